/// Any JSON value. Numbers keep their digits, and objects keep the order of members.
///
/// Keys are Strings, and are compared as such: those that are canonically equivalent are the same
/// key. Of a repeated key, the last value is kept.
///
/// As the type of a field, it accepts any value:
///
/// ```swift
/// @Field var extra: JSONValue?
/// ```
///
/// Create one with literals, and read it with subscripts:
///
/// ```swift
/// let value: JSONValue = ["name": "Cyclops", "powers": ["optic blast"], "height": 1.90]
/// value["powers"]?[0]            // "optic blast"
/// "\(value)"                     // {"name":"Cyclops","powers":["optic blast"],"height":1.9}
/// ```
///
/// Objects are equal if they have the same members, in any order. Numbers are equal if their digits
/// are, so `1` is not equal to `1.0`.
public enum JSONValue: Hashable, Sendable {
  /// Null.
  case null
  /// True or false.
  case boolean(Bool)
  /// A number, with its digits.
  case number(Number)
  /// A string.
  case string(String)
  /// An array, in order.
  case array([JSONValue])
  /// An object, with its members in the order of the input.
  case object(Members)
}

extension JSONValue {
  /// The JSON kind of the value.
  public var kind: JSONKind {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The value for a key in an object; nil if the key is missing, or if this is not an object.
  public subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The element at an index in an array; nil if there is none, or if this is not an array.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}
