import Foundation

extension JSONValue: Codable {
  /// Reads any value.
  ///
  /// Numbers keep the digits that the decoder has kept: those of a Decimal if it reads one, else those
  /// of a 64-bit integer or of a Double.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      var members = Members()
      for key in container.allKeys {
        members[key.stringValue] = try container.decode(JSONValue.self, forKey: key)
      }
      self = .object(members)
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
      self = .array(elements)
    } else {
      self = try JSONValue(scalar: decoder.singleValueContainer())
    }
  }

  private init(scalar container: any SingleValueDecodingContainer) throws {
    if container.decodeNil() {
      self = .null
    } else if let boolean = try? container.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let decimal = try? container.decode(Decimal.self), !decimal.isNaN {
      self = .number(Number(decimal))
    } else if let integer = try? container.decode(Int64.self) {
      self = .number(Number(integer))
    } else if let integer = try? container.decode(UInt64.self) {
      self = .number(Number(integer))
    } else if let number = (try? container.decode(Double.self)).flatMap({ Number($0) }) {
      self = .number(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  /// Writes the value. A number goes as the first of Int64, UInt64, Decimal and Double that holds it.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: AnyKey.self)
      for (key, value) in members { try container.encode(value, forKey: AnyKey(key)) }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .boolean(let boolean):
      var container = encoder.singleValueContainer()
      try container.encode(boolean)
    case .string(let string):
      var container = encoder.singleValueContainer()
      try container.encode(string)
    case .number(let number):
      try number.encode(to: encoder)
    }
  }

  /// Any key of an object.
  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ key: String) { stringValue = key }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }
}

extension JSONValue.Number {
  fileprivate init(_ decimal: Decimal) { self.init(unchecked: decimal.description) }

  fileprivate func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let integer = Int64(digits) {
      try container.encode(integer)
    } else if let integer = UInt64(digits) {
      try container.encode(integer)
    } else if let decimal = Decimal.exactly(digits) {
      try container.encode(decimal)
    } else if let double = Double(digits), double.isFinite {
      try container.encode(double)
    } else {
      throw EncodingError.invalidValue(
        digits,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "No number type of the encoder holds \(digits)."))
    }
  }
}
