extension ConstructorArgument {
  /// What a closure makes of the value; where it throws, the build fails with its error's words.
  ///
  /// ```swift
  /// construct(Response.init, $code.map(Status.init))
  /// ```
  // `@inlinable`: as ``Field``.
  @inlinable
  public func map<Output>(
    _ transform: @escaping (Built) throws -> Output
  ) -> some ConstructorArgument<Output> {
    MappedArgument(base: self, transform: transform)
  }

  /// What a closure makes of the value; where it is nil, the build fails.
  ///
  /// ```swift
  /// construct(Response.init, $code.compactMap(Status.init(rawValue:)))
  /// ```
  @inlinable
  public func compactMap<Output>(
    _ transform: @escaping (Built) throws -> Output?
  ) -> some ConstructorArgument<Output> {
    MappedArgument(base: self) { value in
      guard let output = try transform(value) else { throw Unsuitable(value, for: Output.self) }
      return output
    }
  }
}

/// An argument made by a closure; see ``ConstructorArgument/map(_:)``.
@usableFromInline
struct MappedArgument<Base: ConstructorArgument, Output>: ConstructorArgument {
  @usableFromInline
  let base: Base
  @usableFromInline
  let transform: (Base.Built) throws -> Output

  @inlinable
  init(base: Base, transform: @escaping (Base.Built) throws -> Output) {
    self.base = base
    self.transform = transform
  }

  @usableFromInline
  var path: FieldPath { base.path }

  @inlinable
  func resolve(into problems: inout FindingList) -> Output? {
    guard let value = base.resolve(into: &problems) else { return nil }
    do {
      return try transform(value)
    } catch {
      addRejection(error, to: &problems)
      return nil
    }
  }

  @usableFromInline
  func addRejection(_ error: any Error, to problems: inout FindingList) {
    let findings = Finding.explaining(error, expected: typeName(Output.self))
    for finding in findings { problems.append(finding.prefixed(by: path)) }
  }
}

/// A value that a closure had no use for.
@usableFromInline
struct Unsuitable: FindingsError {
  @usableFromInline
  let findings: [Finding]

  @usableFromInline
  init<Value>(_ value: Value, for type: Any.Type) {
    findings = [
      Finding(kind: .rejected, expected: typeName(type), found: Found(swiftValue: value))
    ]
  }
}
