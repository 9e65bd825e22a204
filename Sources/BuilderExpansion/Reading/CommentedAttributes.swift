/// Attributes that stand in comments, for models that are to compile without macros.
///
/// ```swift
/// // @Buildable(keys: .snakeCase)
/// struct Comic {
///   /* @Key("description") */ let summary: String?
/// }
/// ```
///
/// A comment counts that has nothing in it but our attributes: prose about them does not.
package enum CommentedAttributes {
  /// The source with these attributes out of their comments. Blanks take the place of what made them comments, so
  /// that everything stands where it stood.
  package static func revealed(in source: String) -> String {
    var bytes = Array(source.utf8)
    var end = 0
    for token in Source(source).tokens {
      reveal(in: end..<token.range.lowerBound, of: &bytes)
      end = token.range.upperBound
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Looks at what stands between two tokens.
  private static func reveal(in trivia: Range<Int>, of bytes: inout [UInt8]) {
    var index = trivia.lowerBound
    while index < trivia.upperBound {
      let rest = bytes[index..<trivia.upperBound]
      if rest.starts(with: "//".utf8) {
        let end = rest.firstIndex(where: \.isLineBreak) ?? trivia.upperBound
        reveal(index..<index + 2, before: index + 2..<end, end..<end, of: &bytes)
        index = end
      } else if rest.starts(with: "/*".utf8) {
        let end = endOfBlockComment(rest)
        let closing = max(end - 2, index + 2)
        reveal(index..<index + 2, before: index + 2..<closing, closing..<end, of: &bytes)
        index = end
      } else {
        index += 1
      }
    }
  }

  /// Blanks out both ends of a comment if there are attributes between them.
  private static func reveal(
    _ opening: Range<Int>, before content: Range<Int>, _ closing: Range<Int>,
    of bytes: inout [UInt8]
  ) {
    guard holdsAttributes(String(decoding: bytes[content], as: UTF8.self)) else { return }
    for index in [opening, closing].joined() { bytes[index] = UInt8(ascii: " ") }
  }

  /// Whether a text is one of our attributes, or several, and nothing else.
  private static func holdsAttributes(_ text: String) -> Bool {
    let source = Source(text)
    guard source.problems.isEmpty, source[0].isSymbol("@") else { return false }
    var index = 0
    while source[index].kind != .end {
      guard let attribute = AttributeReader.attribute(in: source, at: &index) else { return false }
      let name = attribute.name.text
      guard name == "Buildable" || FieldAttribute(rawValue: name) != nil else { return false }
    }
    return true
  }

  private static func endOfBlockComment(_ rest: ArraySlice<UInt8>) -> Int {
    var index = rest.startIndex
    var depth = 0
    repeat {
      if rest[index...].starts(with: "/*".utf8) {
        depth += 1
        index += 2
      } else if rest[index...].starts(with: "*/".utf8) {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < rest.endIndex
    return index
  }
}
