/// What came of building a model, and everything that was absorbed on the way to it.
///
/// ```swift
/// let report = sut.report()
/// report.result      // the model, or why there is none
/// report.findings    // what a service tells about a response that it could use
/// ```
///
/// The builder is built once for both.
public struct BuildReport<Model, Failure: Error> {
  /// The model, or the failure.
  public let result: Result<Model, Failure>

  /// The findings; see ``ConstructionBuilder/findings``.
  public let findings: [Finding]
}

extension BuildReport: Sendable where Model: Sendable {}

extension ConstructionBuilder {
  /// Builds the model, and returns it with the findings.
  ///
  /// It costs little more than ``build()``, unless there are many findings.
  ///
  /// ```swift
  /// let report = try CharacterBuilder(json: data).report()
  /// recorder.record(report.findings)
  /// let character = try report.result.get()
  /// ```
  public func report() -> BuildReport<Model, Failure> {
    let (result, problems) = buildCollecting()
    return BuildReport(result: result, findings: findingList(problems).findings.distinct())
  }

  /// Builds the model, and collects the problems of all builders in it.
  private func buildCollecting() -> (Result<Model, Failure>, BuildProblems) {
    var (result, problems) = BuildRecorder.collect { build() }
    if case .failure(let failure) = result {
      problems.own = FindingList(explaining: failure, expected: typeName(Model.self))
    }
    return (result, problems)
  }
}
