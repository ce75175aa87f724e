/// A name of the file, interned: equal names have equal numbers.
typealias NameID = UInt32

/// Numbers for names, so that every later comparison and table look-up is by integer.
///
/// Properties and built-in words are interned first, in the catalogue's order, so the meaning of a
/// built-in name is a look-up in a short array. An open-addressed table over bytes is twice as
/// fast as `[String: Int]`, and needs no `String` for a name that no message mentions.
struct NameTable {
  /// The open-addressed table: a NameID plus one, or 0 where empty; as many as a power of two.
  private var slots: [UInt32]
  private var hashes: [UInt32] = []
  /// Where each name's bytes begin in `text`; one entry more than there are names.
  private var offsets: [UInt32] = [0]
  private var text: [UInt8] = []

  /// How many names are built in.
  private(set) var builtInCount = 0
  private var properties: [Property?] = []
  private var words: [Word?] = []
  private var colors: [NamedColor?] = []
  private var states: [State?] = []
  private var isTaken: [Bool] = []
  private var components: [Component?] = []

  /// The bytes of the file, kept here so that looking up a name copies nothing.
  private let source: [UInt8]

  init(source: [UInt8], expectedNames: Int) {
    self.source = source
    var capacity = 1024
    while capacity < expectedNames * 2 { capacity *= 2 }
    slots = [UInt32](repeating: 0, count: capacity)
    for property in Property.allCases { seed(property.name) { $0.properties[$1] = property } }
    for word in Word.allCases { seed(word.name) { $0.words[$1] = word } }
    for color in NamedColor.all { seed(color.name) { $0.colors[$1] = color } }
    for state in State.allCases { seed(state.rawValue) { $0.states[$1] = state } }
    for component in Component.builtIn {
      seed(component.rawValue) { $0.components[$1] = component }
    }
    for stem in SwiftUIWords.takenStems { seed(stem) { $0.isTaken[$1] = true } }
    builtInCount = offsets.count - 1
  }

  private mutating func seed(_ name: String, _ set: (inout NameTable, Int) -> Void) {
    let id = Int(intern(name))
    if id == properties.count {
      properties.append(nil)
      words.append(nil)
      colors.append(nil)
      states.append(nil)
      isTaken.append(false)
      components.append(nil)
    }
    set(&self, id)
  }

  /// The number of the name at a place of the file.
  mutating func intern(_ range: SourceRange) -> NameID {
    intern(source, Int(range.start), Int(range.end))
  }

  /// The number of a name that stands nowhere in the file.
  mutating func intern(_ name: String) -> NameID {
    let bytes = Array(name.utf8)
    return intern(bytes, 0, bytes.count)
  }

  private mutating func intern(_ bytes: [UInt8], _ start: Int, _ end: Int) -> NameID {
    var hash: UInt32 = 2_166_136_261
    var index = start
    while index < end {
      hash = (hash ^ UInt32(bytes[index])) &* 16_777_619
      index += 1
    }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ (hash >> 15)) & mask
    while true {
      let entry = slots[slot]
      if entry == 0 { break }
      let id = Int(entry) - 1
      if hashes[id] == hash, matches(id, bytes, start, end) { return NameID(id) }
      slot = (slot + 1) & mask
    }
    let id = hashes.count
    slots[slot] = UInt32(id + 1)
    hashes.append(hash)
    text.append(contentsOf: bytes[start..<end])
    offsets.append(UInt32(text.count))
    if id * 2 >= slots.count { grow() }
    return NameID(id)
  }

  private func matches(_ id: Int, _ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    let from = Int(offsets[id])
    guard Int(offsets[id + 1]) - from == end - start else { return false }
    var index = 0
    while index < end - start {
      if text[from + index] != bytes[start + index] { return false }
      index += 1
    }
    return true
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = [UInt32](repeating: 0, count: mask + 1)
    for (id, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash ^ (hash >> 15)) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(id + 1)
    }
  }

  /// The number of names so far.
  var count: Int { hashes.count }

  /// The spelling of a name.
  func name(_ id: NameID) -> String {
    String(decoding: text[Int(offsets[Int(id)])..<Int(offsets[Int(id) + 1])], as: UTF8.self)
  }

  /// The property of that name.
  func property(_ id: NameID) -> Property? { Int(id) < builtInCount ? properties[Int(id)] : nil }
  /// The built-in word of that name.
  func word(_ id: NameID) -> Word? { Int(id) < builtInCount ? words[Int(id)] : nil }
  /// The system's colour of that name.
  func color(_ id: NameID) -> NamedColor? { Int(id) < builtInCount ? colors[Int(id)] : nil }
  /// The component of that name.
  func component(_ id: NameID) -> Component? { Int(id) < builtInCount ? components[Int(id)] : nil }
  /// Whether a style of that name may meet a name of SwiftUI.
  func isTakenBySwiftUI(_ id: NameID) -> Bool { Int(id) < builtInCount && isTaken[Int(id)] }
  /// The state of that name.
  func state(_ id: NameID) -> State? { Int(id) < builtInCount ? states[Int(id)] : nil }
}
