/// A property of a view that is told, before the view's body is asked for, where the view is.
protocol ConnectedProperty {
  func connect(_ key: Int)
}

/// What a view keeps while it has its place.
final class Storage<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// The way of a view's property to what is kept, which is known once the view has its place.
final class StorageLink<Value> {
  var storage: Storage<Value>

  init(_ initial: Value) { storage = Storage(initial) }

  func connect(_ key: Int) {
    let memory = Recorder.current.memory
    if let kept = memory.storage[key] as? Storage<Value> {
      storage = kept
    } else {
      memory.storage[key] = storage
    }
  }
}

/// Which types have no such property, so that they need not be looked through again.
nonisolated(unsafe) private var plainTypes: Set<ObjectIdentifier> = []

/// Tells the properties of a view, a style or a modifier where it is.
func connectProperties<Value>(of value: Value) {
  let type = ObjectIdentifier(Value.self)
  if plainTypes.contains(type) { return }
  var isPlain = true
  for (index, child) in Mirror(reflecting: value).children.enumerated() {
    guard let property = child.value as? any ConnectedProperty else { continue }
    isPlain = false
    property.connect(Recorder.current.place &* 64 &+ index)
  }
  if isPlain { plainTypes.insert(type) }
}
