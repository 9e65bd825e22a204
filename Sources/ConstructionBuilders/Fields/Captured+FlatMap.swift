extension Captured where Value: Capturable {
  /// Makes another value of the one that was read from `node`; nil makes it unusable, as a mismatch.
  ///
  /// What is on record stays there, at every depth, and so do missing, null and unusable:
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

  /// The same; nil makes it unusable for a reason of another kind.
  func flatMap<Other: Capturable>(
    _ node: borrowing JSONNode, orElse kind: Finding.Kind, _ transform: (Value) -> Other?
  ) -> Captured<Other> {
    guard let value else {
      return Captured<Other>(
        value: nil, note: note?.carried(to: Other.self, inner: note?.inner ?? []))
    }
    guard let other = transform(value) else { return refusal(of: value, node, kind) }
    guard note != nil || !Value._isBuiltAsIs else { return Captured<Other>(other) }
    let inner = findings(within: value)
    guard note != nil || !inner.isEmpty else { return Captured<Other>(other) }
    return Captured<Other>(
      value: other, note: (note ?? CaptureNote()).carried(to: Other.self, inner: inner))
  }

  /// Nothing, because what was read is of no use; what is on record within it may say why.
  private func refusal<Other: Capturable>(
    of value: Value, _ node: borrowing JSONNode, _ kind: Finding.Kind
  ) -> Captured<Other> {
    var refused = Captured<Other>.unusable(node, kind)
    let inner = findings(within: value)
    if let note = refused.note, !inner.isEmpty {
      refused.note = CaptureNote(state: note.state, own: note.own, inner: inner)
    }
    return refused
  }

  /// What is to be said about parts of the value, at every depth.
  private func findings(within value: Value) -> [Finding] {
    var findings = FindingList.ofValue
    value._report(note?.withoutOwn, into: &findings)
    return findings.findings
  }
}

extension CaptureNote {
  /// The same for a value that is made of this one. What is said about the value itself is put in
  /// the words of the other type.
  fileprivate func carried<Other: Capturable>(
    to type: Other.Type, inner: [Finding]
  ) -> CaptureNote {
    let own = own.map { finding in
      guard finding.path.isEmpty else { return finding }
      return Finding(
        kind: finding.kind, expected: Other.expectation, found: finding.found,
        isRepair: finding.isRepair, reason: finding.reason)
    }
    return CaptureNote(state: state, own: own, inner: inner)
  }
}
