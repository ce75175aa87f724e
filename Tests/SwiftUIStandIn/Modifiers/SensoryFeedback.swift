@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
public struct SensoryFeedback: Equatable, Sendable {
  let word: String

  public static let success = SensoryFeedback(word: "success")
  public static let warning = SensoryFeedback(word: "warning")
  public static let error = SensoryFeedback(word: "error")
  public static let selection = SensoryFeedback(word: "selection")
  public static let increase = SensoryFeedback(word: "increase")
  public static let decrease = SensoryFeedback(word: "decrease")
  public static let start = SensoryFeedback(word: "start")
  public static let stop = SensoryFeedback(word: "stop")
  public static let alignment = SensoryFeedback(word: "alignment")
  public static let levelChange = SensoryFeedback(word: "levelChange")
  public static let impact = SensoryFeedback(word: "medium")

  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(word: weight.name)
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(word: flexibility.name)
  }

  public struct Weight: Equatable, Sendable {
    let name: String

    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  public struct Flexibility: Equatable, Sendable {
    let name: String

    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
extension View {
  nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
  where T: Equatable {
    recordingChange(of: trigger) { _ in Recorder.current.feedback.append(feedback.word) }
  }

  nonisolated public func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  nonisolated public func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable {
    recordingChange(of: trigger) { newValue in
      if let feedback = feedback(trigger, newValue) {
        Recorder.current.feedback.append(feedback.word)
      }
    }
  }
}
