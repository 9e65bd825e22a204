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
public struct BuildFailure: Error, Hashable, Sendable {
  /// The name of the model's type.
  public let model: String

  /// What kept the model from being built, in the order of the arguments; at least one.
  public let findings: [Finding]

  /// A failure for one reason or more.
  public init(model: String, _ first: Finding, _ others: [Finding] = []) {
    self.model = model
    findings = [first] + others
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
  init(model: Any.Type, problems: [Finding]) {
    self.model = typeName(model)
    findings = problems.isEmpty ? [.unexplained] : problems
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
    findings = redacted
  }
}

extension BuildFailure: CustomStringConvertible, LocalizedError {
  /// A heading, and one line for each problem.
  public var description: String { outline }

  /// The same text as ``description``.
  public var errorDescription: String? { outline }
}

extension BuildFailure: FindingsError {}

extension BuildFailure: Codable {
  private enum CodingKeys: CodingKey { case model, findings }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    model = try container.decode(String.self, forKey: .model)
    findings = try container.decode([Finding].self, forKey: .findings)
    guard !findings.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .findings, in: container, debugDescription: "A failure has at least one finding.")
    }
  }
}

extension Finding {
  /// For an argument of a client's own kind that gives neither a value nor a reason.
  fileprivate static let unexplained = Finding(
    kind: .rejected, expected: "a value", reason: "a constructor argument gave no value")
}
