/// Any JSON value, with nothing lost: numbers keep their digits, objects the order of their
/// members.
///
/// As a field's type it takes whatever arrives:
///
/// ```swift
/// @Field var extra: JSONValue?
/// ```
///
/// It is written as literals, and read by subscripts:
///
/// ```swift
/// let value: JSONValue = ["name": "Cyclops", "powers": ["optic blast"], "height": 1.90]
/// value["powers"]?[0]            // "optic blast"
/// "\(value)"                     // {"name":"Cyclops","powers":["optic blast"],"height":1.9}
/// ```
///
/// Two objects with the same members are equal, in whatever order they are; two numbers are equal
/// if their digits are, so that `1` is not `1.0`.
public enum JSONValue: Hashable, Sendable {
  /// Null.
  case null
  /// True or false.
  case boolean(Bool)
  /// A number, with its digits.
  case number(Number)
  /// A text.
  case string(String)
  /// An array, in order.
  case array([JSONValue])
  /// An object, with its members in the order in which they were sent.
  case object(Members)
}

extension JSONValue {
  /// The value's kind.
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

  /// The member of an object with a key; nil if there is none, or if this is no object.
  public subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The element of an array at an index; nil if there is none, or if this is no array.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}
