#if !PLATFORM_TVOS
  @available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
  public struct DragGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
      public var time = Date()
      public var location: CGPoint
      public var startLocation: CGPoint
      public var translation: CGSize {
        CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
      }
    }

    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    nonisolated public init(
      minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
    ) {
      self.minimumDistance = minimumDistance
      self.coordinateSpace = coordinateSpace
    }
  }

  extension DragGesture: RecordingGesture {
    nonisolated var actions: GestureActions { GestureActions(kind: .drag) }
  }
#endif

@available(iOS 13.0, macOS 10.15, tvOS 16.0, watchOS 6.0, *)
public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never

  public var count: Int

  nonisolated public init(count: Int = 1) { self.count = count }
}

extension TapGesture: RecordingGesture {
  nonisolated var actions: GestureActions { GestureActions(kind: .tap) }
}

@available(iOS 13.0, macOS 10.15, tvOS 14.0, watchOS 6.0, *)
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never

  public var minimumDuration: Double

  nonisolated public init(minimumDuration: Double = 0.5) { self.minimumDuration = minimumDuration }
}

extension LongPressGesture: RecordingGesture {
  nonisolated var actions: GestureActions { GestureActions(kind: .longPress) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum CoordinateSpace: Hashable, Sendable {
  case global
  case local
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
