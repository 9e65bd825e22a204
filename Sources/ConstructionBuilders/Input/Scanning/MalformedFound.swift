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
    case .markup: sentence = text.sentenceOfBody(from: offset)
    case .expected(.value):
      if offset == rootOffset(in: bytes) { sentence = text.sentenceOfBody(from: offset) }
      if sentence != nil { return }
      words = text.trailingComma(at: offset) ?? text.otherSyntax(at: offset)
      if words == nil { name(text.word(from: offset)) }
    case .expected(.key): words = text.trailingComma(at: offset) ?? text.otherSyntax(at: offset)
    case .expected(.digitAfterMinus): name("-" + text.word(from: offset), quotesOthers: false)
    case .expected: words = text.otherSyntax(at: offset)
    case .trailing: words = text.otherSyntax(at: offset, isInside: false)
    case .noEvents:
      let bracket = text.has("{", at: offset) ? "{" : "["
      words = text.otherSyntax(at: offset, isInside: false) ?? "found '\(bracket)'"
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
  /// Whether a byte can be in a word, or in the name of a function.
  static func isOfName(_ byte: UInt8) -> Bool {
    isOfWord(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$")
  }

  static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
