package import ConstructionBuilders

extension Contract {
  /// What a value is expected to be.
  package indirect enum Value: Hashable, Sendable, Codable {
    /// A String.
    case string
    /// An integer of a type, from `minimum` to `maximum`, in digits.
    case integer(type: String, minimum: String, maximum: String)
    /// A Double, a Float, a CGFloat or a Decimal.
    case number(type: String)
    /// A Bool.
    case boolean
    /// A Date. Without another format, it is in ISO 8601.
    case date(FormatWords)
    /// A Duration, which needs a format.
    case duration(FormatWords?)
    /// A value in a format of the library that is told of no other case.
    case formatted(FormatWords, Value)
    /// A type that only reads texts of one form: a URL, a UUID or Data.
    case text(type: String)
    /// A `JSONValue`: anything.
    case any
    /// An array without the elements that cannot be used.
    case array(of: Value)
    /// A value or null, as an element that keeps its position.
    case nullable(Value)
    /// An array of different values.
    case set(of: Value)
    /// An object whose keys are data.
    case dictionary(key: Value, of: Value)
    /// The object of a builder, by its name.
    case object(String)
    /// The row of a builder, by its name: an array whose positions have types of their own.
    case row(String)
    /// One of several types, as the arms of a `OneOf`.
    case union([Value])
    /// A type with raw values. `cases` is nil if they cannot be listed; a type that is not closed
    /// also takes others.
    case enumeration(type: String, raw: Value, cases: [JSONValue]?, isClosed: Bool)
    /// An `Open` of a type with raw values. It keeps raw values other than the cases, and reports
    /// them. `cases` is nil if they cannot be listed.
    case open(type: String, raw: Value, cases: [JSONValue]?)
    /// A Decodable type.
    case decoded(type: String)
    /// A client's own type or format. `kinds` are the kinds of which it took a probe
    /// as it is, or else those of which it took a converted one.
    case own(type: String, expectation: String, kinds: [JSONType])
  }
}

extension Contract.Value {
  /// The value, without the null that is also accepted.
  var withoutNull: Contract.Value {
    switch self {
    case .nullable(let value): value.withoutNull
    default: self
    }
  }

  /// The types of a union, also of those in it; the value itself if it is none.
  package var arms: [Contract.Value] {
    switch self {
    case .union(let arms): arms.flatMap(\.arms)
    default: [self]
    }
  }

  /// The same for a union in a format, and for an array or object in one of several formats.
  var unionArms: [Contract.Value] {
    switch self {
    case .formatted(.oneOf(let formats), let value) where value.isContainer:
      formats.flatMap { value.formatted(by: $0).unionArms }
    case .formatted(let words, let value) where value.unionArms.count > 1:
      value.unionArms.map { .formatted(words, $0) }
    case .nullable(let value): value.unionArms
    default: arms
    }
  }

  /// Whether an array is expected, or an object.
  var isContainer: Bool {
    switch self {
    case .array, .set, .dictionary, .object, .row: true
    case .union(let arms): arms.contains(where: \.isContainer)
    case .formatted(let words, let value): !words.isOfText && value.isContainer
    default: false
    }
  }
}
