public import ConstructionBuilders
public import ConstructionBuildersFixtures
public import Foundation

extension JSONMutation {
  /// Reports what a parser does with the mutated text that it should not do: one report a
  /// violation, at the caller's line.
  ///
  /// ```swift
  /// @Test(arguments: try Fixture.mutations("characters"))
  /// func survives(mutation: JSONMutation) throws {
  ///   try mutation.check { parseFetchCharacters(json: $0) }
  /// }
  /// ```
  ///
  /// It should finish, reject a text that is no JSON, and name what it rejects anything for. One
  /// that stops the process cannot be reported: then the standard error says which mutation it was.
  ///
  /// - Throws: Where the parser rejects the sample itself, which is reported too: then nothing was
  ///   tried.
  public func check<Model, Failure: Error>(
    within limit: Duration = generousLimit, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ parse: @escaping @Sendable (Data) throws -> Result<Model, Failure>
  ) throws {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    try check(at: place) { try violations(within: limit, parse) }
  }

  /// As for a parser that returns a `Result`, for one that throws.
  public func check<Model>(
    within limit: Duration = generousLimit, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ parse: @escaping @Sendable (Data) throws -> Model
  ) throws {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    try check(at: place) { try violations(within: limit, parse) }
  }

  /// Reports what a builder does with the mutated text that it should not do by its own
  /// declaration: one report a violation, at the caller's line.
  ///
  /// ```swift
  /// try mutation.check(FetchCharactersResponseBuilder.self)
  /// ```
  ///
  /// - Throws: Where the builder rejects the sample itself, which is reported too: then nothing was
  ///   tried.
  public func check<Builder: ConstructionBuilder>(
    _ type: Builder.Type, coercion: Coercion = .lenient, ignoring fields: Set<String> = [],
    within limit: Duration = generousLimit, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    try check(at: place) {
      try violations(of: type, coercion: coercion, ignoring: fields, within: limit)
    }
  }

  private func check(at place: CallSite, _ violations: () throws -> [MutationViolation]) throws {
    let found: [MutationViolation]
    do {
      found = try violations()
    } catch let vacuous as VacuousMutation {
      try reportAndThrow("\(self): \(vacuous)", at: place)
    }
    for violation in found { report(violation.description, at: place) }
  }
}
