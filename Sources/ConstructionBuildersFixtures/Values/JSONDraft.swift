public import ConstructionBuilders

/// A JSON value that is changed, path by path, before it is used.
///
/// The closures of ``Fixture`` receive one:
///
/// ```swift
/// let slice = try Fixture.build(CharactersSliceResponseBuilder.self, from: "slice") {
///   $0["results[0].name"] = .null
///   $0["results[1]"] = nil
///   $0.add("ETag", at: "version")
/// }
/// ```
///
/// Everything else keeps its digits and its order. A change that cannot be made makes the fixture
/// throw. One such change sets or removes a member that does not exist, because its key may be a
/// typo.
public struct JSONDraft: Sendable {
  /// The value with the changes so far.
  public private(set) var value: JSONValue

  /// The changes that could not be made.
  private(set) var problems: [PathProblem] = []

  init(_ value: JSONValue) { self.value = value }

  /// The value at a path, or nil where there is none. Setting nil removes it.
  ///
  /// ```swift
  /// $0["results[0].name"] = .null
  /// ```
  ///
  /// Setting a value where there is none makes the fixture throw; use ``add(_:at:)`` to add one.
  public subscript(path: FieldPath) -> JSONValue? {
    get { value.value(at: path) }
    set { change { value throws(PathProblem) in try value.set(newValue, at: path) } }
  }

  /// Adds a new member, or an element at the end of an array.
  ///
  /// ```swift
  /// $0.add("Slim", at: "results[0].nickname")
  /// $0.add(["name": "Storm"], at: "results[1]")
  /// ```
  ///
  /// A value that cannot be added, such as a member that already exists, makes the fixture throw.
  public mutating func add(_ new: JSONValue, at path: FieldPath) {
    change { value throws(PathProblem) in try value.add(new, at: path) }
  }

  private mutating func change(_ body: (inout JSONValue) throws(PathProblem) -> Void) {
    do throws(PathProblem) { try body(&value) } catch { problems.append(error) }
  }

  /// The changed value.
  ///
  /// - Throws: All problems, if there are any.
  func finished() throws(PathProblems) -> JSONValue {
    guard problems.isEmpty else { throw PathProblems(problems: problems) }
    return value
  }
}
