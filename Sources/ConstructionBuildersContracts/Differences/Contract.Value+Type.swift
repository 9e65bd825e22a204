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
    case .row: objects.map { _ in ProbedType(RowShape.self) }
    case .object(let name): objects.map { ProbedType($0.probedType(ofObject: name)) }
    case .formatted(_, let value): value.probedType(at: place, objects)
    case .date: ProbedType(Date.self)
    case .duration: ProbedType(Duration.self)
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
