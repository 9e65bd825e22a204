extension Field {
  /// The outcome of capturing a field.
  public typealias Outcome = FieldOutcome

  /// The outcome of capturing the field.
  ///
  /// An array or object is `.value` even if elements were left out.
  public var outcome: Outcome {
    if let value, !value.isAbsent { return keptNote?.own.isEmpty == false ? .coerced : .value }
    if keptNote == nil, value != nil { return .null }
    return outcomeWithoutValue
  }

  /// The outcome of a field without a value. Unlike ``outcome``, it does not look at the value.
  private var outcomeWithoutValue: Outcome {
    switch keptNote?.state {
    case nil, .missing: .missing
    case .null, .declaredNull: .null
    case .asFound: .unusable
    }
  }

  /// The finding about the field itself; nil for `.value`.
  ///
  /// For `.missing` and `.null`, it is the problem that a builder reports if it requires the value.
  ///
  /// A field that has not arrived has none: it may still get a value.
  public var finding: Finding? {
    if isArriving { return nil }
    if let own = keptNote?.own.first { return own.prefixed(by: path) }
    return absence(outcome)
  }

  /// The problem of a field without a value, for a builder that requires one.
  var absence: Finding? { absence(outcomeWithoutValue) }

  private func absence(_ outcome: Outcome) -> Finding? {
    let kind: Finding.Kind
    switch outcome {
    case .value, .coerced: return nil
    case .missing: kind = .missing
    case .null: kind = .null
    case .unusable: kind = .mismatch
    }
    return Finding(path: path, kind: kind, expected: Value.expectation)
  }

  /// The findings about this field and everything in it: unusable, coerced, or left out.
  ///
  /// After a hundred, the rest is counted in one `.more`; problems go before repairs. A missing or
  /// null field is an outcome and not a finding. It becomes a finding if a builder requires the
  /// value. Another value that a coercion reads as null is a repair.
  public var findings: [Finding] {
    findingList(_ownFindingsAlone).findings
  }
}

extension Field {
  /// Whether the value may still change, because the document is still arriving.
  ///
  /// It is true only for a builder of a `PartialReader` or of `snapshots(of:every:)`. Setting the
  /// field makes it false.
  ///
  /// ```swift
  /// let sut = reader.snapshot()
  /// sut.title                // "Spaghetti alla carb", as far as it has arrived
  /// sut.$title.isArriving    // true
  /// sut.$title.settled       // nil
  /// ```
  @inlinable
  public var isArriving: Bool { keptNote?.isArriving ?? false }

  /// The value, once nothing that is still to come can change it; nil before. See ``isArriving``.
  @inlinable
  public var settled: Value? { isArriving ? nil : value }
}
