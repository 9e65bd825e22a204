import Foundation

/// Why a model could not be built: every reason, each with its path.
///
/// A failure is never empty, and nothing in it is about a value that the model could do without.
///
/// ```swift
/// CharacterResponseBuilder(dictionary: [:]).build()
/// // CharacterResponseModel could not be built: 1 problem
/// //   name: required String is missing
/// ```
public struct BuildFailure: Error, Sendable {
  /// The name of the model's type.
  public let model: String

  /// What kept the model from being built. A failure of builders in builders is a list in lists, and
  /// most of them are never read.
  let problems: FindingList

  /// What kept the model from being built, in the order of the arguments; at least one.
  public var findings: [Finding] { problems.findings }

  /// A failure for one reason or more.
  public init(model: String, _ first: Finding, _ others: [Finding] = []) {
    self.model = model
    problems = FindingList([first] + others)
  }

  /// A failure for a reason in words, at the place that it is about.
  ///
  /// It is for what `build()` finds out itself, such as how two fields go together:
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
  /// ``ConstructionBuilder/rejected(_:at:)`` says the same and knows the model's name.
  public init(_ reason: String, at path: FieldPath = FieldPath(), model: String = "Model") {
    self.init(
      model: model, Finding(path: path, kind: .rejected, expected: model, reason: reason))
  }

  /// A failure for the reasons that were collected.
  init(model: Any.Type, problems: FindingList) {
    self.model = typeName(model)
    self.problems = problems.isEmpty ? FindingList([.unexplained]) : problems
  }

  /// The same failure without anything that arrived, for logs.
  public var redacted: BuildFailure {
    BuildFailure(model: model, redacted: findings.map(\.redacted))
  }

  /// The same as ``redacted``, also without keys that arrived; see ``Finding/redactedWithKeys``.
  public var redactedWithKeys: BuildFailure {
    BuildFailure(model: model, redacted: findings.map(\.redactedWithKeys))
  }

  private init(model: String, redacted: [Finding]) {
    self.model = model
    problems = FindingList(redacted)
  }
}

extension BuildFailure: CustomStringConvertible, LocalizedError {
  /// A heading, and one line for each problem.
  public var description: String { outline }

  /// The same text as ``description``.
  @_documentation(visibility: internal)
  public var errorDescription: String? { outline }
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
  /// For an argument of a client's own kind that gives neither a value nor a reason.
  fileprivate static let unexplained = Finding(
    kind: .rejected, expected: "a value", reason: "a constructor argument gave no value")
}
