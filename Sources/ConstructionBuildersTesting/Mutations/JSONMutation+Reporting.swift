public import ConstructionBuilders
public import ConstructionBuildersFixtures
public import Foundation

extension JSONMutation {
  /// Reports each violation of a parser with the mutated text, at the line of the call.
  ///
  /// ```swift
  /// @Test(arguments: try Fixture.mutations("characters"))
  /// func survives(mutation: JSONMutation) throws {
  ///   try mutation.check { parseFetchCharacters(json: $0) }
  /// }
  /// ```
  ///
  /// A parser has to finish, to reject text that is not JSON, and to name the mutated value when it
  /// rejects valid JSON. A crash cannot be reported: the crash report on standard error names the
  /// mutation.
  ///
  /// - Throws: When the parser rejects the sample itself, so that nothing was tried. This is
  ///   reported too.
  public func check<Model, Failure: Error>(
    within limit: Duration = generousLimit, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ parse: @escaping @Sendable (Data) throws -> Result<Model, Failure>
  ) throws {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    try check(at: place) { try violations(within: limit, parse) }
  }

  /// The same for a parser that throws.
  public func check<Model>(
    within limit: Duration = generousLimit, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ parse: @escaping @Sendable (Data) throws -> Model
  ) throws {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    try check(at: place) { try violations(within: limit, parse) }
  }

  /// Reports each violation of a builder with the mutated text, also against its own declaration,
  /// at the line of the call.
  ///
  /// ```swift
  /// try mutation.check(FetchCharactersResponseBuilder.self)
  /// ```
  ///
  /// The type is that of a builder, or any other type of a `JSONRoot`, such as
  /// `[CharacterResponseBuilder].self`.
  ///
  /// - Throws: When the builder rejects the sample itself, so that nothing was tried. This is
  ///   reported too.
  public func check<Value: Capturable>(
    _ type: Value.Type, coercion: Coercion = .lenient, ignoring fields: Set<String> = [],
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
