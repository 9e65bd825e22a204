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

  /// The value of a plain literal, whatever its delimiters and escapes.
  var value: String {
    let hashes = token.text.prefix { $0 == "#" }
    var rest = token.text.dropFirst(hashes.count + 1).dropLast(hashes.count + 1).unicodeScalars
    let escape = ("\\" + hashes).unicodeScalars
    let others: [Unicode.Scalar: Unicode.Scalar] = ["n": "\n", "r": "\r", "t": "\t", "0": "\0"]
    var value = String.UnicodeScalarView()
    while let next = rest.first {
      guard rest.starts(with: escape) else {
        value.append(next)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(escape.count)
      guard let mark = rest.popFirst() else { break }
      if mark == "u" {
        let digits = String(rest.dropFirst().prefix { $0 != "}" })
        UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { value.append($0) }
        rest.removeFirst(min(digits.unicodeScalars.count + 2, rest.count))
      } else {
        value.append(others[mark] ?? mark)
      }
    }
    return String(value)
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
