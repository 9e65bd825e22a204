extension Captured where Value: Capturable {
  /// Turns the value that was read into another one, which cannot fail.
  ///
  /// The findings are kept at every depth. A missing, null or unusable value stays so:
  ///
  /// ```swift
  /// extension Minutes: Capturable {
  ///   static func capture(_ node: JSONNode) -> Captured<Minutes> {
  ///     Int.capture(node).map { Minutes($0) }
  ///   }
  /// }
  /// // duration: read string "90" as Minutes
  /// ```
  public func map<Other: Capturable>(_ transform: (Value) -> Other) -> Captured<Other> {
    carried(value.map(transform))
  }

  /// Turns the value that was read from `node` into another one.
  ///
  /// If `transform` returns nil, the value is unusable, as a mismatch.
  ///
  /// The findings are kept at every depth. A missing, null or unusable value stays so:
  ///
  /// ```swift
  /// extension Tags: Capturable {
  ///   static func capture(_ node: JSONNode) -> Captured<Tags> {
  ///     [String].capture(node).flatMap(node) { Tags(Set($0)) }
  ///   }
  /// }
  /// // tags[2]: required String is null
  /// ```
  public func flatMap<Other: Capturable>(
    _ node: borrowing JSONNode, _ transform: (Value) -> Other?
  ) -> Captured<Other> {
    flatMap(node, orElse: .mismatch, transform)
  }

  /// The same, with a choice of the finding's kind if `transform` returns nil.
  func flatMap<Other: Capturable>(
    _ node: borrowing JSONNode, orElse kind: Finding.Kind, _ transform: (Value) -> Other?
  ) -> Captured<Other> {
    guard let value else { return carried(nil) }
    guard let other = transform(value) else { return refusal(of: value, node, kind) }
    return carried(other)
  }

  /// The result for a value that was made of this one.
  private func carried<Other: Capturable>(_ other: Other?) -> Captured<Other> {
    guard let value else {
      return Captured<Other>(
        value: nil, note: note?.carried(to: Other.self, inner: note?.inner ?? []))
    }
    guard note != nil || !Value.isBuiltAsIs else { return Captured<Other>(value: other, note: nil) }
    let inner = findings(within: value)
    guard note != nil || !inner.isEmpty else { return Captured<Other>(value: other, note: nil) }
    return Captured<Other>(
      value: other, note: (note ?? CaptureNote()).carried(to: Other.self, inner: inner))
  }

  /// The result for a value that `transform` rejected.
  ///
  /// Keeps the findings inside the value as possible reasons.
  private func refusal<Other: Capturable>(
    of value: Value, _ node: borrowing JSONNode, _ kind: Finding.Kind
  ) -> Captured<Other> {
    var refused = Captured<Other>.unusable(node, kind)
    let inner = findings(within: value)
    if let note = refused.note, !inner.isEmpty {
      refused.note = note.with { $0.inner = inner }
    }
    return refused
  }

  /// The findings about parts of the value, at every depth.
  private func findings(within value: Value) -> [Finding] {
    let note = note?.with(own: [])
    let findings = value.findingsAlone(note).findings
    guard let count = findings.last?.kind.count else { return findings }
    let listed = Array(findings.dropLast())
    return listed + leftOut(count, beside: listed)
  }

  /// The findings for which a list had no room: first the problems, and then the repairs, which are
  /// no loss.
  ///
  /// Problems have the room of a list first. So without a hundred of them, no other is missing,
  /// unless they were counted when they were read.
  private func leftOut(_ count: Int, beside listed: [Finding]) -> [Finding] {
    let known = FindingCounts(listed).problems
    let isFull = known >= FindingCounts.limit.problems
    let noted = note?.with(own: []).total.problems ?? 0
    let lost = isFull ? count : min(count, max(noted - known, 0))
    return [(lost, false), (count - lost, true)].filter { $0.0 > 0 }.map {
      Finding(kind: .more($0), expected: "", isRepair: $1)
    }
  }
}

extension Capturable {
  /// Builds the value by itself, and returns what `tell` says of what failed in it.
  func withFailedParts(
    _ note: CaptureNote?, _ tell: (FailedParts?) -> FindingList
  ) -> FindingList {
    if Self.isBuiltAsIs { return tell(nil) }
    return BuildWatch.watch(ranked: BuildWatch.own?.ranked) {
      var ignored = Walk.ignoring
      _ = _build(note, into: &ignored)
    } _: {
      tell($1)
    }
  }

  /// The findings about the value and the values in it, if it is built by itself.
  func findingsAlone(_ note: CaptureNote?) -> FindingList {
    withFailedParts(note) { _findingList(note, $0) }
  }
}

extension CaptureNote {
  /// The note for a value that was made from this one.
  ///
  /// Findings about the value itself then name the other type as expected.
  fileprivate func carried<Other: Capturable>(
    to type: Other.Type, inner: [Finding]
  ) -> CaptureNote {
    let named = own.map { finding in
      guard finding.path.isEmpty, !finding.isCounted else { return finding }
      return Finding(
        kind: finding.kind, expected: Other.expectation, found: finding.found,
        isRepair: finding.isRepair, reason: finding.reason)
    }
    // In the words of one type, repairs of an array and of its only element are equal.
    return CaptureNote { ($0.state, $0.own, $0.inner) = (state, named.distinct(), inner) }
  }
}
