extension ConstructorArgument {
  /// The value, or nil where there is none to use: it never fails the build.
  ///
  /// ```swift
  /// construct(Character.init, $name, $description.optional)
  /// ```
  // `@inlinable`: as ``Field``.
  @inlinable
  public var optional: OptionalArgument<Self> { OptionalArgument(base: self) }

  /// The value, or a default where there is none to use: it never fails the build.
  ///
  /// What was unusable stays on the builder's findings.
  ///
  /// ```swift
  /// construct(Slice.init, $results.or([]))
  /// ```
  @inlinable
  public func or(_ fallback: Resolved) -> DefaultedArgument<Self> {
    DefaultedArgument(base: self, fallback: fallback)
  }
}

/// An argument that may be nil; see ``ConstructorArgument/optional``.
public struct OptionalArgument<Base: ConstructorArgument>: ConstructorArgument {
  @usableFromInline
  let base: Base

  @inlinable
  init(base: Base) { self.base = base }

  public var path: FieldPath { base.path }

  @inlinable
  public func resolve(_ problems: inout FindingList) -> Base.Resolved?? {
    .some(base.resolveQuietly())
  }
}

/// An argument with a default; see ``ConstructorArgument/or(_:)``.
public struct DefaultedArgument<Base: ConstructorArgument>: ConstructorArgument {
  @usableFromInline
  let base: Base
  @usableFromInline
  let fallback: Base.Resolved

  @inlinable
  init(base: Base, fallback: Base.Resolved) {
    self.base = base
    self.fallback = fallback
  }

  public var path: FieldPath { base.path }

  @inlinable
  public func resolve(_ problems: inout FindingList) -> Base.Resolved? {
    base.resolveQuietly() ?? fallback
  }
}
