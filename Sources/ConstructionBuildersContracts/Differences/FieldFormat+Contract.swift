import ConstructionBuilders
import Foundation

extension FieldFormat where Value: PlainType {
  /// How a value of a contract is read, as the type that reads it: by the formats of the library
  /// itself, so that what a change means is what they make of documents.
  ///
  /// Nil if a client's own format is in it.
  init?(of value: Contract.Value) {
    guard let known = Self.known(value) else { return nil }
    self = known
  }

  private static func known(_ value: Contract.Value) -> FieldFormat? {
    guard value.hasFormats else { return plain }
    switch value {
    case .date(let words): return FieldFormat<Date>(words) as? FieldFormat
    case .duration(let words?): return FieldFormat<Duration>(words) as? FieldFormat
    case .formatted(let words, let inner): return known(words, inner) ?? ofParts(value)
    default: return ofParts(value)
    }
  }

  private static func known(_ words: FormatWords, _ inner: Contract.Value) -> FieldFormat? {
    let known: (any Sendable)?
    switch words {
    case .null(let words, _): return FieldFormat(of: inner).map { .null(words, or: $0) }
    case .sent(let type, _): return FieldFormat(of: inner).map { .sent(as: type, $0) }
    case .pairs(let key, let value, _):
      return FieldFormat(of: inner).map { .pairs(key: key, value: value, as: $0) }
    case .oneOf(let formats):
      return first(of: formats.map { FieldFormat(of: inner.formatted(by: $0)) })
    case .decimal(let separator, let grouping):
      return separator.first.map { decimal($0, grouping?.first) }
    case .base64URL: known = FieldFormat<Data>.base64URL
    case .base64(let ignoring): known = FieldFormat<Data>.base64(ignoringWhiteSpace: ignoring)
    case .hexadecimal where Value.self == UUID.self: known = FieldFormat<UUID>.hexadecimal
    case .hexadecimal: known = FieldFormat<Data>.hexadecimal
    case .protoJSON where Value.self == Data.self: known = FieldFormat<Data>.protoJSON
    case .protoJSON where Value.self == Float.self: known = FieldFormat<Float>.protoJSON
    case .protoJSON: known = FieldFormat<Double>.protoJSON
    default: return nil
    }
    return known as? FieldFormat
  }

  /// Reads the parts of a container by their formats.
  private static func ofParts(_ value: Contract.Value) -> FieldFormat? {
    (Value.self as? any ReadByParts.Type)?.format(of: value) as? FieldFormat
  }

  /// The type's own.
  private static var plain: FieldFormat {
    FieldFormat(allowing: Coercion(rawValue: .max)) { Value.capture($0) }
  }
}

extension FieldFormat {
  /// The first of several formats that can read the value; nil if one of them is not known.
  static func first(of formats: [FieldFormat?]) -> FieldFormat? {
    guard var format = formats.last ?? nil else { return nil }
    for other in formats.dropLast().reversed() {
      guard let other else { return nil }
      format = .oneOf(other, format)
    }
    return format
  }
}

extension Contract.Value {
  /// Whether anything in it has another format than that of its type.
  var hasFormats: Bool {
    switch self {
    case .date(let words): words != .iso8601
    case .duration(let words): words != nil
    case .formatted: true
    case .array(let value), .set(let value), .nullable(let value): value.hasFormats
    case .dictionary(let key, let value): key.hasFormats || value.hasFormats
    default: false
    }
  }
}

/// A type whose values have others in them, which can have formats.
private protocol ReadByParts {
  /// The format of such values; nil if it is not known.
  static func format(of value: Contract.Value) -> (any Sendable)?
}

extension Array: ReadByParts where Element: PlainType {
  fileprivate static func format(of value: Contract.Value) -> (any Sendable)? {
    switch value {
    case .array(let element):
      FieldFormat<Element>(of: element).map { FieldFormat<Self>.each($0) }
    case .formatted(.whole, .array(let element)):
      FieldFormat<Element>(of: element).map { FieldFormat<Self>.whole($0) }
    case .formatted(.oneOrMany, .array(let element)):
      FieldFormat<Element>(of: element).map { FieldFormat<Self>.oneOrMany($0) }
    default: nil
    }
  }
}

extension Set: ReadByParts where Element: PlainType {
  fileprivate static func format(of value: Contract.Value) -> (any Sendable)? {
    switch value {
    case .set(let element):
      FieldFormat<Element>(of: element).map { FieldFormat<Self>.each($0) }
    case .formatted(.oneOrMany, .set(let element)):
      FieldFormat<Element>(of: element).map { FieldFormat<Self>.oneOrMany($0) }
    default: nil
    }
  }
}

extension Dictionary: ReadByParts where Key: PlainType, Value: PlainType {
  fileprivate static func format(of value: Contract.Value) -> (any Sendable)? {
    guard case .dictionary(let key, let member) = value,
      let values = FieldFormat<Value>(of: member)
    else { return nil }
    guard key.hasFormats else { return FieldFormat<Self>.each(values) }
    return FieldFormat<Key>(of: key).map { FieldFormat<Self>.keyed(by: $0, values: values) }
  }
}

extension Optional: ReadByParts where Wrapped: PlainType {
  fileprivate static func format(of value: Contract.Value) -> (any Sendable)? {
    guard case .nullable(let wrapped) = value else { return nil }
    return FieldFormat<Wrapped>(of: wrapped)?.orNil
  }
}
