public import ConstructionBuilders

/// A JSON value that is being changed, path by path, before it is used.
///
/// It is what the closures of ``Fixture`` are given:
///
/// ```swift
/// let slice = try Fixture.build(CharactersSliceResponseBuilder.self, from: "slice") {
///   $0["results[0].name"] = .null
///   $0["results[1]"] = nil
///   $0.add("ETag", at: "version")
/// }
/// ```
///
/// What is not changed stays as it was, digits and order included. A change that cannot be made is
/// not lost: the fixture then throws it. Such is a change of a member that is not there, whatever
/// it is set to, because its key may have a typo.
public struct JSONDraft: Sendable {
  /// The value with the changes so far.
  public private(set) var value: JSONValue

  /// The changes that could not be made.
  public private(set) var problems: [PathProblem] = []

  /// A draft of a value.
  public init(_ value: JSONValue) { self.value = value }

  /// The value at a path, or nil where there is none. Setting nil removes it.
  ///
  /// ```swift
  /// $0["results[0].name"] = .null
  /// ```
  ///
  /// Where there is no value it cannot be set, which is one of the ``problems``; ``add(_:at:)``
  /// adds one.
  public subscript(path: FieldPath) -> JSONValue? {
    get { value.value(at: path) }
    set { change { value throws(PathProblem) in try value.set(newValue, at: path) } }
  }

  /// Adds a member that is not there yet, or an element behind the last one.
  ///
  /// ```swift
  /// $0.add("Slim", at: "results[0].nickname")
  /// $0.add(["name": "Storm"], at: "results[1]")
  /// ```
  ///
  /// What cannot be added, such as a member that is there already, is one of the ``problems``.
  public mutating func add(_ new: JSONValue, at path: FieldPath) {
    change { value throws(PathProblem) in try value.add(new, at: path) }
  }

  private mutating func change(_ body: (inout JSONValue) throws(PathProblem) -> Void) {
    do throws(PathProblem) { try body(&value) } catch { problems.append(error) }
  }

  /// The value, unless a change could not be made.
  ///
  /// - Throws: All ``problems``.
  public func finished() throws(PathProblems) -> JSONValue {
    guard problems.isEmpty else { throw PathProblems(problems: problems) }
    return value
  }
}
