import ConstructionBuilders
public import Foundation

extension JSONFragment {
  /// Whether the fragment expects anything of a model.
  package var expectsSomething: Bool {
    root?.expectsSomething ?? members.contains { $0.check != nil }
  }

  /// The differences between a model and what the fragment expects.
  public func mismatches(in model: Model) -> [FragmentMismatch] {
    mismatches(in: model, at: FieldPath())
  }

  func mismatches(in model: Model, at path: FieldPath) -> [FragmentMismatch] {
    (root?.check(model) ?? members.flatMap { $0.check?(model) ?? [] }).map { mismatch in
      FragmentMismatch(
        path: path + mismatch.path, expected: mismatch.expected, actual: mismatch.actual)
    }
  }

  /// Builds a model from the JSON of the fragment, and returns the differences.
  ///
  /// ```swift
  /// try pokemon().mismatches { try PokemonBuilder(json: $0).build().get() }
  /// ```
  ///
  /// - Throws: ``FragmentFailure``, and what `build` throws.
  public func mismatches(_ build: (Data) throws -> Model) throws -> [FragmentMismatch] {
    mismatches(in: try build(data))
  }

  /// One fragment for each case of an enumeration.
  ///
  /// ```swift
  /// pokemon().allCases("baseType", \.baseType)     // one fragment for .fire, one for .water, …
  /// ```
  public func allCases<Value: CaseIterable & Equatable & Sendable>(
    _ key: any JSONMemberKey, _ keyPath: any KeyPath<Model, Value> & Sendable
  ) -> [JSONFragment] {
    Value.allCases.map { value in with { Member(key, value, keyPath) } }
  }

  /// One fragment for each case of an enumeration that is Optional in the model.
  public func allCases<Value: CaseIterable & Equatable & Sendable>(
    _ key: any JSONMemberKey, _ keyPath: any KeyPath<Model, Value?> & Sendable
  ) -> [JSONFragment] {
    Value.allCases.map { value in with { Member(key, Optional(value), keyPath) } }
  }
}
