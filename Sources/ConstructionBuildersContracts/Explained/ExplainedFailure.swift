public import ConstructionBuilders
public import Foundation

/// A failure together with what the document says about it: where each problem is, and which key
/// was probably meant.
///
/// ```swift
/// let data = Data(#"{"ID": 7}"#.utf8)
/// if case .failure(let failure) = UserBuilder.build(json: data) {
///   print(failure.explained(in: data, by: UserBuilder.self))
/// }
/// // User could not be built: 1 problem
/// //   id: required Int is missing (line 1, column 1); ID is there, and nothing reads it
/// ```
///
/// The failure itself stays as it was, and can still be compared and logged.
public struct ExplainedFailure: Error, Hashable, Sendable {
  /// The failure.
  public let failure: BuildFailure

  /// The problems of the failure, in the same order.
  public let problems: [Problem]

  /// One problem, and what the document says about it.
  public struct Problem: Hashable, Sendable {
    /// The problem. It names the value that was sent, also where a check saw a date, a model or the
    /// result of a `map`.
    public let finding: Finding

    /// The place of the value. If it is missing, the place of the object that lacks it.
    ///
    /// A key that cannot be used has the place of its value, and a value in JSON that is written in
    /// a string has the place of the string. Nil without a text, if the document does not have the
    /// value that the finding names, and for a value in more than 256 arrays and objects.
    public let location: TextLocation?

    /// The key that was probably meant; nil if the value is not missing, or if no key is near.
    public var nearest: String? { nearestKey?.key }

    let nearestKey: NearestKey?

    /// Which type of a union the value is in; nil if it is in none.
    var arm: ArmChoice?

    /// The key that looks like the missing one.
    let alike: String?

    let wanted: WantedValue?

    let isOfKey: Bool

    /// The offset of the value, or of what is around it; nil if the document is not known.
    let position: Int?
  }
}

extension ExplainedFailure: CustomStringConvertible, LocalizedError {
  /// The text of the failure, with the place of each problem.
  @_documentation(visibility: internal)
  public var description: String { failure.outline(problems.map(\.description)) }

  /// The same text as ``description``.
  @_documentation(visibility: internal)
  public var errorDescription: String? { description }
}

extension ExplainedFailure.Problem: CustomStringConvertible {
  /// One sentence on one line.
  @_documentation(visibility: internal)
  public var description: String {
    // A finding that has a place prints it.
    let place = finding.location == nil ? location.map { " (\($0))" } ?? "" : ""
    let reasons = [nearestKey?.words, arm?.words].compactMap(\.self)
    return "\(finding)\(place)" + reasons.map { "; \($0)" }.joined()
  }
}

extension NearestKey {
  fileprivate var words: String {
    let verdict = isPartial ? "may be unread" : "nothing reads it"
    return "\(FieldPath.key(key)) is there, and \(verdict)"
  }
}
