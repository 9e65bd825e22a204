/// Attributes in comments, for models that compile without macros.
///
/// ```swift
/// // @Buildable(keys: .snakeCase)
/// struct Comic {
///   /* @Key("description") */ let summary: String?
/// }
/// ```
///
/// A comment counts if it holds attributes of this library and nothing else.
package enum CommentedAttributes {
  /// The source with these attributes outside comments. Spaces replace the comment marks, so that
  /// no offset changes.
  package static func revealed(in text: String) -> String {
    let source = Source(text)
    var bytes = source.bytes
    for comment in source.comments {
      let isBlock = bytes[comment.lowerBound + 1] == UInt8(ascii: "*")
      let start = comment.lowerBound + 2
      let end = isBlock ? max(comment.upperBound - 2, start) : comment.upperBound
      guard holdsAttributes(source.written(bytes: start..<end)) else { continue }
      for mark in [comment.lowerBound..<start, end..<comment.upperBound].joined() {
        bytes[mark] = UInt8(ascii: " ")
      }
    }
    let revealed = String(decoding: bytes, as: UTF8.self)
    // Another comment may follow on the line: `// @Default(0) // @Key("id")`.
    return revealed == text ? text : self.revealed(in: revealed)
  }

  /// Whether a text is one or more attributes of this library, and nothing else.
  private static func holdsAttributes(_ text: String) -> Bool {
    let source = Source(text)
    guard source.problems.isEmpty, source[0].isSymbol("@") else { return false }
    var index = 0
    while source[index].kind != .end {
      guard let attribute = AttributeReader.attribute(in: source, at: &index) else { return false }
      let name = attribute.name.text
      let isKnown =
        name == "Buildable" || FieldAttribute(rawValue: name) != nil
        || VariantAttribute(rawValue: name) != nil
      guard isKnown else { return false }
    }
    return true
  }
}
