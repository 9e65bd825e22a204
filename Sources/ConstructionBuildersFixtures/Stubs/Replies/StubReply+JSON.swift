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
    json(foreign: dictionary)
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
    json(foreign: dictionaries)
  }

  private static func json(foreign value: Any) -> StubReply {
    do throws(NotJSON) { return .json(try JSONValue(foreign: value)) } catch {
      return .impossible(error.description)
    }
  }
}
