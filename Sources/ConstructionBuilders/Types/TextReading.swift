/// Why a text is no value.
enum TextRefusal: Error {
  case mismatch(String? = nil)
  case outOfRange
}

extension Captured where Value: Capturable {
  /// What `read` makes of a string. With a repair, also of one with white space around it.
  ///
  /// A value of a dictionary can be of the type itself.
  static func text(
    _ node: JSONNode, _ read: (String) throws(TextRefusal) -> Value
  ) -> Captured {
    if let held = node.held(as: Value.self) { return Captured(held) }
    guard let text = node.string else { return .unusable(node) }
    let trimmed = node.trimmedText
    do throws(TextRefusal) {
      let value = try read(trimmed ?? text)
      return trimmed == nil ? Captured(value) : .coerced(value, from: node)
    } catch {
      switch error {
      case .mismatch(let reason): return .unusable(node, reason: reason)
      case .outOfRange: return .unusable(node, .outOfRange)
      }
    }
  }
}

/// Reads ASCII from left to right.
struct ASCIIReader {
  private(set) var rest: Substring.UTF8View

  init(_ text: String) { rest = text.utf8[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Skips spaces and tabs. Returns whether there were any.
  mutating func skipSpace() -> Bool {
    let count = rest.count
    while let byte = rest.first, byte == 0x20 || byte == 0x09 { rest.removeFirst() }
    return rest.count < count
  }

  /// The digits that follow, as many as there are; nil if that is none, or not the right number.
  mutating func digits(_ counts: ClosedRange<Int> = 1...400) -> String? {
    taken(counts) { 0x30...0x39 ~= $0 }
  }

  /// The letters that follow.
  mutating func letters() -> String? {
    taken(1...20) { 0x41...0x5A ~= $0 & 0xDF }
  }

  /// A whole number of some digits.
  mutating func number(_ counts: ClosedRange<Int>) -> Int? { digits(counts).flatMap { Int($0) } }

  private mutating func taken(_ counts: ClosedRange<Int>, _ isPart: (UInt8) -> Bool) -> String? {
    let part = rest.prefix(while: isPart)
    guard counts ~= part.count else { return nil }
    rest = rest[part.endIndex...]
    return String(Substring(part))
  }
}
