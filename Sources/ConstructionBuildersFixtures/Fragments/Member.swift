import ConstructionBuilders

/// One member of a ``JSONFragment``: a key, what is sent under it, and what is expected of the model.
///
/// | written | sent | expected |
/// |---|---|---|
/// | `Member("name", "Fly", \.name)` | the value | the same value |
/// | `Member(\.name, "Fly")` | the value, under the name of the property | the same value |
/// | `Member("nick", nil, \.nick)` | null | nil |
/// | `Member("index", json: "6", \.index, 6)` | any JSON | any value |
/// | `Member("index", raw: "6.0", \.index, 6)` | a JSON text, digit by digit | any value |
/// | `Member("nick", missing: \.nick)` | nothing | nil, or `expecting:` a default |
/// | `Member("moves", [move("Fly")], \.moves)` | fragments, or one | each element what its own fragment says |
/// | `Member("data", nested: …)` | a fragment of the same model, one level below | what that says |
/// | `Member("extra", 7)`, `Member("extra", json: [])`, `Member("extra", raw: "1e400")` | the value | nothing |
///
/// A value may be of any type that JSON has a value for: strings, numbers, booleans, `URL`, `UUID`, `Data`
/// (base64), what has one of these as its raw value, arrays, dictionaries and Optionals of them, and what is
/// `Encodable`. A `Date` has several forms, so that `json:` has to say which.
public struct Member<Model>: Sendable {
  let key: String

  /// What is sent; nil for a member that is not there.
  let sent: Result<JSONValue?, FragmentFailure>

  /// What is wrong with the model; nil where nothing is expected.
  let check: (@Sendable (Model) -> [FragmentMismatch])?

  init(
    key: any JSONMemberKey, sent: Result<JSONValue?, FragmentFailure>,
    check: (@Sendable (Model) -> [FragmentMismatch])? = nil
  ) {
    self.key = key.memberKey
    self.sent = sent
    self.check = check
  }

  var path: FieldPath { FieldPath([.key(key)]) }
}
