#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Decoder {
  /// A text, or null; nil where it is neither.
  ///
  /// It is read first, because decoders of formats that have only texts, such as forms, also read
  /// `"007"` as the number 7.
  var textOrNull: JSONValue? {
    guard let container = try? singleValueContainer() else { return nil }
    if container.decodeNil() { return .null }
    return (try? container.decode(String.self)).map(JSONValue.string)
  }

  /// A whole number; nil for any other value.
  ///
  /// It is read second, because many values are whole numbers, and a failed attempt takes a decoder
  /// longer than anything else.
  var wholeNumber: Int64? {
    guard let container = try? singleValueContainer(),
      let integer = try? container.decode(Int64.self)
    else { return nil }
    // A decoder may have read a larger number as a Double.
    return -0x20_0000_0000_0000...0x20_0000_0000_0000 ~= integer ? integer : nil
  }

  /// A value other than a text, array or object, as a dictionary would hold it; nil where the
  /// decoder cannot read it as any type known here.
  ///
  /// Dates and data come last: a decoder's strategies may read them from a number or a text. So a
  /// NaN, which some decoders read, stays a Double.
  var decodedScalar: Any? {
    guard let container = try? singleValueContainer() else { return nil }
    if let boolean = try? container.decode(Bool.self) { return boolean }
    if let decimal = try? container.decode(Decimal.self), !decimal.isNaN { return decimal }
    if let integer = try? container.decode(Int64.self) { return integer }
    if let integer = try? container.decode(UInt64.self) { return integer }
    if let double = try? container.decode(Double.self) { return double }
    if let date = try? container.decode(Date.self) { return date }
    return try? container.decode(Data.self)
  }
}

/// Any key of an object.
struct AnyCodingKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ key: String) {
    stringValue = key
    intValue = nil
  }

  init(stringValue: String) { self.init(stringValue) }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}
