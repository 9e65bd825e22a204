extension ConstructorArgument {
  /// The value; nil if it is missing or null. Any other reason fails the build, as it does with
  /// `decodeIfPresent`.
  ///
  /// ``optional`` is nil for every reason, and hides a value of the wrong type.
  ///
  /// ```swift
  /// construct(Comment.init, $text, $parent.ifPresent)
  /// // {"text": "Snikt"}                → parent is nil
  /// // {"text": "Snikt", "parent": 7}   → parent: expected object, found number 7
  /// ```
  ///
  /// A check before it is only about a value: `$age.checked("0 to 150") { … }.ifPresent`.
  // `@inlinable`: as ``Field``.
  @inlinable
  public var ifPresent: some ConstructorArgument<Built?> { PresentArgument(base: self) }

  /// The value, or a default if there is none for one of these reasons. Any other reason fails the
  /// build, as without a default. So does a list that lost all of its elements.
  ///
  /// An enumeration whose sender adds cases has a default for these alone:
  ///
  /// ```swift
  /// construct(Item.init, $status.or(.other, for: .unknownCase), $count.or(0, for: .null))
  /// // status: required Status is missing
  /// ```
  ///
  /// The builder still reports the unusable value in its findings. To keep what was sent, use
  /// ``Open``.
  ///
  /// - Parameters:
  ///   - fallback: The default.
  ///   - kind: The kind of finding, such as `.unknownCase`, `.outOfRange`, `.missing` or `.null`. A
  ///     finding about a part of the value, such as a nested builder's field, does not count.
  ///   - others: Other kinds.
  @inlinable
  public func or(
    _ fallback: Built, for kind: Finding.Kind, _ others: Finding.Kind...
  ) -> some ConstructorArgument<Built> {
    KindDefaultArgument(base: self, fallback: fallback, kinds: [kind] + others)
  }
}

/// An argument with a default for some kinds of finding; see ``ConstructorArgument/or(_:for:_:)``.
@usableFromInline
struct KindDefaultArgument<Base: ConstructorArgument>: DerivedArgument {
  @usableFromInline
  let base: Base
  @usableFromInline
  let fallback: Base.Built
  @usableFromInline
  let kinds: [Finding.Kind]

  @inlinable
  init(base: Base, fallback: Base.Built, kinds: [Finding.Kind]) {
    self.base = base
    self.fallback = fallback
    self.kinds = kinds
  }

  @usableFromInline
  func resolve(into problems: inout FindingList) -> Base.Built? {
    noteDefaults(for: kinds)
    return base._isAbsent(for: kinds) ? fallback : base.resolve(into: &problems)
  }

  @usableFromInline
  func _isAbsent(for others: [Finding.Kind]) -> Bool {
    base._isAbsent(for: others) && !base._isAbsent(for: kinds)
  }
}

/// An argument that is nil where there is no value; see ``ConstructorArgument/ifPresent``.
@usableFromInline
struct PresentArgument<Base: ConstructorArgument>: DerivedArgument {
  @usableFromInline
  let base: Base

  @inlinable
  init(base: Base) { self.base = base }

  @usableFromInline
  func resolve(into problems: inout FindingList) -> Base.Built?? {
    noteDefaults(for: [.missing, .null])
    if base._isAbsent(for: [.missing, .null]) { return .some(nil) }
    return base.resolve(into: &problems).map { .some($0) }
  }

  @usableFromInline
  func _isAbsent(for kinds: [Finding.Kind]) -> Bool { false }
}

extension DerivedArgument {
  fileprivate func noteDefaults(for kinds: [Finding.Kind]) {
    for kind in kinds { NotedReads.note(.fallback(for: kind.name), at: path) }
  }
}

extension Field {
  @_documentation(visibility: internal)
  public func _isAbsent(for kinds: [Finding.Kind]) -> Bool {
    guard value?.isAbsent != false, let finding, kinds.contains(finding.kind),
      finding.path == path
    else { return false }
    let elsewhere = note?.elsewhere ?? []
    return elsewhere.allSatisfy { $0.isRepair || kinds.contains($0.kind) }
  }
}
