/// Any JSON value. Numbers keep their digits, and objects keep the order of members.
///
/// Keys are Strings, and are compared as such: those that are canonically equivalent are the same
/// key. Of a repeated key, the last value is kept, and a field has a finding.
///
/// As the type of a field, it accepts any value:
///
/// ```swift
/// @Field var extra: JSONValue?
/// ```
///
/// Create one with literals, and read and change it with subscripts. Null is `.null`; nil is no
/// value:
///
/// ```swift
/// var value: JSONValue = ["name": "Cyclops", "powers": ["optic blast"], "height": 1.90]
/// value["powers"]?[0]            // "optic blast"
/// value["powers"]?[1] = "tactics"
/// value["height"] = nil
/// "\(value)"                     // {"name":"Cyclops","powers":["optic blast","tactics"]}
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
  /// The JSON type of the value.
  public var kind: JSONType {
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
  ///
  /// Setting a value replaces that of the key in its place, or appends a new member. Setting nil
  /// removes the member:
  ///
  /// ```swift
  /// value["a"]?["b"] = 1        // sets b if there is an object a
  /// value["a"] = nil            // removes a
  /// value["a"] = .null          // a is null
  /// ```
  ///
  /// Where this is not an object, setting changes nothing.
  public subscript(key: String) -> JSONValue? {
    get { if case .object(let members) = self { members[key] } else { nil } }
    _modify {
      guard case .object(var members) = self else {
        var nothing: JSONValue?
        yield &nothing
        return
      }
      // A value that is not held elsewhere is changed in its place.
      self = .null
      defer { self = .object(members) }
      yield &members[key]
    }
  }

  /// The element at an index in an array; nil if there is none, or if this is not an array.
  ///
  /// Setting a value replaces the element, or appends one at the index after the last. Setting nil
  /// removes the element, and those after it move up. At any other index, and where this is not an
  /// array, setting changes nothing.
  ///
  /// ```swift
  /// value["powers"]?[0] = "flight"
  /// ```
  public subscript(index: Int) -> JSONValue? {
    get {
      guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
      return elements[index]
    }
    _modify {
      guard case .array(var elements) = self, 0...elements.count ~= index else {
        var nothing: JSONValue?
        yield &nothing
        return
      }
      self = .null
      defer { self = .array(elements) }
      yield &elements[orAfterLast: index]
    }
  }
}

extension [JSONValue] {
  /// The element at an index; nil after the last.
  fileprivate subscript(orAfterLast index: Int) -> JSONValue? {
    get { index < count ? self[index] : nil }
    _modify {
      guard index < count else {
        var new: JSONValue?
        defer { if let new { append(new) } }
        yield &new
        return
      }
      var element: JSONValue? = self[index]
      self[index] = .null
      defer {
        if let element { self[index] = element } else { remove(at: index) }
      }
      yield &element
    }
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
      // A client's type may describe itself by more than digits.
      digits = String(integer, radix: 10)
    }

    /// Creates a number from a finite one.
    ///
    /// It is nil for infinity and NaN, which JSON cannot express.
    public init?(_ real: some BinaryFloatingPoint & CustomStringConvertible) {
      self.init(digits: real.description)
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

    /// Creates an empty list with room. With few places, a long key of few would be compared with
    /// each other one.
    init(expecting count: Int) { values.reserveCapacity(Swift.min(count, 1_024)) }

    /// The number of members.
    public var count: Int { keys.count }

    /// The value for a key. A new key is appended. Setting nil removes the member.
    ///
    /// ```swift
    /// members["name"] = isSame ? nil : "Storm"     // nil is no member, and .null is null
    /// ```
    public subscript(key: String) -> JSONValue? {
      get { values[key] }
      set {
        if let newValue {
          if values.updateValue(newValue, forKey: key) == nil { keys.append(key) }
        } else if values.removeValue(forKey: key) != nil {
          keys.removeAll { $0 == key }
        }
      }
      _modify {
        let count = values.count
        defer {
          if values.count > count { keys.append(key) }
          if values.count < count { keys.removeAll { $0 == key } }
        }
        yield &values[key]
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
