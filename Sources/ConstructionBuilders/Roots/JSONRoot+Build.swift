extension JSONRoot {
  /// Builds the value.
  ///
  /// Elements of arrays and dictionaries that cannot be built are left out, as in a plain field of
  /// a builder. To require every element, pass `.complete` to ``build(_:)``. For a builder, the
  /// result is that of its own `build()`.
  ///
  /// ```swift
  /// let characters = try JSONRoot<[CharacterResponseBuilder]>(json: data).build().get()
  /// ```
  ///
  /// It fails if there is no value.
  public func build() -> Result<Value.Built, BuildFailure> {
    value.map { $0._buildRoot(field.note, at: field.path) } ?? build { $0 }
  }

  /// Builds the value with conditions: those that a builder puts on a field, such as `.complete`,
  /// `.checked` and `.or`; see ``ConstructorArgument``.
  ///
  /// ```swift
  /// sut.build { $0.complete.checked("1 or more") { !$0.isEmpty } }
  /// // [CharacterResponseModel] could not be built: 1 problem
  /// //   [1].name: required String is missing
  /// ```
  public func build<Argument: ConstructorArgument>(
    _ argument: (Field<Value>) -> Argument
  ) -> Result<Argument.Built, BuildFailure> {
    var problems = FindingList()
    if let built = argument(field).resolve(into: &problems) { return .success(built) }
    return .failure(BuildFailure(named: Value.rootName, problems: problems.distinct()))
  }
}

extension JSONRoot {
  /// Builds the value, and returns it with the findings; see ``ConstructionBuilder/report()``.
  ///
  /// ```swift
  /// let report = try JSONRoot<[CharacterResponseBuilder]>(json: data).report()
  /// recorder.record(report.findings)
  /// ```
  public func report() -> BuildReport<Value.Built, BuildFailure> {
    let (result, problems) = BuildRecorder.collect { build() }
    return BuildReport(result: result, findings: findings(problems.isEmpty ? nil : problems))
  }
}

extension Capturable {
  public func _buildRoot(
    _ note: CaptureNote?, at path: FieldPath
  ) -> Result<Built, BuildFailure> {
    var own = FindingList.ofValue
    if let built = _build(note, everyElement: false, into: &own) { return .success(built) }
    return .failure(BuildFailure(named: Self.rootName, own, under: path))
  }
}

extension ConstructionBuilder {
  /// Builds the model. A failure keeps the name that the builder gave the model.
  public func _buildRoot(
    _ note: CaptureNote?, at path: FieldPath
  ) -> Result<Model, BuildFailure> {
    build().mapError { error in
      Self.record(error)
      guard let failure = error as? BuildFailure else {
        let name = typeName(Model.self)
        return BuildFailure(
          named: name, FindingList(explaining: error, expected: name), under: path)
      }
      return path.isEmpty
        ? failure : BuildFailure(named: failure.model, failure.problems, under: path)
    }
  }
}

extension BuildFailure {
  fileprivate init(named model: String, _ own: FindingList, under path: FieldPath) {
    var problems = FindingList()
    problems.append(own, under: path)
    self.init(named: model, problems: problems)
  }
}
