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
      && !hasInterpolation(hashes.utf8)
  }

  /// Its value, or nil where it has escapes.
  var plainText: String? {
    guard isPlain, !token.text.hasPrefix("#"), !token.text.contains("\\") else { return nil }
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

  /// Whether an escape is followed by a parenthesis: in `"\\("`, it is followed by a backslash.
  private func hasInterpolation(_ hashes: Substring.UTF8View) -> Bool {
    var rest = Array(token.text.utf8)[...]
    while let escape = rest.firstIndex(of: UInt8(ascii: "\\")) {
      rest = rest[(escape + 1)...]
      guard rest.starts(with: hashes) else { continue }
      rest = rest.dropFirst(hashes.count)
      if rest.popFirst() == UInt8(ascii: "(") { return true }
    }
    return false
  }
}
