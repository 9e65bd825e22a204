#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The result of a build, with its findings.
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

extension BuildReport where Failure == BuildFailure {
  /// The report of a document that could not be read.
  package init(failure: BuildFailure) {
    self.init(result: .failure(failure), findings: failure.findings)
  }
}

extension BuildReport {
  /// The same with the repairs of the root of a document, which a builder does not keep.
  package func adding(_ repairs: [Finding]) -> BuildReport {
    repairs.isEmpty ? self : BuildReport(result: result, findings: repairs + findings)
  }
}

extension Captured where Value: ConstructionBuilder {
  /// What was repaired so that the root of a document can be read as an object.
  var repairsOfRoot: [Finding] { note?.own.filter(\.isRepair) ?? [] }
}

extension ConstructionBuilder {
  /// Builds the model, and returns it with the findings.
  ///
  /// Where nothing differs from what the builder expects, it costs little more than ``build()``.
  /// Otherwise the findings of every level are collected: 1,000 objects that cannot be built take
  /// three times as long as ``build(json:coercion:maximumDepth:)``, and one unusable value at the
  /// end of 100 levels four times.
  ///
  /// A builder does not keep what was repaired so that the root of its document is an object.
  /// ``report(json:coercion:maximumDepth:)`` has that, too.
  ///
  /// ```swift
  /// let report = try CharacterBuilder(json: data).report()
  /// recorder.record(report.findings)
  /// let character = try report.result.get()
  /// ```
  public func report() -> BuildReport<Model, Failure> { report(isNoted: true) }

  /// - Parameter isNoted: Whether there may be findings about the fields.
  private func report(isNoted: Bool) -> BuildReport<Model, Failure> {
    BuildWatch.watch(build) { result, failed in
      var failed = failed
      switch result {
      case .success: failed?.own = nil
      case .failure(let failure):
        failed = failed ?? FailedParts()
        failed?.own = FindingList(explaining: failure, expected: typeName(Model.self))
      }
      guard isNoted || failed != nil else { return BuildReport(result: result, findings: []) }
      var list = FindingList()
      addFindings(failed, to: &list)
      return BuildReport(result: result, findings: list.findings.distinct())
    }
  }
}

extension ConstructionBuilder where Failure == BuildFailure {
  /// Builds the model from bytes or text, and returns it with the findings.
  ///
  /// Where nothing differs from what the builder expects, it takes hardly longer than
  /// ``build(json:coercion:maximumDepth:)``:
  ///
  /// ```swift
  /// let report = CharacterBuilder.report(json: data)
  /// recorder.record(report.findings)     // every response
  /// let character = try report.result.get()
  /// ```
  ///
  /// If the bytes are not JSON, the failure is the only finding.
  public static func report(
    json: some JSONInput, coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) -> BuildReport<Model, BuildFailure> {
    withStackForRoot {
      var isNoted = true
      var found: [Finding] = []
      var syntax: [Finding] = []
      // The document is freed before the builder builds.
      let made = read(json, coercion, maximumDepth, syntax: &syntax) { root, bytes in
        if isDirect, let (model, findings) = root.withFindings({ builtWhole(from: root) }) {
          found = findings
          return .success(Made<Self>.model(model))
        }
        let marks = root.markCount
        defer { isNoted = root.isMarked(since: marks) }
        let captured = capture(root)
        found = captured.repairsOfRoot
        return builder(of: captured, ofRootOf: bytes).map(Made.builder)
      }
      let report: BuildReport<Model, BuildFailure> =
        switch made {
        case .success(.model(let model)): BuildReport(result: .success(model), findings: found)
        case .success(.builder(let builder)): builder.report(isNoted: isNoted).adding(found)
        case .failure(let failure): BuildReport(failure: failure)
        }
      return report.adding(syntax)
    }
  }
}
