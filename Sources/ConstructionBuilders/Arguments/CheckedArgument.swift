extension ConstructorArgument {
  /// The value, if it passes a check. If it does not, the build fails.
  ///
  /// ```swift
  /// construct(Person.init, $age.checked("0 to 150") { (0...150).contains($0) })
  /// // age: expected 0 to 150, found number 200
  /// ```
  ///
  /// - Parameters:
  ///   - expectation: A description of the expected value.
  ///   - isValid: The check. If it throws an error, the finding quotes it.
  // `@inlinable`: as ``Field``.
  @inlinable
  public func checked(
    _ expectation: String, _ isValid: @escaping (Built) throws -> Bool
  ) -> some ConstructorArgument<Built> {
    CheckedArgument(base: self, expectation: expectation, isValid: isValid)
  }
}

/// An argument with a check; see ``ConstructorArgument/checked(_:_:)``.
@usableFromInline
struct CheckedArgument<Base: ConstructorArgument>: DerivedArgument {
  @usableFromInline
  let base: Base
  @usableFromInline
  let expectation: String
  @usableFromInline
  let isValid: (Base.Built) throws -> Bool

  @inlinable
  init(
    base: Base, expectation: String, isValid: @escaping (Base.Built) throws -> Bool
  ) {
    self.base = base
    self.expectation = expectation
    self.isValid = isValid
  }

  @usableFromInline
  func resolve(into problems: inout FindingList) -> Base.Built? {
    // A value that is optional passes the check as nil, or as its default.
    NotedReads.note(.check(expectation), at: path)
    guard let value = base.resolve(into: &problems) else { return nil }
    do {
      if try isValid(value) { return value }
      let found = FoundValue(swiftValue: value)
      problems.append(Finding(path: path, kind: .rejected, expected: expectation, found: found))
    } catch {
      let findings = Finding.explaining(error, expected: expectation)
      for finding in findings { problems.append(finding.prefixed(by: path)) }
    }
    return nil
  }
}
