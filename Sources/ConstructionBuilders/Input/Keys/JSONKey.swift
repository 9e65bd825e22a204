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

  /// What ``SearchedKey`` needs of a literal. The compiler computes it where the literal is.
  @usableFromInline
  let lowerOfName: UInt32

  /// A key written in the program's text.
  @_documentation(visibility: internal)
  @inlinable @inline(__always)
  public init(stringLiteral literal: StaticString) {
    if let word = KeyWord(literal) {
      storage = .literal(word)
      lowerOfName = literal.lowerOfName
    } else {
      storage = .text(literal.description)
      lowerOfName = 0
    }
  }

  /// A key that is only known at run time.
  @inlinable
  public init(_ text: String) {
    storage = .text(text)
    lowerOfName = 0
  }

  @inlinable
  init(_ word: KeyWord, lowerOfName: UInt32) {
    storage = .literal(word)
    self.lowerOfName = lowerOfName
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

extension StaticString {
  /// What the entry of a name with these bytes has below its offset; 0 if no name has them.
  @inlinable @inline(__always)
  var lowerOfName: UInt32 {
    guard isASCII, utf8CodeUnitCount < TapeEntry.longName else { return 0 }
    // Trusts StaticString: so many bytes are at the start.
    let bytes = unsafe UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    let hash = unsafe nameHash(of: bytes)
    return TapeEntry(nameOfLength: utf8CodeUnitCount, hash: hash, offset: 0).lower
  }
}
