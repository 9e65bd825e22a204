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
    case literal(KeyWord)
    case text(String)
  }

  @usableFromInline
  let storage: Storage

  /// A key written in the program's text.
  @_documentation(visibility: internal)
  @inlinable
  public init(stringLiteral literal: StaticString) {
    if let word = KeyWord(literal) {
      storage = .literal(word)
    } else {
      storage = .text(literal.description)
    }
  }

  /// A key that is only known at run time.
  @inlinable
  public init(_ text: String) {
    storage = .text(text)
  }

  /// The key in one word; nil if it is only known at run time, or does not fit.
  @inlinable
  var word: KeyWord? {
    if case .literal(let word) = storage { word } else { nil }
  }

  /// The key as a String.
  @_documentation(visibility: internal)
  public var text: String {
    switch storage {
    case .literal(let word): word.text ?? ""
    case .text(let text): text
    }
  }
}

extension JSONKey: Hashable, CustomStringConvertible {
  @_documentation(visibility: internal)
  public static func == (left: JSONKey, right: JSONKey) -> Bool { left.text == right.text }
  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
  @_documentation(visibility: internal)
  public var description: String { text }
}
