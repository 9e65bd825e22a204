/// The key of a member of a JSON object.
///
/// Written as a string literal, it costs nothing to make and one word to keep:
///
/// ```swift
/// _name = fields["name"]
/// ```
///
/// Keys compare as Strings do, by canonical equivalence: `"é"` finds a member however the sender
/// composed it, and whether it was escaped or not.
public struct JSONKey: ExpressibleByStringLiteral, Sendable {
  @usableFromInline
  enum Storage: Sendable {
    case literal(LiteralKey)
    case text(String)
  }

  @usableFromInline
  let storage: Storage

  /// A key written in the program's text.
  @inlinable
  public init(stringLiteral literal: StaticString) {
    if let key = LiteralKey(literal) {
      storage = .literal(key)
    } else {
      storage = .text("\(literal)")
    }
  }

  /// A key that is only known at run time.
  @inlinable
  public init(_ text: String) {
    storage = .text(text)
  }

  /// A literal key in one word; nil for any other.
  @inlinable
  var word: UInt64? {
    if case .literal(let key) = storage { key.word } else { nil }
  }

  /// The key as a String.
  public var text: String {
    switch storage {
    case .literal(let key): key.text
    case .text(let text): text
    }
  }
}

extension JSONKey: Hashable, CustomStringConvertible {
  public static func == (left: JSONKey, right: JSONKey) -> Bool { left.text == right.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
  public var description: String { text }
}
