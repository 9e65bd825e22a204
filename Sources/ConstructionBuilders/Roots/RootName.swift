extension Capturable {
  /// The name of what is built from a root, as Swift code writes it: `[CharacterModel]`.
  ///
  /// The model of a builder has the name that it has in the builder's own failures.
  package static var rootName: String {
    Self.self is any ConstructionBuilder.Type ? typeName(Built.self) : writtenName(Built.self)
  }
}

private func writtenName(_ type: Any.Type) -> String {
  (type as? any SugaredType.Type)?.sugaredName ?? typeName(type)
}

/// A type that Swift code writes in another way than by its name: `[Int]` is an `Array<Int>`.
private protocol SugaredType {
  static var sugaredName: String { get }
}

extension Array: SugaredType {
  fileprivate static var sugaredName: String { "[\(writtenName(Element.self))]" }
}

extension Dictionary: SugaredType {
  fileprivate static var sugaredName: String {
    "[\(writtenName(Key.self)): \(writtenName(Value.self))]"
  }
}

extension Optional: SugaredType {
  fileprivate static var sugaredName: String { "\(writtenName(Wrapped.self))?" }
}

extension Capturable {
  /// Reads the root of a document, and builds it.
  ///
  /// `location` is the place of the root in its text. The result is that of ``JSONRoot/build()``.
  /// For a builder, that is the result of its own `build(json:)`.
  // `@inlinable`: see the table in `Utilities/Benchmarks/EXPERIMENTS.md`.
  @inlinable
  package static func readRoot(
    _ root: JSONNode, location: @autoclosure () -> TextLocation?
  ) -> Result<Built, BuildFailure> {
    // A builder that is not direct would be captured twice if it cannot be built.
    if isDirect, let built = builtWhole(from: root) { return .success(built) }
    let captured = capture(root)
    // Through a `JSONRoot` it would take half as long again: it moves the value more often.
    if let value = captured.value { return value.buildRoot(captured.note, at: FieldPath()) }
    return buildWithoutValue(captured, location: location())
  }

  @usableFromInline
  static func buildWithoutValue(
    _ captured: Captured<Self>, location: TextLocation?
  ) -> Result<Built, BuildFailure> {
    JSONRoot(captured, location: location).build()
  }
}
