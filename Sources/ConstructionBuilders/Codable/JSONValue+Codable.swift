#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONValue: Codable {
  /// Reads any value from any decoder.
  ///
  /// ```swift
  /// let value = try JSONDecoder().decode(JSONValue.self, from: data)
  /// ```
  ///
  /// Numbers keep the digits that the decoder kept: those of a Decimal if it reads one, and else
  /// those of a 64-bit integer or a Double. A property list also has dates and data. They become
  /// strings as fields read them, in ISO 8601 and in base64.
  ///
  /// - Throws: A `DecodingError` if the decoder cannot read a value, such as the number 1e400, or
  ///   if values are nested deeper than 256 levels. Decoders take more than a kilobyte of stack per
  ///   level. ``init(json:maximumDepth:)`` reads both.
  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    if let value = decoder.textOrNull {
      self = value
    } else if let integer = decoder.wholeNumber {
      self = .number(Number(integer))
    } else if decoder.codingPath.count >= Self.deepestCoding {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "The value is nested deeper than \(Self.deepestCoding) levels."))
    } else if let container = try? decoder.container(keyedBy: AnyCodingKey.self) {
      var members = Members()
      for key in container.allKeys {
        members[key.stringValue] = try container.decode(JSONValue.self, forKey: key)
      }
      self = .object(members)
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
      self = .array(elements)
    } else if let value = decoder.decodedScalar.flatMap(JSONValue.init(scalar:)) {
      self = value
    } else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "The decoder reads this as no kind of JSON value."))
    }
  }

  private init?(scalar: Any) {
    switch scalar {
    case let boolean as Bool: self = .boolean(boolean)
    case let decimal as Decimal:
      guard let number = Number(digits: decimal.description) else { return nil }
      self = .number(number)
    case let integer as any BinaryInteger: self = .number(Number(integer))
    case let double as Double:
      guard let number = Number(double) else { return nil }
      self = .number(number)
    case let date as Date:
      guard let text = ISO8601.text(of: date) else { return nil }
      self = .string(text)
    case let data as Data: self = .string(data.base64EncodedString())
    default: return nil
    }
  }

  /// Writes the value.
  ///
  /// A number is written as the first of Int64, UInt64, Double and Decimal that holds it exactly.
  /// Only `JSONEncoder` and similar encoders write a Decimal as a number. Others write a number
  /// with more digits than a Double keeps as an object.
  ///
  /// - Throws: An `EncodingError` if none of these types holds a number, such as 1e400 or one with
  ///   fifty digits, or if values are nested deeper than 256 levels. `description` writes both.
  @_documentation(visibility: internal)
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object, .array:
      guard encoder.codingPath.count < Self.deepestCoding else {
        throw EncodingError.invalidValue(
          self,
          EncodingError.Context(
            codingPath: encoder.codingPath,
            debugDescription: "The value is nested deeper than \(Self.deepestCoding) levels."))
      }
      try encodeContents(to: encoder)
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

  private func encodeContents(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: AnyCodingKey.self)
      for (key, value) in members { try container.encode(value, forKey: AnyCodingKey(key)) }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    default: break
    }
  }

  /// The maximum depth for coders.
  ///
  /// Foundation's coders take up to 1.6 kB of stack per level, and a thread may have only 512 kB.
  static let deepestCoding = 256
}

extension JSONValue.Number {
  fileprivate func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if digits == "-0" {
      try container.encode(-0.0)
    } else if let integer = Int64(digits) {
      try container.encode(integer)
    } else if let integer = UInt64(digits) {
      try container.encode(integer)
    } else if let double = exactDouble {
      try container.encode(double)
    } else if let decimal = Decimal.exactly(digits) {
      try container.encode(decimal)
    } else {
      throw EncodingError.invalidValue(
        digits,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "No number type of the encoder holds \(digits)."))
    }
  }

  /// The Double whose shortest spelling is this number; nil if there is none.
  private var exactDouble: Double? {
    guard let double = Double(digits), double.isFinite else { return nil }
    let (shortest, own) = (DecimalDigits(double.description), DecimalDigits(digits))
    let isSame = shortest.digits == own.digits && shortest.isNegative == own.isNegative
    return isSame && (own.digits.isEmpty || shortest.exponent == own.exponent) ? double : nil
  }
}

extension JSONValue {
  /// Decodes a type from the value, without loss of digits.
  ///
  /// ```swift
  /// let value: JSONValue = ["path": "cyclops", "extension": "jpg"]
  /// let thumbnail = try value.decode(Thumbnail.self)
  /// ```
  ///
  /// It reads like `JSONDecoder`, without coercion. Dates are read in ISO 8601 and data in base64.
  /// It refuses a whole number that a Double or a Float would round, and a URL that would have to
  /// be percent-encoded.
  ///
  /// - Throws: The error of the type's `init(from:)`. For most types that is a `DecodingError` with
  ///   a coding path.
  public func decode<Model: Decodable>(_ type: Model.Type = Model.self) throws -> Model {
    try ValueDecoder(value: self).decode(type)
  }
}

extension JSONValue {
  /// Encodes a model, and keeps its digits and the order in which it writes its members.
  ///
  /// ```swift
  /// let value = try JSONValue(Thumbnail(path: "cyclops", extension: "jpg"))
  /// "\(value)"     // {"path":"cyclops","extension":"jpg"}
  /// ```
  ///
  /// Dates are written in ISO 8601, data in base64, and Decimals as numbers, so fields read exactly
  /// the same values again. A dictionary has no order, so its keys are sorted by their UTF-8. They
  /// are not if they are written as an array, or if the model calls the dictionary's `encode(to:)`.
  ///
  /// - Throws: An `EncodingError` for a value that JSON cannot express: infinity or NaN, a date
  ///   outside the years 1 to 9999, a model that writes nothing, or one nested deeper than 512
  ///   levels. Also any other error of the model's `encode(to:)`.
  ///
  /// NB: disfavoured, because otherwise it would win over a client's own `init(_: Int?)` when
  /// called with an Int.
  @_disfavoredOverload
  public init(_ model: some Encodable) throws {
    let slot = ValueSlot()
    try ValueEncoder(slot: slot).encode(model)
    guard let value = try slot.value() else {
      throw EncodingError.invalidValue(
        model,
        EncodingError.Context(
          codingPath: [], debugDescription: "\(type(of: model)) did not write any value"))
    }
    self = value
  }
}
