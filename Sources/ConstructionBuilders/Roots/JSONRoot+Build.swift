extension JSONRoot {
  /// Builds the value.
  ///
  /// Elements of arrays and dictionaries that cannot be built are left out, as in a plain field of
  /// a builder. To require every element, pass `.requiringAll` to ``build(_:)``. For a builder, the
  /// result is that of its own `build()`.
  ///
  /// ```swift
  /// let characters = try JSONRoot<[CharacterResponseBuilder]>(json: data).build().get()
  /// ```
  ///
  /// It fails if there is no value.
  public func build() -> Result<Value.Built, BuildFailure> {
    BuildWatch.apart { buildValue() }
  }

  private func buildValue() -> Result<Value.Built, BuildFailure> {
    value.map { $0.buildRoot(field.note, at: field.path) } ?? buildArgument { $0 }
  }

  /// Builds the value with conditions: those that a builder puts on a field, such as
  /// `.requiringAll`, `.checked` and `.or`; see ``ConstructorArgument``.
  ///
  /// ```swift
  /// sut.build { $0.requiringAll.checked("1 or more") { !$0.isEmpty } }
  /// // [CharacterResponseModel] could not be built: 1 problem
  /// //   [1].name: required String is missing
  /// ```
  public func build<Argument: ConstructorArgument>(
    _ argument: (Field<Value>) -> Argument
  ) -> Result<Argument.Built, BuildFailure> {
    BuildWatch.apart { buildArgument(argument) }
  }

  private func buildArgument<Argument: ConstructorArgument>(
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
    BuildWatch.watch(buildValue) { result, failed in
      var findings = findings(field.findingList(field.ownFindings(failed)))
      if case .failure(let failure) = result {
        // That nothing is left of the value is seen only when it is built.
        findings = (findings + failure.findings.filter { $0.kind == .tooManyLosses }).distinct()
      }
      return BuildReport(result: result, findings: findings)
    }
  }

  /// Builds the value with conditions, as ``build(_:)`` does, and returns it with the findings.
  ///
  /// ```swift
  /// let report = try JSONRoot<[CharacterResponseBuilder]>(json: data).report { $0.requiringAll }
  /// ```
  public func report<Argument: ConstructorArgument>(
    _ argument: (Field<Value>) -> Argument
  ) -> BuildReport<Argument.Built, BuildFailure> {
    BuildWatch.watch {
      buildArgument(argument)
    } _: { result, failed in
      let own = failed?.findings(of: field, at: field._place) ?? field.ownFindings(nil)
      let list = field.findingList(own)
      switch result {
      case .success:
        return BuildReport(result: result, findings: findings(list, isRequired: false))
      case .failure(let failure):
        // What a condition says is not a finding about the value.
        let all = (findings(list) + failure.findings).distinct()
        return BuildReport(result: result, findings: all)
      }
    }
  }
}

extension Capturable {
  /// Builds the value of a root. A failure keeps the name that a builder gave its model.
  @usableFromInline
  func buildRoot(
    _ note: CaptureNote?, at path: FieldPath
  ) -> Result<Built, BuildFailure> {
    var walk = Walk(.model, FindingList())
    if let built = buildRequired(note, &walk) { return .success(built) }
    if let model = walk.nothingLeft?.model {
      return .failure(BuildFailure(named: model, walk.findings, under: path))
    }
    var own = FindingList.ofValue
    own.append(walk.findings)
    return .failure(BuildFailure(named: Self.rootName, own, under: path))
  }
}

extension BuildFailure {
  fileprivate init(named model: String, _ own: FindingList, under path: FieldPath) {
    var problems = FindingList()
    problems.append(own, under: path)
    self.init(named: model, problems: problems)
  }
}

extension Capturable {
  /// Reads the root of a document, and builds it.
  ///
  /// `location` is the place of the root in its text. The result is that of ``JSONRoot/build()``.
  /// For a builder, that is the result of its own `build(json:)`.
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
