#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Every reason why a model could not be built, each with its path.
///
/// A failure is never empty. It holds only problems that kept the model from being built.
///
/// ```swift
/// CharacterResponseBuilder(dictionary: [:]).build()
/// // CharacterResponseModel could not be built: 1 problem
/// //   name: required String is missing
/// ```
public struct BuildFailure: Error, Sendable {
  /// The name of the model's type.
  public let model: String

  /// The problems that kept the model from being built.
  ///
  /// The failures of nested builders are nested lists, and most lists are never read.
  let problems: FindingList

  /// The problems that kept the model from being built, in the order of the arguments. Never empty.
  public var findings: [Finding] { problems.findings }

  /// Creates a failure from one finding or more.
  public init(model: String, _ first: Finding, _ others: [Finding] = []) {
    self.model = model
    problems = FindingList([first] + others)
  }

  /// Creates a failure with a reason, at the path of the value that it is about.
  ///
  /// Use it for what `build()` checks itself, such as whether two fields agree:
  ///
  /// ```swift
  /// func build() -> Result<Stay, BuildFailure> {
  ///   if let from, let to, to < from {
  ///     return .failure(BuildFailure("ends before it begins", at: $to.path))
  ///   }
  ///   return construct(Stay.init, $from, $to)
  /// }
  /// // Model could not be built: 1 problem
  /// //   to: rejected: ends before it begins
  /// ```
  ///
  /// ``ConstructionBuilder/rejected(_:at:)`` does the same and adds the model's name.
  public init(_ reason: String, at path: FieldPath = FieldPath(), model: String = "Model") {
    self.init(
      model: model, Finding(path: path, kind: .rejected, expected: model, reason: reason))
  }

  /// Creates a failure from the problems that `construct` collected.
  init(model: Any.Type, problems: FindingList) {
    self.init(named: typeName(model), problems: problems)
  }

  /// Creates a failure from the problems that were collected.
  init(named model: String, problems: FindingList) {
    self.model = model
    self.problems = problems.isEmpty ? FindingList([.unexplained]) : problems
  }

  /// The problems at a path and below it, such as for one field of a form.
  ///
  /// ```swift
  /// failure.problems(at: "address")       // address, address.city, address.lines[0], …
  /// failure.problems(at: "email").first?.kind
  /// ```
  ///
  /// They have the order of ``findings``. There are none at a path without problems, or one that
  /// does not exist. An empty path gives all.
  public func problems(at path: FieldPath) -> [Finding] {
    findings.filter { $0.path.starts(with: path) }
  }

  /// The same failure without any value from the input, for logs.
  public var redacted: BuildFailure {
    BuildFailure(model: model, redacted: findings.map(\.redacted))
  }

  /// Like ``redacted``, and also without keys from the input; see ``Finding/redactedWithoutKeys``.
  public var redactedWithoutKeys: BuildFailure {
    BuildFailure(model: model, redacted: findings.map(\.redactedWithoutKeys))
  }

  private init(model: String, redacted: [Finding]) {
    self.model = model
    problems = FindingList(redacted)
  }
}

extension BuildFailure: CustomStringConvertible, LocalizedError {
  /// A heading, and one line for each problem.
  public var description: String { outline }

  /// One short sentence for an alert, such as `The data could not be read: 3 problems.`
  ///
  /// It names no model, no key and no value. ``description`` has them all.
  @_documentation(visibility: internal)
  public var errorDescription: String? { "The data could not be read: \(countWords)." }
}

extension BuildFailure: FindingsError {}

extension BuildFailure: Hashable {
  @_documentation(visibility: internal)
  public static func == (left: Self, right: Self) -> Bool {
    left.model == right.model && left.findings == right.findings
  }

  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(findings)
  }
}

extension Finding {
  /// The problem when a client's own argument type gives neither a value nor a reason.
  fileprivate static let unexplained = Finding(
    kind: .rejected, expected: "a value", reason: "a constructor argument gave no value")
}

extension BuildFailure {
  /// The failure with paths that begin further out.
  package func prefixed(by path: FieldPath) -> BuildFailure {
    guard !path.isEmpty else { return self }
    var list = FindingList()
    list.append(problems, under: path)
    return BuildFailure(named: model, problems: list)
  }
}
