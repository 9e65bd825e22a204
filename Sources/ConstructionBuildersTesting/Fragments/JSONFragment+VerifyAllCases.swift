public import ConstructionBuildersFixtures
public import Foundation

extension JSONFragment {
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
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    verify(allCases(key, keyPath), of: Value.self, at: place, build)
  }

  /// Verifies the fragment once for each case of an enumeration that is Optional in the model.
  public func verifyAllCases<Value: CaseIterable & Equatable & Sendable>(
    _ key: any JSONMemberKey, _ keyPath: any KeyPath<Model, Value?> & Sendable,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ build: (Data) throws -> Model
  ) {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    verify(allCases(key, keyPath), of: Value.self, at: place, build)
  }

  private func verify<Value: CaseIterable>(
    _ fragments: [JSONFragment], of type: Value.Type, at place: CallSite,
    _ build: (Data) throws -> Model
  ) {
    guard !fragments.isEmpty else { return report("\(type) has no cases", at: place) }
    for (value, fragment) in zip(Value.allCases, fragments) {
      fragment.verify(at: place, context: "with \(value): ", build)
    }
  }
}
