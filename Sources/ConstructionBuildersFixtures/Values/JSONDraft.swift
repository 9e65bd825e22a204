public import ConstructionBuilders

/// A JSON value that is being changed, path by path, before it is used.
///
/// It is what the closures of ``Fixture`` are given:
///
/// ```swift
/// let slice = try Fixture.build(CharactersSliceResponseBuilder.self, from: "slice") {
///   $0["results[0].name"] = .null
///   $0["results[1]"] = nil
/// }
/// ```
///
/// What is not changed stays as it was, digits and order included. A change that cannot be made, such as
/// the removal of a member that is not there, is not lost: the fixture then throws it.
public struct JSONDraft: Sendable {
  /// The value with the changes so far.
  public private(set) var value: JSONValue

  /// The changes that could not be made.
  public private(set) var problems: [PathProblem] = []

  /// A draft of a value.
  public init(_ value: JSONValue) { self.value = value }

  /// The value at a path, or nil where there is none. Setting nil removes it.
  public subscript(path: FieldPath) -> JSONValue? {
    get { value.value(at: path) }
    set {
      do throws(PathProblem) {
        try value.set(newValue, at: path)
      } catch {
        problems.append(error)
      }
    }
  }

  /// The value, unless a change could not be made.
  ///
  /// - Throws: All ``problems``.
  public func finished() throws(PathProblems) -> JSONValue {
    guard problems.isEmpty else { throw PathProblems(problems: problems) }
    return value
  }
}
