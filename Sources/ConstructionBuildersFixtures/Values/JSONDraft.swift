/// A JSON value that is changed, path by path, before it is used.
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
/// throw. Setting or removing a member that does not exist is one: its key may be a typo.
public struct JSONDraft: Sendable {
  private var value: JSONValue
  private var problems: [PathProblem] = []

  init(_ value: JSONValue) { self.value = value }

  /// The value at a path, or nil where there is none. Setting nil removes it.
  public subscript(path: FieldPath) -> JSONValue? {
    get { value[at: path] }
    set { change { value throws(PathProblem) in try value.set(newValue, at: path) } }
  }

  /// Adds a new member, or an element at the end of an array.
  public mutating func add(_ new: JSONValue, at path: FieldPath) {
    change { value throws(PathProblem) in try value.add(new, at: path) }
  }

  private mutating func change(_ body: (inout JSONValue) throws(PathProblem) -> Void) {
    do throws(PathProblem) { try body(&value) } catch { problems.append(error) }
  }

  /// The changed value. Throws all problems, if there are any.
  func finished() throws(PathProblem) -> JSONValue {
    guard problems.isEmpty else { throw PathProblem(problems) }
    return value
  }
}
