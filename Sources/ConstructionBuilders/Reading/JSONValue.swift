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

extension JSONValue {
  /// A number by its digits, as RFC 8259 defines them.
  public struct Number: Hashable, Sendable, CustomStringConvertible {
    /// The digits, such as `1.50` or `-4.2e1`.
    public let digits: String

    /// Creates a number from its digits; nil if they are not a number by RFC 8259.
    public init?(digits: String) {
      guard case .number(let number)? = try? JSONValue(json: digits), number.digits == digits else {
        return nil
      }
      self = number
    }

    /// Creates a number from an integer.
    public init(_ integer: some BinaryInteger) {
      digits = String(describing: integer)
    }

    /// Creates a number from a finite one.
    ///
    /// It is nil for infinity and NaN, which JSON cannot express.
    public init?(_ real: some BinaryFloatingPoint & CustomStringConvertible) {
      guard real.isFinite else { return nil }
      digits = real.description
    }

    package init(unchecked digits: String) { self.digits = digits }

    @_documentation(visibility: internal)
    public var description: String { digits }
  }
}

extension JSONValue {
  /// The members of an object, in order. Each key occurs once.
  ///
  /// Finding a member takes constant time. Removing one takes linear time.
  public struct Members: Sendable {
    /// The keys, in order.
    public private(set) var keys: [String] = []
    private var values: [String: JSONValue] = [:]

    /// The members without their order.
    var dictionary: [String: JSONValue] { values }

    /// Creates an empty list of members.
    public init() {}

    /// The number of members.
    public var count: Int { keys.count }

    /// The value for a key. A new key is appended. Setting nil removes the member.
    public subscript(key: String) -> JSONValue? {
      get { values[key] }
      set {
        let old = values.updateValue(newValue ?? .null, forKey: key)
        if old == nil { keys.append(key) }
        if newValue == nil {
          values[key] = nil
          keys.removeAll { $0 == key }
        }
      }
    }
  }
}

extension JSONValue.Members: Hashable {
  @_documentation(visibility: internal)
  public static func == (left: Self, right: Self) -> Bool { left.values == right.values }
  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension JSONValue.Members: Sequence {
  @_documentation(visibility: internal)
  public func makeIterator() -> some IteratorProtocol<(key: String, value: JSONValue)> {
    keys.lazy.map { [values] key in (key: key, value: values[key] ?? .null) }.makeIterator()
  }
}
