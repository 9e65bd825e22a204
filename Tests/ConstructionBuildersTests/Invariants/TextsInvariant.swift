import ConstructionBuilders

@testable import TestSupport

/// A string is exactly the one that the document spells, or the document is rejected. The same
/// holds for keys.
enum TextsInvariant {
  static func check(_ input: [UInt8]) throws {
    guard !hasQuotationMark(input) else { return }
    let expected = plainlyDecoded(input)
    let asValue = Array(#"{"value": ""#.utf8) + input + Array(#""}"#.utf8)
    let value = (try? One<String>(json: asValue))?.value
    try require(isSame(value, expected), "\(value as Any), not \(expected as Any)")

    let asKey = Array(#"{""#.utf8) + input + Array(#"": 7}"#.utf8)
    let member = try? OnlyMember(json: asKey)
    try require(isSame(member?.key, expected), "key \(member as Any), not \(expected as Any)")
    try require(expected == nil || member?.number == 7, "key not found: \(expected as Any)")
  }

  /// Whether an unescaped quotation mark ends the string early.
  private static func hasQuotationMark(_ bytes: [UInt8]) -> Bool {
    var isEscaped = false
    for byte in bytes {
      if byte == UInt8(ascii: "\""), !isEscaped { return true }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return false
  }

  /// Compares bytes, because Swift's `==` also accepts canonically equivalent strings.
  private static func isSame(_ left: String?, _ right: String?) -> Bool {
    left.map { Array($0.utf8) } == right.map { Array($0.utf8) }
  }

  /// Decodes the text between two quotation marks by way of UTF-16, like the escapes. Nil if it is
  /// invalid.
  private static func plainlyDecoded(_ bytes: [UInt8]) -> String? {
    guard let spelling = String(validating: bytes, as: UTF8.self) else { return nil }
    var units: [UInt16] = []
    var rest = Array(spelling.utf16)[...]
    while let unit = rest.popFirst() {
      guard unit >= 0x20, unit != 0x22 else { return nil }
      guard unit == 0x5C else {
        units.append(unit)
        continue
      }
      guard let letter = rest.popFirst() else { return nil }
      switch Unicode.Scalar(letter) {
      case "b": units.append(8)
      case "f": units.append(12)
      case "n": units.append(10)
      case "r": units.append(13)
      case "t": units.append(9)
      case "\"", "\\", "/": units.append(letter)
      case "u":
        let digits = String(decoding: rest.prefix(4), as: UTF16.self)
        guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
          let unit = UInt16(digits, radix: 16)
        else { return nil }
        rest = rest.dropFirst(4)
        units.append(unit)
      default: return nil
      }
    }
    return String(validating: units, as: UTF16.self)
  }
}

/// The key of an object's only member, and the value that the key finds.
private struct OnlyMember: ConstructionBuilder {
  let key: String?
  let number: Int?

  init(fields: JSONFields) {
    let key = fields.keys.count == 1 ? fields.keys.first : nil
    let field: Field<Int>? = key.map { fields[$0] }
    self.key = key
    number = field?.wrappedValue
  }

  func build() -> Result<Int?, BuildFailure> { .success(number) }
}
