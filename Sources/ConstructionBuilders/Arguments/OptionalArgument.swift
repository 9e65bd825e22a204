extension ConstructorArgument {
  /// The value, or nil if it cannot be used. It never fails the build.
  ///
  /// ```swift
  /// construct(Character.init, $name, $description.optional)
  /// ```
  // `@inlinable`: as ``Field``.
  @inlinable
  public var optional: some ConstructorArgument<Built?> { OptionalArgument(base: self) }

  /// The value, or a default if it cannot be used. It never fails the build.
  ///
  /// The builder still reports an unusable value in its findings.
  ///
  /// ```swift
  /// construct(Slice.init, $results.or([]))
  /// ```
  @inlinable
  public func or(_ fallback: Built) -> some ConstructorArgument<Built> {
    DefaultedArgument(base: self, fallback: fallback)
  }
}

/// An argument that may be nil; see ``ConstructorArgument/optional``.
@usableFromInline
struct OptionalArgument<Base: ConstructorArgument>: DerivedArgument {
  @usableFromInline
  let base: Base

  @inlinable
  init(base: Base) { self.base = base }

  @inlinable
  func resolve(into problems: inout FindingList) -> Base.Built?? {
    // Nil would be invented while the value can still arrive.
    if base._isArriving, base.resolve(into: &problems) == nil { return nil }
    return .some(base._usable)
  }

  @usableFromInline
  func _isAbsent(for kinds: [Finding.Kind]) -> Bool { false }
}

/// An argument with a default; see ``ConstructorArgument/or(_:)``.
@usableFromInline
struct DefaultedArgument<Base: ConstructorArgument>: DerivedArgument {
  @usableFromInline
  let base: Base
  @usableFromInline
  let fallback: Base.Built

  @inlinable
  init(base: Base, fallback: Base.Built) {
    self.base = base
    self.fallback = fallback
  }

  @inlinable
  func resolve(into problems: inout FindingList) -> Base.Built? {
    if base._isArriving, base.resolve(into: &problems) == nil { return nil }
    return base._usable ?? fallback
  }

  @usableFromInline
  func _isAbsent(for kinds: [Finding.Kind]) -> Bool { false }
}
