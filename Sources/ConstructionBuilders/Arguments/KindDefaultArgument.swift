extension Field {
  /// The value, or a default if the field's own finding is of one kind. Any other reason fails the
  /// build, as without a default. So does a list that lost all of its elements.
  ///
  /// An enumeration whose sender adds cases has a default for these alone:
  ///
  /// ```swift
  /// construct(Item.init, $status.or(.other, for: .unknownCase))
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
  // `@inlinable`: as ``Field``.
  @inlinable
  public func or(
    _ fallback: Value.Built, for kind: Finding.Kind
  ) -> some ConstructorArgument<Value.Built> {
    KindDefaultArgument(base: self, fallback: fallback, kind: kind)
  }
}

/// An argument with a default for one kind of finding; see ``Field/or(_:for:)``.
@usableFromInline
struct KindDefaultArgument<Value: Capturable>: DerivedArgument {
  @usableFromInline
  let base: Field<Value>
  @usableFromInline
  let fallback: Value.Built
  @usableFromInline
  let kind: Finding.Kind

  @inlinable
  init(base: Field<Value>, fallback: Value.Built, kind: Finding.Kind) {
    self.base = base
    self.fallback = fallback
    self.kind = kind
  }

  @usableFromInline
  func resolve(into problems: inout FindingList) -> Value.Built? {
    NotedReads.note(.fallback(for: kind.name), at: path)
    return isReplaced ? fallback : base.resolve(into: &problems)
  }

  /// Whether there is no value, and all problems are of the kind.
  private var isReplaced: Bool {
    guard base.value?.isAbsent != false, let finding = base.finding, finding.kind == kind,
      finding.path == base.path
    else { return false }
    let elsewhere = base.note?.elsewhere ?? []
    return elsewhere.allSatisfy { $0.isRepair || $0.kind == kind }
  }
}
