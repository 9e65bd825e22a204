package import ConstructionBuilders
import Foundation

extension Array: PlainType where Element: PlainType {}
extension Optional: PlainType where Wrapped: PlainType {}
extension Set: PlainType where Element: PlainType {}
extension Dictionary: PlainType where Key: PlainType, Value: PlainType {}

extension Contract.Value {
  /// The type that reads such values; nil if it is a client's, or depends on more than the type.
  ///
  /// - Parameters:
  ///   - place: The place of the value within the whole.
  ///   - objects: The contract that has the objects; nil if they are not read.
  func probedType<Place>(at place: Place.Type, _ objects: Contract? = nil) -> ProbedType? {
    switch self {
    case .array(let element):
      element.probedType(at: place, objects)?.map { $0.array }
    case .nullable(let wrapped):
      wrapped.probedType(at: place, objects)?.map { $0.nullable }
    case .set(let element):
      element.probedType(at: place, objects)?.map { $0.set }
    case .dictionary(let key, let member):
      key.probedType(at: KeyPlace<Place>.self).flatMap { key in
        member.probedType(at: MemberPlace<Place>.self, objects)?
          .dictionary(by: key)
      }
    case .enumeration(_, let raw, let cases, let isClosed):
      isClosed && cases == nil
        ? nil
        : raw.probedType(at: place)?.cases(isClosed ? cases : nil, isOpen: false, at: place)
    case .open(_, let raw, let cases):
      raw.probedType(at: place)?.cases(cases, isOpen: true, at: place)
    case .row: objects.map { _ in ProbedType([JSONValue].self) }
    case .object(let name): objects.map { ProbedType($0.probedType(ofObject: name)) }
    default: readableType.map(ProbedType.init)
    }
  }

  /// The type of the library that reads such values.
  package var readableType: (any PlainType.Type)? {
    switch self {
    case .string: String.self
    case .integer(_, let minimum, let maximum): Self.integerType(minimum, maximum)
    case .number(let type): Self.scalar(type) ?? Double.self
    case .boolean: Bool.self
    case .date(.iso8601): Date.self
    case .duration(nil): Duration.self
    case .text(let type): Self.textType(type)
    case .any: JSONValue.self
    case .date, .duration, .object, .row, .union, .decoded, .own, .formatted, .array, .nullable, .set,
      .dictionary,
      .enumeration, .open:
      nil
    }
  }

  /// The same for a value in a format, if it has no others in it.
  var scalarType: (any PlainType.Type)? {
    switch self {
    case .formatted(_, let value): value.scalarType
    case .date: Date.self
    case .duration: Duration.self
    default: readableType
    }
  }

  /// The type of the library that only reads texts of one form, by its name.
  static func textType(_ name: String) -> (any TextType.Type)? {
    scalar(name) as? any TextType.Type
  }

  private static func scalar(_ name: String) -> (any PlainType.Type)? {
    [any PlainType.Type].scalars.first { typeName($0) == name }
  }

  /// The integers by their limits: the size of an Int depends on the platform.
  private static func integerType(
    _ minimum: String, _ maximum: String
  ) -> (any PlainType.Type)? {
    func limits<Value: FixedWidthInteger>(_ type: Value.Type) -> [String] {
      [String(Value.min), String(Value.max)]
    }
    return [any PlainType.Type].scalars
      .first {
        guard let type = $0 as? any FixedWidthInteger.Type else { return false }
        return limits(type) == [minimum, maximum]
      }
  }
}

extension PlainType {
  fileprivate static var array: any PlainType.Type { [Self].self }
  fileprivate static var nullable: any PlainType.Type { Self?.self }
  fileprivate static var set: any PlainType.Type { Set<Self>.self }
  static func dictionary<Key: PlainType>(
    by key: Key.Type
  ) -> any PlainType.Type { [Key: Self].self }
}

extension FieldFormat<Date> {
  /// The format for its words; nil if it is a client's.
  package init?(_ words: FormatWords) {
    switch words {
    case .iso8601: self = .iso8601
    case .iso8601WithZone: self = .iso8601WithZone
    case .pattern(let pattern): self = .pattern(pattern)
    case .since1970(let perSecond, let first, let last):
      let window = ISO8601.window(from: first, to: last)
      self = .unit(Double(perSecond), within: window)
    case .rfc5322: self = .rfc5322
    case .local(let format, let zone):
      guard let zone = TimeZone(identifier: zone) else { return nil }
      switch format {
      case .iso8601: self = .iso8601(timeZone: zone)
      case .pattern(let pattern): self = .pattern(pattern, timeZone: zone)
      default: return nil
      }
    case .oneOf(let formats):
      guard let format = Self.first(of: formats.map { FieldFormat($0) }) else { return nil }
      self = format
    default: return nil
    }
  }
}

extension FieldFormat<Duration> {
  /// The format for its words; nil if it is a client's.
  package init?(_ words: FormatWords) {
    switch words {
    case .duration(1): self = .seconds
    case .duration: self = .milliseconds
    case .iso8601: self = .iso8601
    case .clock(let twoParts): self = .clock(twoParts)
    case .protoJSON: self = .protoJSON
    case .oneOf(let formats):
      guard let format = Self.first(of: formats.map { FieldFormat($0) }) else { return nil }
      self = format
    default: return nil
    }
  }
}

extension FieldFormat {
  /// The format of a value of a contract; nil if it is a client's, or if the value has others in
  /// it.
  init?(of value: Contract.Value) {
    guard let known = Self.known(value) as? FieldFormat else { return nil }
    self = known
  }

  private static func known(_ value: Contract.Value) -> (any Sendable)? {
    guard case .formatted(let words, let inner) = value else {
      switch value {
      case .date(let words): return FieldFormat<Date>(words)
      case .duration(let words?): return FieldFormat<Duration>(words)
      default:
        let all = Coercion(rawValue: .max)
        return value.readableType == Value.self
          ? FieldFormat(allowing: all) { Value.capture($0) } : nil
      }
    }
    switch words {
    case .null(let words, _): return FieldFormat(of: inner).map { Self.null(words, or: $0) }
    case .sent(let type, _): return FieldFormat(of: inner).map { Self.sent(as: type, $0) }
    case .oneOf(let formats):
      return first(of: formats.map { FieldFormat(of: inner.formatted(by: $0)) })
    case .decimal(let separator, let grouping):
      return separator.first.map { Self.decimal($0, grouping?.first) }
    case .base64URL: return FieldFormat<Data>.base64URL
    case .base64(let ignoring): return FieldFormat<Data>.base64(ignoringWhiteSpace: ignoring)
    case .hexadecimal where Value.self == UUID.self: return FieldFormat<UUID>.hexadecimal
    case .hexadecimal: return FieldFormat<Data>.hexadecimal
    case .protoJSON where Value.self == Data.self: return FieldFormat<Data>.protoJSON
    case .protoJSON where Value.self == Float.self: return FieldFormat<Float>.protoJSON
    case .protoJSON: return FieldFormat<Double>.protoJSON
    default: return nil
    }
  }

  /// The first of several formats that can read the value; nil if one of them is not known.
  fileprivate static func first(of formats: [FieldFormat?]) -> FieldFormat? {
    guard var format = formats.last ?? nil else { return nil }
    for other in formats.dropLast().reversed() {
      guard let other else { return nil }
      format = .oneOf(other, format)
    }
    return format
  }
}

extension ISO8601 {
  /// The window between two dates; nil if both are open. An open end is that of all dates.
  static func window(from first: String?, to last: String?) -> ClosedRange<Date>? {
    guard first != nil || last != nil else { return nil }
    let ends = zip([first, last], [years1To9999.lowerBound, years1To9999.upperBound])
      .map { text, end in text.flatMap(date) ?? Date(timeIntervalSince1970: end) }
    return ends[0] <= ends[1] ? ends[0]...ends[1] : nil
  }

  private static func date(_ text: String) -> Date? {
    JSONValue.string(text).read()
  }
}
