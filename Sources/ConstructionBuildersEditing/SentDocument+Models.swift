public import ConstructionBuilders

extension SentDocument where Value: FillableBuilder {
  /// Writes what differs between a model and the one that the document builds.
  ///
  /// ```swift
  /// let user = try sent.value.build().get()
  /// let edit = try sent.edited(model: user.renamed("Storm"))
  /// ```
  ///
  /// What a model cannot hold is not touched. Elements of arrays have no identity in models: those
  /// that are equal stand for each other, also if they were moved. If none was moved, and as many
  /// come back, the others were changed in their places. If only one of the arrays has others, they
  /// were added or removed. What this does not tell is refused.
  ///
  /// - Throws: A `BuildFailure` if the document builds no model, and as ``edited(_:clearing:)``.
  public func edited(
    model: Value.Model, clearing: Clearing = .removal
  ) throws(BuildFailure) -> DocumentEdit {
    let old = try Self.model(of: value)
    return try edit(Value(model), Value(old), clearing, isOfModels: true) {
      again throws(Refusal) in
      do throws(BuildFailure) { return Value(try Self.model(of: again)) } catch {
        let path = FieldPath(path)
        throw Refusal(error.findings.map { .unread($0.whatHappened, at: path + $0.path) })
      }
    }
  }

  private static func model(of builder: Value) throws(BuildFailure) -> Value.Model {
    switch builder.build() {
    case .success(let model): return model
    case .failure(let failure):
      throw failure as? BuildFailure
        ?? BuildFailure("\(failure)", model: typeName(Value.Model.self))
    }
  }
}
