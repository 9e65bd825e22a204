extension ConstructorArgument {
  /// The value, or nil where there is none to use: it never fails the build.
  ///
  /// ```swift
  /// construct(Character.init, $name, $description.optional)
  /// ```
  // `@inlinable`: as ``Field``.
  @inlinable
  public var optional: some ConstructorArgument<Built?> { OptionalArgument(base: self) }

  /// The value, or a default where there is none to use: it never fails the build.
  ///
  /// What was unusable stays on the builder's findings.
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
struct OptionalArgument<Base: ConstructorArgument>: ConstructorArgument {
  @usableFromInline
  let base: Base

  @inlinable
  init(base: Base) { self.base = base }

  @usableFromInline
  var path: FieldPath { base.path }

  @inlinable
  func resolve(into problems: inout FindingList) -> Base.Built?? {
    .some(base._usable)
  }
}

/// An argument with a default; see ``ConstructorArgument/or(_:)``.
@usableFromInline
struct DefaultedArgument<Base: ConstructorArgument>: ConstructorArgument {
  @usableFromInline
  let base: Base
  @usableFromInline
  let fallback: Base.Built

  @inlinable
  init(base: Base, fallback: Base.Built) {
    self.base = base
    self.fallback = fallback
  }

  @usableFromInline
  var path: FieldPath { base.path }

  @inlinable
  func resolve(into problems: inout FindingList) -> Base.Built? {
    base._usable ?? fallback
  }
}
