import ConstructionBuilders
public import Foundation

extension JSONFragment {
  /// Whether anything is expected of a model: a check of nothing proves nothing.
  package var expectsSomething: Bool { members.contains { $0.check != nil } }

  /// What in a model is not as the fragment expects.
  public func mismatches(in model: Model) -> [FragmentMismatch] {
    mismatches(in: model, at: FieldPath())
  }

  func mismatches(in model: Model, at path: FieldPath) -> [FragmentMismatch] {
    members.flatMap { $0.check?(model) ?? [] }.map { mismatch in
      FragmentMismatch(
        path: path + mismatch.path, expected: mismatch.expected, actual: mismatch.actual)
    }
  }

  /// What is not as the fragment expects in the model that is made of its JSON.
  ///
  /// ```swift
  /// try pokemon().mismatches { try PokemonBuilder(json: $0).build().get() }
  /// ```
  ///
  /// - Throws: ``FragmentFailure``, and what `build` throws.
  public func mismatches(_ build: (Data) throws -> Model) throws -> [FragmentMismatch] {
    mismatches(in: try build(data))
  }

  /// The fragment once for each case of an enumeration.
  ///
  /// ```swift
  /// pokemon().allCases("baseType", \.baseType)     // one fragment for .fire, one for .water, …
  /// ```
  public func allCases<Value: CaseIterable & Equatable & Sendable>(
    _ key: any JSONMemberKey, _ keyPath: any KeyPath<Model, Value> & Sendable
  ) -> [JSONFragment] {
    Value.allCases.map { value in with { Member(key, value, keyPath) } }
  }

  /// The fragment once for each case of an enumeration that the model has as an Optional.
  public func allCases<Value: CaseIterable & Equatable & Sendable>(
    _ key: any JSONMemberKey, _ keyPath: any KeyPath<Model, Value?> & Sendable
  ) -> [JSONFragment] {
    Value.allCases.map { value in with { Member(key, Optional(value), keyPath) } }
  }
}
