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
    case literal(StaticString)
    case text(String)
  }

  @usableFromInline
  let storage: Storage

  @usableFromInline
  let lowerOfName: UInt32

  /// A key written in the program's text.
  // `@inlinable` here and on what a key becomes: without it, citm takes 1.03 times as long.
  @inlinable
  public init(stringLiteral literal: StaticString) {
    storage = .literal(literal)
    lowerOfName = literal.lowerOfName
  }

  /// A key that is only known at run time.
  @inlinable
  public init(_ text: String) {
    storage = .text(text)
    lowerOfName = 0
  }

  /// The key as one that takes a word; nil if it is not a literal, or one that does not fit.
  @inlinable
  var literal: LiteralKey? {
    guard case .literal(let literal) = storage else { return nil }
    return LiteralKey(literal, lowerOfName: lowerOfName)
  }

  /// The key as a String.
  public var text: String {
    switch storage {
    case .literal(let literal): literal.description
    case .text(let text): text
    }
  }
}

extension JSONKey: Hashable, CustomStringConvertible {
  public static func == (left: JSONKey, right: JSONKey) -> Bool { left.text == right.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
  public var description: String { text }
}
