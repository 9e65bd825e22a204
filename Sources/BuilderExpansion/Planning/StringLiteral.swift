/// A string as it is written.
struct StringLiteral {
  let token: Token

  /// Nil where the token is none.
  init?(_ token: Token) {
    guard token.kind == .string else { return nil }
    self.token = token
  }

  /// Whether it stands on one line and nothing is interpolated, so that it can be a key.
  var isPlain: Bool {
    let hashes = token.text.prefix { $0 == "#" }
    return !token.text.hasPrefix(hashes + "\"\"\"") && !token.text.utf8.contains { $0.isLineBreak }
      && !contains("\\\(hashes)(")
  }

  /// What it says, where it has no escapes.
  var plainText: String? {
    guard isPlain, !token.text.hasPrefix("#"), !contains("\\") else { return nil }
    return String(token.text.dropFirst().dropLast())
  }

  /// A literal that says a text.
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
