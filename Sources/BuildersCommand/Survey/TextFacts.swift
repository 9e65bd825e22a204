import ConstructionBuilders

/// What was seen of the strings at one place, or of the keys of an object whose keys are data.
struct TextFacts: Equatable, Sendable {
  /// The lengths, in Unicode scalars, as JSON Schema counts them.
  private(set) var lengths = Sizes()

  /// How many were empty.
  private(set) var empty = 0

  /// How often each of the texts was seen that can stand for no value. See ``NullWord``.
  private(set) var words: [String: Int] = [:]

  /// The formats that all others have. No text has all: then there is none.
  private(set) var candidates = TextFormats.all

  private(set) var distinct = DistinctTexts()

  init() {}

  init(
    lengths: Sizes, empty: Int, words: [String: Int], formats: TextFormats, distinct: DistinctTexts
  ) {
    (self.lengths, self.empty, self.words, self.distinct) = (lengths, empty, words, distinct)
    candidates = formats
  }

  /// The formats that all texts have which are neither empty nor a word for no value; none if there
  /// is no such text.
  var formats: TextFormats { candidates == .all ? [] : candidates }

  /// Whether there is a text that is neither empty nor a word for no value.
  var hasOthers: Bool { candidates != .all }

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
    } else if let word = unsafe NullWord.of(bytes) {
      words[word, default: 0] = words[word, default: 0].saturatingSum(count)
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
    words.merge(other.words) { $0.saturatingSum($1) }
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
