extension ConstructorArgument {
  /// The result of a closure. If it throws, the build fails with the text of the error.
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

  /// The result of a closure. If it is nil, the build fails.
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

/// An argument that a closure transforms; see ``ConstructorArgument/map(_:)``.
@usableFromInline
struct MappedArgument<Base: ConstructorArgument, Output>: DerivedArgument {
  @usableFromInline
  let base: Base
  @usableFromInline
  let transform: (Base.Built) throws -> Output

  @inlinable
  init(base: Base, transform: @escaping (Base.Built) throws -> Output) {
    self.base = base
    self.transform = transform
  }

  @inlinable
  func resolve(into problems: inout FindingList) -> Output? {
    noteTransformation()
    guard let value = base.resolve(into: &problems) else { return nil }
    do {
      return try transform(value)
    } catch {
      addRejection(error, to: &problems)
      return nil
    }
  }

  @usableFromInline
  func noteTransformation() { NotedReads.note(.transformed, at: path) }

  @usableFromInline
  func addRejection(_ error: any Error, to problems: inout FindingList) {
    let findings = Finding.explaining(error, expected: typeName(Output.self))
    for finding in findings { problems.append(finding.prefixed(by: path)) }
  }
}

/// The error for a value for which a closure returned nil.
@usableFromInline
struct Unsuitable: FindingsError {
  @usableFromInline
  let findings: [Finding]

  @usableFromInline
  init<Value>(_ value: Value, for type: Any.Type) {
    findings = [
      Finding(kind: .rejected, expected: typeName(type), found: FoundValue(swiftValue: value))
    ]
  }
}
