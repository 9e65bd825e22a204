/// What fields at the same path have in common, kept for a document.
///
/// A field at a path keeps the path in an object of its own. The elements of an array have fields
/// at the same paths, so they share it.
@safe struct PathNotes: ~Copyable {
  /// A path of at most four keys that are literals, and one of the states of a field.
  struct Key: Equatable {
    let words: SIMD4<UInt64>
    let state: UInt8

    /// Nil where a key is only known at run time, and for a longer path.
    init?(_ path: borrowing PlainPath, state: UInt8) {
      guard path.others.count <= 2 else { return nil }
      var words = SIMD4(path.first.bits, path.second.bits, 0, 0)
      for (index, key) in path.others.enumerated() {
        guard let word = key.word else { return nil }
        words[2 + index] = word.bits
      }
      self.words = words
      self.state = state
    }

    /// One of the slots for the key, which are next to each other: less than `slotCount`.
    fileprivate func slot(_ probe: Int) -> Int {
      // Knuth's multiplicative hash: the uppermost bits depend on all others.
      let mixed = words[0] ^ (words[1] &* 3) ^ (words[2] &* 5) ^ (words[3] &* 7) ^ UInt64(state)
      let hash = Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) >> 57)
      return (hash &+ probe) & (PathNotes.slotCount &- 1)
    }
  }

  private struct Slot {
    let key: Key
    let note: any AnyObject & Sendable
  }

  /// A small document has no fields at the same path.
  private static var first: Int { 32 }
  fileprivate static var slotCount: Int { 128 }

  /// How many slots are looked at for a key.
  private static var probes: Int { 8 }

  private var count = 0
  private var slots: UnsafeMutablePointer<Slot?>?

  init() {}

  deinit {
    guard let slots = unsafe slots else { return }
    unsafe slots.deinitialize(count: Self.slotCount)
    unsafe slots.deallocate()
  }

  /// The object for a path; nil if none is kept.
  func note(for key: Key) -> (any AnyObject & Sendable)? {
    guard let slots = unsafe slots else { return nil }
    for probe in 0..<Self.probes {
      guard let known = unsafe slots[key.slot(probe)] else { return nil }
      if known.key == key { return known.note }
    }
    return nil
  }

  /// Keeps the object for a path, in place of another one if there is no room.
  mutating func keep(_ note: any AnyObject & Sendable, for key: Key) {
    if let slots = unsafe slots {
      let free = (0..<Self.probes).first { unsafe slots[key.slot($0)] == nil } ?? 0
      unsafe slots[key.slot(free)] = Slot(key: key, note: note)
      return
    }
    count += 1
    guard count == Self.first else { return }
    let slots = UnsafeMutablePointer<Slot?>.allocate(capacity: Self.slotCount)
    unsafe slots.initialize(repeating: nil, count: Self.slotCount)
    unsafe self.slots = slots
  }
}

/// A path of two keys or more, of which the first two are literals.
@usableFromInline
struct PlainPath {
  let first: KeyWord
  let firstLower: UInt32
  let second: KeyWord
  let secondLower: UInt32
  let others: [JSONKey]

  @usableFromInline
  init(
    _ first: KeyWord, _ firstLower: UInt32, _ second: KeyWord, _ secondLower: UInt32,
    others: [JSONKey]
  ) {
    self.first = first
    self.firstLower = firstLower
    self.second = second
    self.secondLower = secondLower
    self.others = others
  }

  /// The texts of the keys.
  var keys: [String] { [first.text ?? "", second.text ?? ""] + others.map(\.text) }
}
