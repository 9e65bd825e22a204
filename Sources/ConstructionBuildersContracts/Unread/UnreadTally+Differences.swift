extension UnreadTally {
  /// The rows of keys that an older tally of the same contract does not have.
  ///
  /// ```swift
  /// for row in today.differences(from: lastMonth) { print(row) }
  /// // friends[*].badge: in 12 of 340 objects, nothing reads it
  /// ```
  ///
  /// Keys that nothing reads are normal, and a new one is worth a look. Keys that are no longer
  /// sent are not listed. Where the older tally has one row for many keys, no key is known to be
  /// new, and only one that was probably meant for a missing one is listed. Keys for which the
  /// older tally had no room count as new; see ``moreKeys``.
  public func differences(from older: UnreadTally) -> [Row] {
    rows { path, row in
      guard let known = older.objects[path] else { return true }
      return !known.hasRow(row) && (known.manyKinds == nil || row.nearest != nil)
    }
  }
}
