import ConstructionBuilders

/// What was seen of the strings at one place, or of the keys of an object whose keys are data.
struct TextFacts: Equatable, Sendable {
  /// The lengths, in Unicode scalars, as JSON Schema counts them.
  private(set) var lengths = Sizes()

  /// How many were empty.
  private(set) var empty = 0

  /// The formats that all of them have which are not empty.
  ///
  /// If all are empty, or there is none, this says nothing: see ``formats``.
  private var candidates = TextFormats.all

  private(set) var distinct = DistinctTexts()

  init() {}

  init(lengths: Sizes, empty: Int, formats: TextFormats, distinct: DistinctTexts) {
    (self.lengths, self.empty, self.distinct) = (lengths, empty, distinct)
    candidates = formats
  }

  /// The formats that all texts have which are not empty; none if there is no such text.
  var formats: TextFormats { lengths.most > 0 ? candidates : [] }

  /// Counts a text, of which the bytes are its UTF-8.
  mutating func add(_ bytes: Span<UInt8>, isASCII: Bool, keepsText: Bool) {
    unsafe bytes.withUnsafeBufferPointer {
      unsafe add($0, count: 1, isASCII: isASCII, keepsText: keepsText)
    }
  }

  private mutating func add(
    _ bytes: UnsafeBufferPointer<UInt8>, count: Int, isASCII: Bool, keepsText: Bool
  ) {
    unsafe lengths.add(
      isASCII ? bytes.count : bytes.count { $0 & 0xC0 != 0x80 }, count: count)
    if bytes.isEmpty {
      empty &+= count
    } else if !candidates.isEmpty {
      unsafe candidates = TextFormats(of: bytes, among: candidates)
    }
    unsafe distinct.add(StableHash.of(UnsafeRawBufferPointer(bytes)), count: count) {
      unsafe keepsText ? Self.excerpt(of: bytes) : nil
    }
  }

  /// Counts a text.
  mutating func add(_ text: String, count: Int = 1, keepsText: Bool) {
    var text = text
    text.withUTF8 { unsafe add($0, count: count, isASCII: false, keepsText: keepsText) }
  }

  mutating func merge(_ other: TextFacts) {
    lengths.merge(other.lengths)
    empty = empty.saturatingSum(other.empty)
    candidates.formIntersection(other.candidates)
    distinct.merge(other.distinct)
  }

  /// The text, cut if it is long.
  private static func excerpt(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    let longest = DistinctTexts.longestText
    guard bytes.count > longest else { return unsafe String(decoding: bytes, as: UTF8.self) }
    var end = longest
    while end > 0, unsafe bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return unsafe String(decoding: bytes[..<end], as: UTF8.self) + "…"
  }
}
