/// One member of a ``JSONFragment``: a key, the value to send, and the value to expect of the
/// model.
///
/// | written | sends | expects |
/// |---|---|---|
/// | `Member("name", "Fly", \.name)` | the value | the same value |
/// | `Member(\.name, "Fly")` | the value, under the name of the property | the same value |
/// | `Member("nick", nil, \.nick)` | null | nil |
/// | `Member("index", json: "6", \.index, 6)` | any JSON | any value |
/// | `Member("index", raw: "6.0", \.index, 6)` | a JSON text, with its digits | any value |
/// | `Member("nick", missing: \.nick)` | nothing | nil, or `expecting:` a default |
/// | `Member("moves", [move("Fly")], \.moves)` | fragments, or one | what each fragment expects |
/// | `Member("data", nested: …)` | a fragment of the same model | what the fragment expects |
/// | `Member("extra", 7)`, also with `json:` or `raw:` | the value | nothing |
///
/// A value can be a string, a number, a Boolean, a `URL`, a `UUID`, `Data` (as base64), a type with
/// such a raw value, an array, a dictionary or an Optional of these, or any `Encodable`. A `Date`
/// has several forms in JSON: pass the one to send as `json:`.
public struct Member<Model>: Sendable {
  let key: String

  /// The value to send; nil for a missing member.
  let sent: Result<JSONValue?, NotJSON>

  /// Finds the differences in a model; nil when the member expects nothing.
  let check: (@Sendable (Model) -> [FragmentMismatch])?

  init(
    key: any JSONMemberKey, sent: Result<JSONValue?, NotJSON>,
    check: (@Sendable (Model) -> [FragmentMismatch])? = nil
  ) {
    self.key = key.memberKey
    self.sent = sent
    self.check = check
  }

  var path: FieldPath { FieldPath([.key(key)]) }
}
