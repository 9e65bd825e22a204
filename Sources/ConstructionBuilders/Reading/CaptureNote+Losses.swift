/// How many elements of a value are lost, for ``Field/losing(atMost:)``.
extension CaptureNote {
  /// The number of elements that could not be read.
  ///
  /// What a closure made from another value may have lost parts of that one.
  var lostCount: Int {
    let inner = inner.reduce(0) { $1.isRepair ? $0 : $0 + max($1.kind.count ?? 1, 0) }
    return inner + (elements?.lostCount ?? 0)
  }

  /// The number of elements that were kept without a part of them.
  var damagedCount: Int { elements?.damagedCount ?? 0 }

  /// The number of elements of a set that equal another one.
  var repeatedCount: Int { elements?.repeatedCount ?? 0 }
}

extension ElementNotes {
  fileprivate var damagedCount: Int {
    // Every element that has problems is in one of the two.
    kept.values.count { $0.total.problems > 0 }
      + unlisted.count { kept[$0]?.total.problems ?? 0 == 0 }
  }
}
