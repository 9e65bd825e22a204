/// The members of one object by their keys, as Strings compare: by canonical equivalence.
///
/// To compare or to hash a String puts the marks behind each of its letters in order, which takes the
/// square of their number: a second for a key of 64 kB that is one letter with its marks. So long keys
/// are left out of the index, and compared only where they can be equal to the one that is looked for.
@safe struct KeyIndex {
  private var values: [String: UnsafePointer<TapeEntry>] = unsafe [:]

  /// The values of long keys with the texts of these, in the order of the document.
  private var longOnes: [(key: UnsafePointer<TapeEntry>, value: UnsafePointer<TapeEntry>)] =
    unsafe []

  /// The longest key that is in the index, in bytes of the document.
  private static var longest: Int { 512 }

  init(of object: borrowing TapeNode) {
    object.visitMembers { key, value in
      // A name is plain ASCII.
      if key.kind == .name || key.extent <= Self.longest {
        let text = key.text ?? ""
        unsafe values[text] = value.entry
      } else {
        unsafe longOnes.append((key.entry, value.entry))
      }
      return true
    }
  }

  /// The last value for a key.
  ///
  /// - Precondition: `object` is the one of which the index was made.
  func value(
    for key: String, in object: borrowing TapeNode
  ) -> UnsafePointer<TapeEntry>? {
    let found = unsafe values[key]
    // Equal texts have the same canonical decomposition, which in UTF-8 is three times as long or as
    // short at the most (UAX #15, on the expansion of normalization forms). An escape takes six bytes.
    let most = 9 * key.utf8.count
    for unsafe(name, value) in unsafe longOnes.reversed() {
      if let found = unsafe found, unsafe found > value { break }
      let name = unsafe object.node(at: name)
      guard name.extent <= 6 * most, let text = name.text, text.utf8.count <= most else { continue }
      if text == key { return unsafe value }
    }
    return unsafe found
  }
}
