/// What fields at the same path have in common, kept for a document.
///
/// A field at a path keeps the path in its note. The elements of an array have fields at the same
/// paths, so they share it.
struct PathNotes {
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
  }

  /// A small document has no fields at the same path, and few have more paths than the last.
  private static var range: Range<Int> { 32..<96 }

  private var asked = 0
  private var known: [(key: Key, note: CaptureNote)] = []

  /// Which of them is asked for next, because objects are read alike.
  private var next = 0

  /// The note for a path; nil if none is kept.
  mutating func note(for key: Key) -> CaptureNote? {
    guard
      let index = known[next...].firstIndex(where: { $0.key == key })
        ?? known[..<next].firstIndex(where: { $0.key == key })
    else { return nil }
    next = index + 1
    return known[index].note
  }

  /// Keeps the note for a path, if there is room.
  mutating func keep(_ note: CaptureNote, for key: Key) {
    asked += 1
    guard asked >= Self.range.lowerBound, known.count < Self.range.upperBound else { return }
    known.append((key, note))
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
