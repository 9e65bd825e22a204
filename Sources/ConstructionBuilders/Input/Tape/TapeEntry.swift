/// One entry of the tape: a kind, an extent and an offset in 8 bytes.
///
/// NB: `@_transparent`, here and where values and fields are made: a debug build inlines nothing
/// else. It saves a tenth of a debug build's instructions.
@usableFromInline
struct TapeEntry: BitwiseCopyable {
  @usableFromInline
  enum Kind: UInt8 {
    case null, `false`, `true`, integer, fraction, exponential, text, unicodeText, escapedText,
      name,
      array, object
  }

  /// The extent which says that the true one is in the next entry.
  @inlinable
  static var longExtent: Int { 0xFFF_FFFF }

  @usableFromInline
  let bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  init(_ kind: Kind, extent: Int, offset: Int) {
    assert(0...Self.longExtent ~= extent && UInt32(exactly: offset) != nil)
    bits =
      UInt64(kind.rawValue) | UInt64(truncatingIfNeeded: extent) << 4
      | UInt64(truncatingIfNeeded: offset) << 32
  }

  func with(extent: Int) -> TapeEntry {
    assert(0...Self.longExtent ~= extent)
    return TapeEntry(bits: bits & ~(0xFFF_FFFF << 4) | UInt64(truncatingIfNeeded: extent) << 4)
  }

  /// The same entry, with another offset. A name keeps its hash.
  func moved(by distance: Int) -> TapeEntry {
    assert(UInt32(exactly: offset + distance) != nil)
    return TapeEntry(
      bits: bits & 0xFFFF_FFFF | UInt64(truncatingIfNeeded: offset + distance) << 32)
  }

  @_transparent @usableFromInline
  var kind: Kind {
    let code = UInt8(truncatingIfNeeded: bits & 0xF)
    // Trusts that an entry has the code of a kind. Only the second one of a long extent has none,
    // and is never asked.
    return unsafe unsafeBitCast(code, to: Kind.self)
  }

  /// The entry of a name.
  @inlinable
  init(nameOfLength length: Int, hash: UInt16, offset: Int) {
    assert(0..<Self.longName ~= length && UInt32(exactly: offset) != nil)
    bits =
      UInt64(Kind.name.rawValue) | UInt64(truncatingIfNeeded: length) << 4 | UInt64(hash) << 16
      | UInt64(truncatingIfNeeded: offset) << 32
  }

  /// Keys of this length or more are no names; otherwise a name's extent could look like a long
  /// one.
  @inlinable
  static var longName: Int { 0xFFF }

  /// The length of a name.
  var nameLength: Int { Int(truncatingIfNeeded: bits >> 4 & 0xFFF) }

  /// Kind and extent; of a name kind, length and hash.
  @inlinable
  var lower: UInt32 { UInt32(truncatingIfNeeded: bits) }

  /// Whether it is an array or an object.
  @inlinable
  var isContainer: Bool { bits & 0xF >= UInt64(Kind.array.rawValue) }

  @_transparent @usableFromInline
  var extent: Int { Int(truncatingIfNeeded: bits >> 4 & 0xFFF_FFFF) }

  @_transparent @usableFromInline
  var offset: Int { Int(truncatingIfNeeded: bits >> 32) }
}

extension TapeEntry.Kind {
  /// The kind of JSON value; a name is a string.
  var jsonType: JSONType {
    switch self {
    case .null: .null
    case .true, .false: .boolean
    case .integer, .fraction, .exponential: .number
    case .text, .unicodeText, .escapedText, .name: .string
    case .array: .array
    case .object: .object
    }
  }
}
