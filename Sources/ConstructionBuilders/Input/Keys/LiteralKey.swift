/// A key that stands in the program's text, in one word and a half.
///
/// A literal that does not fit into a ``KeyWord`` is not a `LiteralKey` but kept as a String.
///
/// `@inlinable`: as ``JSONKey``.
@safe @usableFromInline
struct LiteralKey: BitwiseCopyable, Sendable {
  @usableFromInline
  let word: KeyWord

  /// What the entry of a name that is spelled like the key has below its offset.
  @usableFromInline
  let lowerOfName: UInt32

  @inlinable
  init?(_ literal: StaticString, lowerOfName: UInt32) {
    guard let word = KeyWord(literal) else { return nil }
    self.word = word
    self.lowerOfName = lowerOfName
  }

  /// Whether only names with the same bytes, and keys that are no names, can be equal to the key; of another
  /// key that has to be asked of each text, because canonically equivalent texts are equal: the Kelvin
  /// sign is a K.
  var canBeName: Bool { word.isASCII && count < TapeEntry.longName }

  private var count: Int { word.count }

  /// The most bytes that a text can have in a document and still be equal to the key: six for each character, as in
  /// `\u0041`. What is equal to one of ASCII is a character alone.
  private var longestSpelling: Int { 6 * count }

  /// The key as a String, to look it up: see ``KeyWord/literalText``.
  var text: String { word.literalText }

  /// Whether the key is what `name` spells.
  ///
  /// - Precondition: the key can be a name.
  func matches(_ name: borrowing TapeNode) -> Bool {
    assert(canBeName)
    guard name.kind == .name else { return name.extent <= longestSpelling && name.text == text }
    guard unsafe name.entry.pointee.nameLength == count else { return false }
    return unsafe hasSameBytes(as: name.nameSpelling.baseAddress.unsafelyUnwrapped)
  }

  /// Whether the key is what a key of an object spells, and that is a name.
  ///
  /// - Precondition: the key can be a name.
  func isName(_ key: borrowing TapeNode) -> Bool {
    assert(canBeName)
    guard unsafe key.entry.pointee.lower == lowerOfName else { return false }
    return unsafe hasSameBytes(as: key.nameSpelling.baseAddress.unsafelyUnwrapped)
  }

  /// Whether a name of the same length has the same bytes: eight bytes at a time, the last eight
  /// overlapping those before them.
  ///
  /// - Precondition: `name` has as many bytes as the key.
  private func hasSameBytes(as name: UnsafePointer<UInt8>) -> Bool {
    let left = unsafe UnsafeRawPointer(word.bytes.baseAddress.unsafelyUnwrapped)
    let right = unsafe UnsafeRawPointer(name)
    let count = count
    guard count >= 8 else {
      guard count >= 4 else {
        for index in 0..<count {
          let byte = unsafe left.load(fromByteOffset: index, as: UInt8.self)
          guard unsafe byte == right.load(fromByteOffset: index, as: UInt8.self) else {
            return false
          }
        }
        return true
      }
      let heads = unsafe left.loadUnaligned(as: UInt32.self) ^ right.loadUnaligned(as: UInt32.self)
      let tails =
        unsafe left.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
        ^ right.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      return heads | tails == 0
    }
    var offset = 0
    while offset < count {
      let place = min(offset, count &- 8)
      let word = unsafe left.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      guard unsafe word == right.loadUnaligned(fromByteOffset: place, as: UInt64.self) else {
        return false
      }
      offset &+= 8
    }
    return true
  }
}

extension StaticString {
  /// What the entry of a name that is spelled like this has below its offset; nothing that an entry has where
  /// there cannot be one.
  ///
  /// The compiler knows all bytes of a literal, and computes the hash where the literal is written.
  @inlinable
  var lowerOfName: UInt32 {
    guard hasPointerRepresentation, isASCII, utf8CodeUnitCount < TapeEntry.longName else {
      return 0xF
    }
    let bytes = unsafe UnsafeRawPointer(utf8Start)
    let count = utf8CodeUnitCount
    var head: UInt64 = 0
    var tail: UInt64 = 0
    if count >= 8 {
      unsafe head = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
      unsafe tail = UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
    } else {
      var index = 0
      while index < count {
        let byte = unsafe UInt64(bytes.load(fromByteOffset: index, as: UInt8.self))
        head |= byte &<< UInt64(truncatingIfNeeded: index &* 8)
        index &+= 1
      }
      tail = head
    }
    let hash = nameHash(head: head, tail: tail, count: count)
    return TapeEntry(nameOfLength: count, hash: hash, offset: 0).lower
  }
}
