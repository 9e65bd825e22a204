/// What a document has where something else was expected, in the reader's words.
///
/// It names only what the sender may have taken for JSON. Anything else is plain to see at the
/// place itself.
struct MalformedFound {
  /// Words that follow the sentence about what was expected. They quote nothing of the document.
  var words: String?

  /// A sentence that replaces the one about what was expected.
  var sentence: String?

  /// A word that was found. A redacted finding omits it.
  var found: FoundValue?

  init(_ malformed: MalformedJSON, in bytes: Span<UInt8>) {
    let text = MalformedText(bytes: bytes)
    let offset = malformed.offset
    switch malformed.problem {
    case .expected(.value):
      if offset == 0, let format = text.binaryFormat {
        sentence = "the body is \(format), expected a JSON value"
      } else {
        words = text.trailingComma(at: offset) ?? text.syntaxOfOtherNotations(at: offset)
        if words == nil { name(text.word(from: offset)) }
      }
    case .expected(.key):
      words = text.trailingComma(at: offset) ?? text.syntaxOfOtherNotations(at: offset)
    case .expected(.digitAfterMinus): name("-" + text.word(from: offset), quotesOthers: false)
    case .expected, .trailing: words = text.syntaxOfOtherNotations(at: offset)
    case .endsEarly(.value): name(text.word(before: offset))
    default: break
    }
  }

  /// Says what a word is, or quotes it.
  private mutating func name(_ word: String, quotesOthers: Bool = true) {
    switch word {
    case "": break
    case "NaN", "nan", "NAN", "Infinity", "Inf", "inf", "-Infinity", "-Inf", "-inf", "-NaN", "-nan",
      "undefined":
      words = "found \(word), which is not valid JSON"
    case "True", "TRUE", "False", "FALSE", "Null", "NULL":
      words = "found \(word), which JSON writes as \(word.lowercased())"
    case "None", "nil", "NIL": words = "found \(word), which JSON writes as null"
    case _ where quotesOthers: found = FoundValue(kind: .other, excerpt: word)
    default: break
    }
  }
}

extension MalformedFound {
  static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// The bytes around a place that is wrong.
private struct MalformedText: ~Escapable {
  let bytes: Span<UInt8>

  @_lifetime(copy bytes)
  init(bytes: Span<UInt8>) { self.bytes = bytes }

  private func has(_ text: [UInt8], at offset: Int) -> Bool {
    bytes.array(offset..<offset + text.count) == text
  }

  private func has(_ text: String, at offset: Int) -> Bool { has(Array(text.utf8), at: offset) }

  /// The ASCII letters, digits and underscores from `start` on, at most as many as an excerpt has.
  func word(from start: Int) -> String {
    var end = start
    while end < bytes.count, MalformedFound.isOfWord(bytes[end]),
      end - start < FoundValue.longestExcerpt
    { end += 1 }
    return String(decoding: bytes.array(start..<end), as: UTF8.self)
  }

  func word(before end: Int) -> String {
    var start = end
    while start > 0, MalformedFound.isOfWord(bytes[start - 1]),
      end - start < FoundValue.longestExcerpt
    {
      start -= 1
    }
    return word(from: start)
  }

  /// The words for the end of a container right after a comma.
  func trailingComma(at offset: Int) -> String? {
    guard has("]", at: offset) || has("}", at: offset) else { return nil }
    var before = offset - 1
    while before >= 0, WhiteSpace.contains(bytes[before]) { before -= 1 }
    guard before >= 0, bytes[before] == UInt8(ascii: ",") else { return nil }
    return "found a trailing comma, which JSON does not have"
  }

  /// The words for what other notations have and JSON does not.
  func syntaxOfOtherNotations(at offset: Int) -> String? {
    if ["//", "/*", "#", "<!--"].contains(where: { has($0, at: offset) }) {
      return "found a comment, which JSON does not have"
    }
    if has("'", at: offset) {
      return "found a single quotation mark, where JSON has double ones"
    }
    if ["“", "”", "„", "‘", "’"].contains(where: { has($0, at: offset) }) {
      return "found a typographic quotation mark, where JSON has plain ones"
    }
    if has("+", at: offset) { return "found '+', but a JSON number cannot start with it" }
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    if has(".", at: offset), UInt8(ascii: "0")...UInt8(ascii: "9") ~= next {
      return "found '.', but a JSON number cannot start with it"
    }
    return nil
  }

  /// The name of a format that begins with bytes of its own.
  var binaryFormat: String? {
    let formats: [([UInt8], String)] = [
      ([0x1F, 0x8B], "compressed with gzip"),
      ([0x28, 0xB5, 0x2F, 0xFD], "compressed with Zstandard"),
      ([0x78, 0x01], "compressed with zlib"), ([0x78, 0x5E], "compressed with zlib"),
      ([0x78, 0x9C], "compressed with zlib"), ([0x78, 0xDA], "compressed with zlib"),
      ([0x50, 0x4B, 0x03, 0x04], "a zip archive"),
      ([0x25, 0x50, 0x44, 0x46, 0x2D], "a PDF document"),
      ([0x89, 0x50, 0x4E, 0x47], "a PNG image"), ([0xFF, 0xD8, 0xFF], "a JPEG image"),
      ([0x62, 0x70, 0x6C, 0x69, 0x73, 0x74], "a binary property list"),
    ]
    return formats.first { has($0.0, at: 0) }?.1
  }
}
