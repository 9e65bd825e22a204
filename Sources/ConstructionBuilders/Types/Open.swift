/// A value of an enumeration that may get more cases: a known case, or the raw value of another.
///
/// Senders add cases. With `Open`, a value that is no case yet is kept, and the build goes on:
///
/// ```swift
/// enum Stock: String, Capturable { case new, used }
///
/// @Field var stock: Open<Stock>?    // .known(.new), or .unknown("refurbished")
/// ```
///
/// ```swift
/// item.stock == .new                // compares with a case
/// switch item.stock {
/// case .new: "new"                  // of an Optional, such as a field: `case .new?`
/// case .known(let stock): stock.rawValue
/// case .unknown(let other): other
/// }
/// ```
///
/// An unknown value is a repair of the kind ``Finding/Kind/unknownCase``:
/// `stock: expected Stock, found string "refurbished", which is not one of its cases`. A value that
/// is missing, null or of another type is a problem, as for the enumeration itself. Coercion comes
/// first: under ``Coercion/lenient``, 7 is read as `"7"`, which is then an unknown value.
///
/// It can be the element of an array or of a set, and the key or the value of a dictionary. It is
/// encoded, decoded and written as its raw value, also if that is unknown.
///
/// Two values are equal if their raw values are. If the enumeration itself has a case `unknown`,
/// write `.known(.unknown)` in patterns: `case .unknown` means a raw value that is no case.
public enum Open<Case: RawRepresentable & Capturable>
where Case.RawValue: Capturable & Hashable {
  /// A case of the enumeration.
  case known(Case)
  /// A raw value for which the enumeration has no case.
  case unknown(Case.RawValue)

  /// The case; nil for an unknown value.
  public var known: Case? { if case .known(let value) = self { value } else { nil } }
}

extension Open: RawRepresentable {
  /// The known case with a raw value, or else the unknown value.
  @_documentation(visibility: internal)
  public init(rawValue: Case.RawValue) {
    self = Case(rawValue: rawValue).map(Open.known) ?? .unknown(rawValue)
  }

  /// The raw value of the case, or the one that is unknown.
  @_documentation(visibility: internal)
  public var rawValue: Case.RawValue {
    switch self {
    case .known(let value): value.rawValue
    case .unknown(let rawValue): rawValue
    }
  }
}

extension Open: Capturable {
  /// Whatever the enumeration reads is known. Any other raw value is kept, and reported.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Open> {
    let known = Case.capture(node.silent)
    if known.note == nil, let value = known.value { return Captured(.known(value)) }
    guard known.value == nil, !node.isReadAsNull,
      Case.RawValue.capture(node.silent).value != nil
    else { return Case.capture(node).map(Open.known) }
    let raw = Case.RawValue.capture(node)
    let repair = CaptureNote.repair(.unknownCase, of: node, expected: expectation)
    return Captured(
      value: raw.value.map(Open.unknown),
      note: raw.note.map { $0.with(own: $0.own + repair.own) } ?? repair)
  }

  @_documentation(visibility: internal)
  public static var expectation: String { Case.expectation }

  public static var _traits: CapturableTraits {
    .builtAsIs.union(Case._traits.intersection(.types))
  }
}

extension Open: Hashable {
  @_documentation(visibility: internal)
  public static func == (left: Open, right: Open) -> Bool { left.rawValue == right.rawValue }

  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension Open {
  /// Whether the value is a known case, for `case .new:` in a `switch`.
  @_documentation(visibility: internal)
  public static func ~= (pattern: Case, value: Open) -> Bool { value == pattern }
}

extension Open: Sendable where Case: Sendable, Case.RawValue: Sendable {}

extension Open: CustomStringConvertible {
  /// The raw value as text.
  @_documentation(visibility: internal)
  public var description: String { String(describing: rawValue) }
}

extension Open: Encodable where Case.RawValue: Encodable {
  @_documentation(visibility: internal)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension Open: Decodable where Case.RawValue: Decodable {
  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(Case.RawValue.self))
  }
}

/// Dictionaries by raw values that are Strings or integers are encoded as objects.
extension Open: CodingKeyRepresentable where Case.RawValue: CodingKeyRepresentable {
  @_documentation(visibility: internal)
  public var codingKey: any CodingKey { rawValue.codingKey }

  @_documentation(visibility: internal)
  public init?(codingKey: some CodingKey) {
    guard let rawValue = Case.RawValue(codingKey: codingKey) else { return nil }
    self.init(rawValue: rawValue)
  }
}

/// Comparisons with a case. The fields of a builder are Optionals, so these are, too.
extension Optional {
  /// Whether the value is a known case.
  @_documentation(visibility: internal)
  public static func == <Case>(left: Self, right: Case) -> Bool where Wrapped == Open<Case> {
    left?.rawValue == right.rawValue
  }

  /// Whether the value is anything but a known case.
  @_documentation(visibility: internal)
  public static func != <Case>(left: Self, right: Case) -> Bool where Wrapped == Open<Case> {
    left?.rawValue != right.rawValue
  }
}
