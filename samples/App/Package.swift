// swift-tools-version: 6.1
import PackageDescription

// Where there is no SwiftUI, the recording stand-in of the tests takes its place.
#if canImport(Darwin)
  let standIn: [Package.Dependency] = []
  let swiftUI: [Target.Dependency] = []
#else
  let standIn: [Package.Dependency] = [.package(path: "../../Tests/SwiftUIStandIn")]
  let swiftUI: [Target.Dependency] = [.product(name: "SwiftUI", package: "SwiftUIStandIn")]
#endif

let package = Package(
  name: "App",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [.library(name: "App", targets: ["App"])],
  dependencies: [.package(name: "StyleLang", path: "../..")] + standIn,
  targets: [
    .target(
      name: "App",
      dependencies: swiftUI,
      plugins: [.plugin(name: "StyleLangPlugin", package: "StyleLang")])
  ]
)
