import Foundation

/// A value that stands where a decoder says that something is, and that it reads as nothing that is known here:
/// a number too large for any type, say.
struct UnreadableValue {}

extension Decoder {
  /// A text, or null: what is read first, because decoders of formats that know only texts, such as forms, read `"007"`
  /// as the number 7 as willingly.
  ///
  /// Nil where it is neither.
  var textOrNull: JSONValue? {
    guard let container = try? singleValueContainer() else { return nil }
    if container.decodeNil() { return .null }
    return (try? container.decode(String.self)).map(JSONValue.string)
  }

  /// A whole number, which is the second to be tried because many values are: what a decoder reads in vain takes it
  /// longer than anything else.
  ///
  /// Nil where it is none.
  var wholeNumber: Int64? {
    guard let container = try? singleValueContainer(),
      let integer = try? container.decode(Int64.self)
    else { return nil }
    // Beyond, a decoder may have come by it through a Double.
    return -0x20_0000_0000_0000...0x20_0000_0000_0000 ~= integer ? integer : nil
  }

  /// What is no text, no array and no object, as a dictionary would hold it; nil where the decoder reads nothing
  /// that is known here.
  ///
  /// Dates and data come last: they are read by strategies, which may read them from a number or a text.
  var decodedScalar: Any? {
    guard let container = try? singleValueContainer() else { return nil }
    if let boolean = try? container.decode(Bool.self) { return boolean }
    if let decimal = try? container.decode(Decimal.self), !decimal.isNaN { return decimal }
    if let integer = try? container.decode(Int64.self) { return integer }
    if let integer = try? container.decode(UInt64.self) { return integer }
    if let double = try? container.decode(Double.self), double.isFinite { return double }
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
