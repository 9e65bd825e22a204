/// A key that the members of an object are searched for by their entries on the tape.
///
/// Only names with the same bytes can be equal to it, and keys that are no names. Of any other key,
/// each text in the object would have to be asked, because canonically equivalent texts are equal:
/// the Kelvin sign is a K.
@safe struct SearchedKey: BitwiseCopyable, Sendable {
  private let word: KeyWord

  /// What the entry of a name that is spelled like the key has below its offset.
  let lowerOfName: UInt32

  /// Nil where the key is not plain ASCII, or too long for a name.
  init?(_ word: KeyWord) {
    guard word.isASCII, word.count < TapeEntry.longName else { return nil }
    self.word = word
    let hash = unsafe nameHash(of: word.bytes)
    lowerOfName = TapeEntry(nameOfLength: word.count, hash: hash, offset: 0).lower
  }

  private var count: Int { word.count }

  /// The most bytes that a text can have in a document and still be equal to the key: six for each
  /// character, as in `\u0041`. What is equal to one of ASCII is a character alone.
  private var longestSpelling: Int { 6 * count }

  /// The key as a String.
  var text: String { word.text ?? "" }

  /// Whether the key is what `name` spells.
  func matches(_ name: borrowing TapeNode) -> Bool {
    guard name.kind == .name else { return name.extent <= longestSpelling && name.text == text }
    return isName(name)
  }

  /// Whether the key is what a key of an object spells, and that is a name.
  func isName(_ key: borrowing TapeNode) -> Bool {
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
