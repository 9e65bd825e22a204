import ConstructionBuilders
import Foundation

/// A type of the library, or a container of such types, that a contract can describe.
protocol ReadableType: Capturable, Hashable where Built == Self {}

extension String: ReadableType {}
extension Int8: ReadableType {}
extension Int16: ReadableType {}
extension Int32: ReadableType {}
extension Int64: ReadableType {}
extension UInt8: ReadableType {}
extension UInt16: ReadableType {}
extension UInt32: ReadableType {}
extension UInt64: ReadableType {}
extension Double: ReadableType {}
extension Float: ReadableType {}
extension Decimal: ReadableType {}
extension Bool: ReadableType {}
extension Date: ReadableType {}
extension Duration: ReadableType {}
extension URL: ReadableType {}
extension UUID: ReadableType {}
extension Data: ReadableType {}
extension JSONValue: ReadableType {}
extension Array: ReadableType where Element: ReadableType {}
extension Optional: ReadableType where Wrapped: ReadableType {}
extension Set: ReadableType where Element: ReadableType {}
extension Dictionary: ReadableType where Key: ReadableType, Value: ReadableType {}

extension Contract.Value {
  /// The type that reads such values; nil if it is a client's, or depends on more than the type.
  ///
  /// It reads the raw values of an enumeration.
  var readableType: (any ReadableType.Type)? {
    switch self {
    case .string: String.self
    case .integer(_, let minimum, let maximum): Self.integerType(minimum, maximum)
    case .number("Float"): Float.self
    case .number("Decimal"): Decimal.self
    case .number: Double.self
    case .boolean: Bool.self
    case .date(.iso8601): Date.self
    case .duration(nil): Duration.self
    case .url: URL.self
    case .uuid: UUID.self
    case .data: Data.self
    case .any: JSONValue.self
    case .array(let element): element.readableType.map { $0.array }
    case .nullable(let wrapped): wrapped.readableType.map { $0.nullable }
    case .set(let element): element.readableType.map { $0.set }
    case .dictionary(let key, let value):
      key.readableType.flatMap { key in value.readableType.map { $0.dictionary(by: key) } }
    case .enumeration(_, let raw, let cases, let isClosed):
      isClosed && cases == nil ? nil : raw.readableType
    case .date, .duration, .object, .decoded, .own: nil
    }
  }

  /// The integers by their limits: the size of an Int depends on the platform.
  private static func integerType(
    _ minimum: String, _ maximum: String
  ) -> (any ReadableType.Type)? {
    func limits<Value: FixedWidthInteger>(_ type: Value.Type) -> [String] {
      [String(Value.min), String(Value.max)]
    }
    let types: [any (ReadableType & FixedWidthInteger).Type] = [
      Int64.self, UInt64.self, Int32.self, UInt32.self, Int16.self, UInt16.self, Int8.self,
      UInt8.self,
    ]
    return types.first { limits($0) == [minimum, maximum] }
  }
}

extension ReadableType {
  fileprivate static var array: any ReadableType.Type { [Self].self }
  fileprivate static var nullable: any ReadableType.Type { Self?.self }
  fileprivate static var set: any ReadableType.Type { Set<Self>.self }
  fileprivate static func dictionary<Key: ReadableType>(
    by key: Key.Type
  ) -> any ReadableType.Type { [Key: Self].self }
}

extension FieldFormat<Date> {
  /// The format for its words; nil if it is a client's.
  init?(_ words: FormatWords) {
    switch words {
    case .iso8601: self = .iso8601
    case .iso8601WithZone: self = .iso8601WithZone
    case .pattern(let pattern): self = .pattern(pattern)
    case .since1970(let perSecond, let first, let last):
      let window = ISO8601.window(from: first, to: last)
      self =
        switch (perSecond == 1, window) {
        case (true, nil): .secondsSince1970
        case (true, let window?): .secondsSince1970(within: window)
        case (false, nil): .millisecondsSince1970
        case (false, let window?): .millisecondsSince1970(within: window)
        }
    case .oneOf(let formats):
      let formats = formats.map { FieldFormat($0) }
      guard var format = formats.last ?? nil else { return nil }
      for other in formats.dropLast().reversed() {
        guard let other else { return nil }
        format = .oneOf(other, format)
      }
      self = format
    case .duration, .decoding, .own: return nil
    }
  }
}

extension FieldFormat<Duration> {
  /// The format for its words; nil if it is a client's.
  init?(_ words: FormatWords) {
    switch words {
    case .duration(1): self = .seconds
    case .duration: self = .milliseconds
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
    JSONNode.withRoot(text, .strict, 512) { Date.capture($0).value }
  }
}
