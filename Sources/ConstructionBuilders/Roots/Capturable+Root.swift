extension Capturable {
  /// Reads the root of a document, and builds it.
  ///
  /// `location` is the place of the root in its text. The result is that of ``JSONRoot/build()``.
  /// For a builder, that is the result of its own `build(json:)`.
  // `@inlinable`: see the table in `Benchmarks/README.md`.
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
