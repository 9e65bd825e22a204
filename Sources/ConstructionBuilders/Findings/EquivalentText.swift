extension String {
  /// Whether both are canonically equivalent, as `==` says. That takes long for a letter with
  /// thousands of combining marks, and mostly the lengths tell.
  ///
  /// Decomposed, a text has between a third and three times its bytes (UAX #15, expansion of
  /// normalization forms), and equivalent texts are the same then. So none has more than nine times
  /// the bytes of another. An Int of 32 bits could not hold the products.
  func isEquivalent(to other: String) -> Bool {
    let (length, otherLength) = (utf8.count, other.utf8.count)
    guard length / 9 <= otherLength, otherLength / 9 <= length else { return false }
    return self == other
  }
}
