import ConstructionBuilders
import Foundation

/// Replies of the type `application/json`.
extension StubReply {
  /// These bytes, as they are: they need not be JSON.
  ///
  /// ```swift
  /// let reply: StubReply = .json(Data("{}".utf8))
  /// ```
  public static func json(_ bytes: Data) -> StubReply { .data(bytes, type: "application/json") }

  /// This text, as it is: it need not be JSON.
  ///
  /// ```swift
  /// server.get("/v1/characters", reply: .json("<html>Bad gateway</html>"))
  /// ```
  public static func json(_ text: String) -> StubReply { .json(Data(text.utf8)) }

  /// A value, which can be written as literals.
  ///
  /// ```swift
  /// server.get("/v1/characters", reply: .json(["code": 200, "data": ["results": []]]))
  /// ```
  public static func json(_ value: JSONValue) -> StubReply { .json("\(value)") }

  /// A dictionary, its members in the order of their keys.
  ///
  /// Where it holds something that JSON does not know, a `Date` for example, the request fails with
  /// an error that names the place.
  ///
  /// ```swift
  /// let dictionary: [String: Any] = ["name": "Cyclops"]
  /// server.get("/v1/characters/7", reply: .json(dictionary))
  /// ```
  @_disfavoredOverload
  public static func json(_ dictionary: [String: Any]) -> StubReply {
    do { return .json(try JSONValue(foreign: dictionary, at: FieldPath())) } catch {
      return .impossible("The reply is no JSON: \(error)")
    }
  }

  /// An array of dictionaries.
  ///
  /// What cannot be sent fails as for one dictionary.
  ///
  /// ```swift
  /// let dictionaries: [[String: Any]] = [["name": "Cyclops"], ["name": "Beast"]]
  /// server.get("/v1/characters", reply: .json(dictionaries))
  /// ```
  @_disfavoredOverload
  public static func json(_ dictionaries: [[String: Any]]) -> StubReply {
    do {
      return .json(
        .array(
          try dictionaries.enumerated().map { index, dictionary in
            try JSONValue(foreign: dictionary, at: FieldPath([.index(index)]))
          }))
    } catch {
      return .impossible("The reply is no JSON: \(error)")
    }
  }
}

extension JSONValue {
  /// What is no JSON, and where.
  private struct Unwritable: Error, CustomStringConvertible {
    let path: FieldPath
    let type: Any.Type
    var description: String { "\(path) is a \(type)" }
  }

  /// A value that may be anything, with keys in their order.
  fileprivate init(foreign value: Any, at path: FieldPath) throws {
    if let value = value as? JSONValue {
      self = value
    } else if let object = value as? [String: Any] {
      var members = Members()
      for (key, member) in object.sorted(by: { $0.key < $1.key }) {
        members[key] = try JSONValue(foreign: member, at: path + FieldPath([.key(key)]))
      }
      self = .object(members)
    } else if let array = value as? [Any] {
      self = .array(
        try array.enumerated().map { index, element in
          try JSONValue(foreign: element, at: path + FieldPath([.index(index)]))
        })
    } else if let scalar = ScalarBuilder(dictionary: ["value": value]).value {
      self = scalar
    } else {
      throw Unwritable(path: path, type: type(of: value))
    }
  }
}

/// Reads a value of a dictionary as builders do, so that `true` and `1` are told apart.
private struct ScalarBuilder: ConstructionBuilder {
  @Field var value: JSONValue?

  init(fields: JSONFields) { _value = fields["value"] }

  func build() -> Result<JSONValue, BuildFailure> { construct({ $0 }, $value) }
}
