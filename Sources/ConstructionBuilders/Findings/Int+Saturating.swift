extension Int {
  /// The sum, or the largest Int if the sum is too large.
  ///
  /// Counts of findings may come from a decoder, so they can be any number. A stream can have more
  /// bytes than an Int of 32 bits can count.
  package func saturatingSum(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
