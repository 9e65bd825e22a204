/// What the look-ups of few objects need: indices of all keys, and the keys that are repeated.
@safe final class RareKeys {
  /// The members by their names; nil as long as few were searched for, and if there is none.
  var names: NameIndex?

  /// The members by the text of their keys; nil as long as no such key was looked for.
  var texts: KeyIndex?

  /// What is known of keys in any case; nil as long as none was looked for.
  var inAnyCase: KeysInAnyCase?

  /// The keys that were looked for and are there more than once, with the last value of each.
  private var repeated: [(key: SearchedKey, value: UnsafePointer<TapeEntry>)] = unsafe []

  /// Whether a key that was looked for may be there more than once.
  var mayRepeat: Bool { unsafe texts != nil || !repeated.isEmpty }

  /// Adds a key that is there more than once. One that was added before is found first.
  func add(_ key: SearchedKey, lastValue: UnsafePointer<TapeEntry>) {
    if unsafe repeatedValue(for: key) == nil { unsafe repeated.append((key, lastValue)) }
  }

  /// The last value of a key that was added; nil for any other.
  func repeatedValue(for key: SearchedKey) -> UnsafePointer<TapeEntry>? {
    for unsafe(other, value) in unsafe repeated where other.hasText(of: key) {
      return unsafe value
    }
    return nil
  }
}
