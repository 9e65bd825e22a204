extension JSONFragment {
  /// Builds a model from the JSON of the fragment, and reports each mismatch at the line of the
  /// call.
  ///
  /// ```swift
  /// pokemon().verify { try PokemonBuilder(json: $0).build().get() }
  /// // moves[1].name: expected Fly, got Cut
  /// ```
  ///
  /// A fragment that has no JSON, a model that cannot be built, and a fragment that expects nothing
  /// are reported too.
  public func verify(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ build: (Data) throws -> Model
  ) {
    verify(at: CallSite(fileID, filePath, line, column), build)
  }

  /// Reports each mismatch of a model at the line of the call: `pokemon().verify(pikachu)`.
  public func verify(
    _ model: Model, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    reportMismatches(in: model, at: CallSite(fileID, filePath, line, column))
  }

  /// Verifies the fragment once for each case of an enumeration.
  ///
  /// ```swift
  /// pokemon().verifyAllCases("baseType", \.baseType) {
  ///   try PokemonBuilder(json: $0).build().get()
  /// }
  /// // with ice: baseType: expected ice, got water
  /// ```
  public func verifyAllCases<Value: CaseIterable & Equatable & Sendable>(
    _ key: any JSONMemberKey, _ keyPath: any KeyPath<Model, Value> & Sendable,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ build: (Data) throws -> Model
  ) {
    verify(Value.self, at: CallSite(fileID, filePath, line, column), build) {
      Member(key, $0, keyPath)
    }
  }

  /// Verifies the fragment once for each case of an enumeration that is Optional in the model.
  public func verifyAllCases<Value: CaseIterable & Equatable & Sendable>(
    _ key: any JSONMemberKey, _ keyPath: any KeyPath<Model, Value?> & Sendable,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ build: (Data) throws -> Model
  ) {
    verify(Value.self, at: CallSite(fileID, filePath, line, column), build) {
      Member(key, Optional($0), keyPath)
    }
  }

  private func verify<Value: CaseIterable>(
    _ type: Value.Type, at place: CallSite, _ build: (Data) throws -> Model,
    _ member: (Value) -> Member<Model>
  ) {
    if type.allCases.isEmpty { report("\(type) has no cases", at: place) }
    for value in type.allCases {
      with { member(value) }.verify(at: place, context: "with \(value): ", build)
    }
  }

  private func verify(at place: CallSite, context: String = "", _ build: (Data) throws -> Model) {
    let json: Data
    do throws(FragmentFailure) {
      json = try data
    } catch {
      return report(context + error.description, at: place)
    }
    let model: Model
    do {
      model = try build(json)
    } catch {
      let text = String(decoding: json, as: UTF8.self)
      return report("\(context)no \(Model.self) was built from \(text)\n\(error)", at: place)
    }
    reportMismatches(in: model, at: place, context: context)
  }

  private func reportMismatches(in model: Model, at place: CallSite, context: String = "") {
    guard expectsSomething else {
      return report("\(context)the fragment expects nothing of a \(Model.self)", at: place)
    }
    for mismatch in mismatches(in: model) { report("\(context)\(mismatch)", at: place) }
  }
}
