import ConstructionBuilders
import Foundation

/// Replies with the content type `application/json`.
extension StubReply {
  /// A reply with these bytes, which may be malformed JSON.
  ///
  /// ```swift
  /// let reply: StubReply = .json(Data("{}".utf8))
  /// ```
  public static func json(_ bytes: Data) -> StubReply { .data(bytes, type: "application/json") }

  /// A reply with this text, which may be malformed JSON.
  ///
  /// ```swift
  /// server.get("/v1/characters", reply: .json("<html>Bad gateway</html>"))
  /// ```
  public static func json(_ text: String) -> StubReply { .json(Data(text.utf8)) }

  /// A reply with a JSON value, which can be a literal.
  ///
  /// ```swift
  /// server.get("/v1/characters", reply: .json(["code": 200, "data": ["results": []]]))
  /// ```
  public static func json(_ value: JSONValue) -> StubReply { .json("\(value)") }

  /// A reply with a dictionary, its members sorted by key.
  ///
  /// The request fails when the dictionary holds a value that is not JSON, such as a `Date`. The
  /// error names the path.
  ///
  /// ```swift
  /// let dictionary: [String: Any] = ["name": "Cyclops"]
  /// server.get("/v1/characters/7", reply: .json(dictionary))
  /// ```
  @_disfavoredOverload
  public static func json(_ dictionary: [String: Any]) -> StubReply {
    json(untyped: dictionary)
  }

  /// A reply with an array of dictionaries.
  ///
  /// It fails as a dictionary does.
  ///
  /// ```swift
  /// let dictionaries: [[String: Any]] = [["name": "Cyclops"], ["name": "Beast"]]
  /// server.get("/v1/characters", reply: .json(dictionaries))
  /// ```
  @_disfavoredOverload
  public static func json(_ dictionaries: [[String: Any]]) -> StubReply {
    json(untyped: dictionaries)
  }

  private static func json(untyped value: Any) -> StubReply {
    do throws(NotJSON) { return .json(try JSONValue(untyped: value)) } catch {
      return .impossible(error.description)
    }
  }
}
