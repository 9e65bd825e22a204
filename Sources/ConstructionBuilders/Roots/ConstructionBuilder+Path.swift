/// From a value in a document to its model in one step.
extension ConstructionBuilder where Failure == BuildFailure {
  /// Builds the model of the object at a path in a document.
  ///
  /// ```swift
  /// CharacterBuilder.build(json: data, at: "data")                    // {"data": {"id": 1}}
  /// CharacterBuilder.build(json: data, at: "data", orWhole: true)     // or {"id": 1}
  /// ```
  ///
  /// Paths of findings begin at the root of the document: `data.id: required Int is missing`. If a
  /// step fails, the build fails with the finding of the step.
  ///
  /// - Parameters:
  ///   - json: The document; see ``JSONInput``.
  ///   - first: The first key that leads to the object, or the first index.
  ///   - others: The keys and indices after it.
  ///   - orWhole: Whether the whole document is the object if the first step is not there. A key
  ///     with null is there, so `{"data": null}` fails.
  ///   - coercion: The conversions that may be used.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  public static func build(
    json: some JSONInput, at first: FieldPath.Component, _ others: FieldPath.Component...,
    orWhole: Bool = false, coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) -> Result<Model, BuildFailure> {
    withStackForRoot {
      // The document is freed before the builder builds.
      JSONRoot<Self>.read(json, at: [first] + others, orWhole: orWhole, coercion, maximumDepth)
        .flatMap { $0.build() }
    }
  }

  /// Builds the model of the object at a path in a document, and returns it with the findings.
  ///
  /// The result is that of `build` with the same arguments. If the bytes are not JSON, the failure
  /// is the only finding.
  public static func report(
    json: some JSONInput, at first: FieldPath.Component, _ others: FieldPath.Component...,
    orWhole: Bool = false, coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) -> BuildReport<Model, BuildFailure> {
    withStackForRoot {
      let path = [first] + others
      switch JSONRoot<Self>.read(json, at: path, orWhole: orWhole, coercion, maximumDepth) {
      case .success(let root): return root.report()
      case .failure(let failure): return BuildReport(failure: failure)
      }
    }
  }
}
