#if PLATFORM_IOS
  @available(iOS 10.0, *)
  @MainActor open class UIFeedbackGenerator {
    public init() {}
    open func prepare() {}

    nonisolated func emit(_ feedback: String) { Recorder.current.feedback.append(feedback) }
  }

  @available(iOS 10.0, *)
  @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    @available(iOS 10.0, *)
    public enum FeedbackStyle: Int, Sendable {
      case light = 0
      case medium = 1
      case heavy = 2
      @available(iOS 13.0, *)
      case soft = 3
      @available(iOS 13.0, *)
      case rigid = 4
    }

    private let style: FeedbackStyle

    public init(style: FeedbackStyle) { self.style = style }

    open func impactOccurred() { emit("\(style)") }
  }

  @available(iOS 10.0, *)
  @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { emit("selection") }
  }

  @available(iOS 10.0, *)
  @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    @available(iOS 10.0, *)
    public enum FeedbackType: Int, Sendable {
      case success = 0
      case warning = 1
      case error = 2
    }

    open func notificationOccurred(_ notificationType: FeedbackType) { emit("\(notificationType)") }
  }
#endif
