/// A name of the file, interned: equal names have equal numbers.
typealias NameID = UInt32

/// Numbers for names, so that every later comparison and table look-up is by integer.
///
/// Properties and built-in words are interned first, in the catalogue's order, so the meaning of a
/// built-in name is a look-up in a short array. An open-addressed table over bytes is faster than
/// `[String: Int]`, and needs no `String` for a name that no message mentions.
struct NameTable {
  /// A place of the table.
  private struct Slot {
    var key: NameKey
    /// The NameID plus one; 0 where the place is empty.
    var entry: UInt32
  }

  /// The open-addressed table; as many as a power of two.
  private var slots: [Slot]
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
    slots = [Slot](repeating: Slot(key: NameKey(), entry: 0), count: capacity)
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
    let start = Int(range.start)
    let end = Int(range.end)
    let (key, hash) = NameKey.make(source, start, end)
    return find(key, hash, source, start) ?? insert(key, hash, source[start..<end])
  }

  /// The number of a name that stands nowhere in the file.
  mutating func intern(_ name: String) -> NameID {
    let bytes = Array(name.utf8)
    let (key, hash) = NameKey.make(bytes, 0, bytes.count)
    return find(key, hash, bytes, 0) ?? insert(key, hash, bytes[...])
  }

  // Inlined, since a call would copy the table.
  @inline(__always)
  private func find(_ key: NameKey, _ hash: Int, _ bytes: [UInt8], _ start: Int) -> NameID? {
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot].entry != 0 {
      if slots[slot].key == key {
        let id = slots[slot].entry - 1
        if key.isWhole || matches(Int(id), bytes, start, Int(key.length)) { return id }
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  @inline(__always)
  private func matches(_ id: Int, _ bytes: [UInt8], _ start: Int, _ length: Int) -> Bool {
    let from = Int(offsets[id])
    // The key has compared those before.
    var index = NameKey.size
    while index < length {
      if text[from + index] != bytes[start + index] { return false }
      index += 1
    }
    return true
  }

  private mutating func insert(_ key: NameKey, _ hash: Int, _ name: ArraySlice<UInt8>) -> NameID {
    let id = count
    text.append(contentsOf: name)
    offsets.append(UInt32(text.count))
    put(Slot(key: key, entry: UInt32(id + 1)), hash)
    if id * 2 >= slots.count { grow() }
    return NameID(id)
  }

  private mutating func put(_ new: Slot, _ hash: Int) {
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot].entry != 0 { slot = (slot + 1) & mask }
    slots[slot] = new
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(key: NameKey(), entry: 0), count: old.count * 2)
    for slot in old where slot.entry != 0 {
      let id = Int(slot.entry) - 1
      put(slot, NameKey.make(text, Int(offsets[id]), Int(offsets[id + 1])).hash)
    }
  }

  /// The number of names so far.
  var count: Int { offsets.count - 1 }

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

/// What tells most names apart: the first eight bytes, zero where there are fewer, and the length.
///
/// A name is read as words of eight bytes, not byte by byte: interning takes a third of the
/// instructions that FNV-1a over bytes took, and a tenth less time of the whole for 32 MB.
private struct NameKey: Equatable {
  /// How many bytes it holds.
  static let size = 8

  var word: UInt64 = 0
  var length: UInt32 = 0

  /// Whether it holds all of the name.
  var isWhole: Bool { length <= NameKey.size }

  /// The key of a name, and the hash of all of its bytes.
  @inline(__always)
  static func make(_ bytes: [UInt8], _ start: Int, _ end: Int) -> (key: NameKey, hash: Int) {
    bytes.withUnsafeBytes { bytes in
      let length = end - start
      var word: UInt64 = 0
      var hash: UInt64
      if length >= size {
        word = read(bytes, start)
        hash = word
        var index = start + size
        while index < end {
          // The last word ends where the name ends.
          hash = mixed(hash ^ read(bytes, min(index, end - size)))
          index += size
        }
      } else {
        if start + size <= bytes.count {
          word = read(bytes, start) & (1 << UInt64(length * 8) - 1)
        } else {
          for index in 0..<length { word |= UInt64(bytes[start + index]) << UInt64(index * 8) }
        }
        hash = word
      }
      hash = mixed(hash ^ UInt64(length))
      return (NameKey(word: word, length: UInt32(length)), Int(truncatingIfNeeded: hash))
    }
  }

  @inline(__always)
  private static func read(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64) -> UInt64 {
    let product = hash &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}
