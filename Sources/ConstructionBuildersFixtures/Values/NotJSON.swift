/// Why a Swift value has no JSON: every problem, with its path.
struct NotJSON: Error, CustomStringConvertible {
  struct Problem: Hashable, CustomStringConvertible {
    let path: FieldPath
    let words: String

    var description: String { path.isEmpty ? words : "\(path): \(words)" }
  }

  let problems: [Problem]

  init(problems: [Problem]) { self.problems = problems }

  init(_ words: String) { problems = [Problem(path: FieldPath(), words: words)] }

  func problems(under prefix: FieldPath) -> [Problem] {
    problems.map { Problem(path: prefix + $0.path, words: $0.words) }
  }

  /// One line a problem.
  var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension JSONValue {
  /// The JSON of a dictionary, its members sorted by key, of an array, or what `scalar` makes of
  /// another value.
  init(_ value: Any, _ scalar: (Any) throws(NotJSON) -> JSONValue) throws(NotJSON) {
    if let value = value as? JSONValue {
      self = value
    } else if let object = value as? [String: Any] {
      let sorted = object.sorted { keyPrecedes($0.key, $1.key) }
      let values = try Self.values(sorted.map { (.key($0.key), $0.value) }, scalar)
      var members = Members()
      for (member, value) in zip(sorted, values) { members[member.key] = value }
      self = .object(members)
    } else if let array = value as? [Any] {
      self = .array(try Self.values(array.enumerated().map { (.index($0), $1) }, scalar))
    } else {
      self = try scalar(value)
    }
  }

  private static func values(
    _ values: [(path: FieldPath, value: Any)], _ scalar: (Any) throws(NotJSON) -> JSONValue
  ) throws(NotJSON) -> [JSONValue] {
    var result: [JSONValue] = []
    var problems: [NotJSON.Problem] = []
    for (path, value) in values {
      do throws(NotJSON) {
        result.append(try JSONValue(value, scalar))
      } catch {
        problems += error.problems(under: path)
      }
    }
    guard problems.isEmpty else { throw NotJSON(problems: problems) }
    return result
  }

  /// The JSON of an untyped Swift value, such as a dictionary that a test has written.
  ///
  /// `JSONSerialization` would stop the process for a value that is not JSON; this throws.
  init(untyped value: Any) throws(NotJSON) {
    try self.init(value) { scalar throws(NotJSON) in
      // As builders read a dictionary, so that `true` and `1` are different values.
      guard let value = ScalarBuilder(dictionary: ["value": scalar]).value else {
        throw NotJSON("JSON cannot hold \(scalar) of type \(type(of: scalar))")
      }
      return value
    }
  }
}

private struct ScalarBuilder: ConstructionBuilder {
  @Field var value: JSONValue?

  init(fields: JSONFields) { _value = fields["value"] }

  func build() -> Result<JSONValue, BuildFailure> { construct({ $0 }, $value) }
}
