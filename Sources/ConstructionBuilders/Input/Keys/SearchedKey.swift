/// A key to search an object on the tape for.
///
/// # From a key to its member
///
/// - ``JSONKey`` is what clients write. A literal becomes a ``KeyWord``, which a field can keep at
///   no cost; any other key is a String.
/// - A look-up makes a `SearchedKey` of the word: what the entry of the right name has below its
///   offset, which is kind, length and ``nameHash(head:tail:count:)``. It is compared with each
///   entry at once, and only where it is equal are the bytes of the document read.
/// - ``TapeLookup`` chooses how the member is found.
/// - ``KeyTable`` has all keys of a ``_DirectBuilder``, and sorts an object's members in one pass.
/// - ``LearntKeys`` has such a table for each type of builder that was written by hand, of the keys
///   that it read in earlier objects of the document.
/// - ``NameIndex`` has the members of a wide object by their names.
/// - ``KeyIndex`` has the members of an object by the text of their keys. It is made where keys are
///   only known at run time or not in ASCII.
///
/// A dictionary finds its members itself, by the text of the key.
///
/// # What can be equal to it
///
/// The key is in plain ASCII. A name is equal to it only if it has the same bytes. A key of the
/// object that is not a name is decoded and compared. For a key beyond ASCII every text of the
/// object would have to be compared, because canonically equivalent texts are equal: the Kelvin
/// sign is a K.
@safe struct SearchedKey: BitwiseCopyable, Sendable {
  private let word: KeyWord

  /// What the entry of a name that is spelled like the key has below its offset.
  let lowerOfName: UInt32

  /// Nil where the key is not plain ASCII, or too long for a name.
  init?(_ word: KeyWord, lowerOfName: UInt32) {
    guard word.isASCII, word.count < TapeEntry.longName else { return nil }
    self.word = word
    self.lowerOfName = lowerOfName
  }

  private var count: Int { word.count }

  /// The most bytes that a text in a document can have if it is equal to the key: six for each
  /// character, as in `\u0041`. Only single characters are equal to one of ASCII.
  private var longestSpelling: Int { 6 * count }

  /// The key as a String.
  var text: String { word.text ?? "" }

  /// Whether this is the key that a certain literal is.
  ///
  /// A literal has one address. Others with the same bytes may have another.
  func isLiteral(_ word: KeyWord) -> Bool { self.word.bits == word.bits }

  /// Whether another key has the same bytes.
  func hasText(of other: SearchedKey) -> Bool {
    guard lowerOfName == other.lowerOfName else { return false }
    return unsafe hasSameBytes(as: other.word.bytes.baseAddress.unsafelyUnwrapped)
  }

  /// Whether `name`, a key of an object, is equal to the key.
  func matches(_ name: borrowing TapeNode) -> Bool {
    guard name.kind == .name else { return name.extent <= longestSpelling && name.text == text }
    return isName(name)
  }

  /// Whether a key of an object is a name and equal to the key.
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
