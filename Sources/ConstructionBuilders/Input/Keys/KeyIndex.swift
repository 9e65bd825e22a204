/// The members of one object by their keys, as Strings compare: by canonical equivalence.
///
/// Comparing or hashing a String sorts the combining marks of each letter, in a time that grows
/// with the square of their number: a second for a key of 64 kB that is one letter with its marks.
/// So long keys are not in the index, and compared only where they can be equal to the one searched
/// for.
@safe struct KeyIndex {
  private var values: [String: UnsafePointer<TapeEntry>] = unsafe [:]

  /// Those of these keys that are there more than once.
  private var repeated: Set<String> = []

  /// Long keys with their values, in the order of the document.
  private var longOnes: [(key: UnsafePointer<TapeEntry>, value: UnsafePointer<TapeEntry>)] =
    unsafe []

  /// The longest key that is in the index, in bytes of the document.
  private static var longest: Int { 512 }

  init(of object: borrowing TapeNode) {
    let isOpen = object.isOpen
    object.forEachMember { key, value in
      // Of an open object, only what has settled is found.
      if isOpen, value.isOpen { return }
      // A name is plain ASCII.
      if key.kind == .name || key.extent <= Self.longest {
        let text = key.text ?? ""
        let other = unsafe values.updateValue(value.entry, forKey: text)
        if unsafe other != nil { repeated.insert(text) }
      } else {
        unsafe longOnes.append((key.entry, value.entry))
      }
    }
  }

  /// The last value for a key, and whether there are several.
  ///
  /// - Precondition: `object` is the one that the index was made from.
  func value(
    for key: String, in object: borrowing TapeNode
  ) -> (value: UnsafePointer<TapeEntry>, isRepeated: Bool)? {
    var found = unsafe values[key]
    var isRepeated = repeated.contains(key)
    let count = key.utf8.count
    for unsafe(name, value) in unsafe longOnes {
      let name = unsafe object.node(at: name)
      // An escape takes six bytes.
      guard name.extent / (6 * 9) <= count, let text = name.text, text.isEquivalent(to: key)
      else { continue }
      if let other = unsafe found {
        isRepeated = true
        unsafe found = max(other, value)
      } else {
        unsafe found = value
      }
    }
    return unsafe found.map { unsafe ($0, isRepeated) }
  }
}
