/// A string literal.
struct StringLiteral {
  let token: Token

  /// Nil where the token is not a string.
  init?(_ token: Token) {
    guard token.kind == .string else { return nil }
    self.token = token
  }

  /// Whether it is on one line and has no interpolation, so that it can be a key.
  var isPlain: Bool {
    let hashes = token.text.prefix { $0 == "#" }
    return !token.text.hasPrefix(hashes + "\"\"\"") && !token.text.utf8.contains { $0.isLineBreak }
      && !contains("\\\(hashes)(")
  }

  /// Its value, or nil where it has escapes.
  var plainText: String? {
    guard isPlain, !token.text.hasPrefix("#"), !contains("\\") else { return nil }
    return String(token.text.dropFirst().dropLast())
  }

  /// A literal with a value.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for character in text.unicodeScalars {
      if character == "\"" || character == "\\" { literal += "\\" }
      literal.unicodeScalars.append(character)
    }
    return literal + "\""
  }

  private func contains(_ other: String) -> Bool {
    let (text, other) = (Array(token.text.utf8), Array(other.utf8))
    return text.indices.contains { text[$0...].starts(with: other) }
  }
}
