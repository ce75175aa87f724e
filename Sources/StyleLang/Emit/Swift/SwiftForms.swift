/// Which of the ways to write something the deployment targets allow: the newest that all have, so
/// that nothing is written that one of them lacks, and nothing that another one calls deprecated.
struct SwiftForms {
  /// The deployment targets.
  let targets: DeploymentTargets

  /// Whether text is given a style and not only a colour.
  let hasForegroundStyle: Bool
  /// Whether a view has a tint, and not just an accent colour.
  let hasTint: Bool
  /// Whether what lies behind or over a view is given in braces.
  let hasViewBuilders: Bool
  /// Whether a background is given a shape.
  let hasShapedBackground: Bool
  /// Whether a shape of four radii is SwiftUI's.
  let hasUnevenRectangle: Bool
  /// Whether there is the shape of a container.
  let hasContainerShape: Bool
  /// Whether each colour of SwiftUI is there.
  let hasEveryColor: Bool
  /// Whether a colour of the platform is made of one of SwiftUI.
  let hasPlatformColors: Bool
  /// Whether each target has materials: watchOS has had them since its version 10, and their type
  /// before.
  let hasMaterials: Bool
  /// Whether macOS says by `appearsActive` if a window is.
  let hasAppearsActive: Bool

  /// The targets with a pointer.
  let pointer: PlatformTest
  /// Those of them where `onChange` has two parameters, and the one with one is deprecated.
  let changeOfTwoValues: PlatformTest
  /// The targets with effects of the pointer.
  let hoverEffects: PlatformTest
  /// The targets where SwiftUI itself gives feedback.
  let sensoryFeedback: PlatformTest
  /// The targets where UIKit has to give it.
  let feedbackGenerators: PlatformTest
  /// The targets with control sizes.
  let controlSizes: PlatformTest
  /// The targets without them.
  let noControlSizes: PlatformTest
  /// The targets with windows that can be inactive.
  let inactiveWindows: PlatformTest

  init(_ targets: DeploymentTargets) {
    self.targets = targets
    hasForegroundStyle = targets.have("View.foregroundStyle(_:)")
    hasTint = targets.have("View.tint(_:)")
    hasViewBuilders =
      targets.have("View.background(alignment:content:)")
      && targets.have("View.overlay(alignment:content:)")
    hasShapedBackground = targets.have("View.background(_:in:fillStyle:)")
    hasUnevenRectangle = targets.have("UnevenRoundedRectangle")
    hasContainerShape = targets.have("ContainerRelativeShape")
    hasEveryColor = targets.have("Color.mint")
    hasPlatformColors =
      targets.lacking("UIColor.init(_:)").allSatisfy { $0 == .macOS }
      && !targets.lacking("NSColor.init(_:)").contains(.macOS)
    hasMaterials = targets.lacking("Material.thin").isEmpty
    hasAppearsActive = !targets.lacking("EnvironmentValues.appearsActive").contains(.macOS)

    let all = targets.platforms
    let withPointer = targets.having("View.onHover(perform:)")
    pointer = PlatformTest(withPointer, among: all)
    changeOfTwoValues = PlatformTest(
      targets.having("View.onChange(of:initial:_:)"), among: withPointer)
    hoverEffects = PlatformTest(Property.hoverEffect.platforms(of: targets), among: all)
    let feedback = targets.having("View.sensoryFeedback(_:trigger:condition:)")
    sensoryFeedback = PlatformTest(feedback, among: all)
    feedbackGenerators = PlatformTest(
      targets.having("UIImpactFeedbackGenerator").filter { !feedback.contains($0) }, among: all)
    controlSizes = PlatformTest(targets.having("View.controlSize(_:)"), among: all)
    noControlSizes = PlatformTest(targets.lacking("EnvironmentValues.controlSize"), among: all)
    inactiveWindows = PlatformTest([.macOS], among: all)
  }

  /// The targets that have the protocol of a component's styles.
  func styles(of component: Component) -> PlatformTest {
    guard component == .group else { return .always }
    return PlatformTest(targets.having("GroupBoxStyle"), among: targets.platforms)
  }

  /// Whether SwiftUI has a colour on each target.
  func hasColor(_ member: String) -> Bool { hasEveryColor || targets.have("Color." + member) }

  /// Whether a platform makes a colour of one of its own by an argument with a label.
  func hasColorLabel(on platform: Platform) -> Bool {
    !targets.lacking(platform == .macOS ? "Color.init(nsColor:)" : "Color.init(uiColor:)")
      .contains(platform)
  }
}
