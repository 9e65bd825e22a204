import ConstructionBuilders
import Foundation

@testable import TestSupport

/// A number is exactly the one that the document spells, or a problem. So is a number in a string.
enum NumbersInvariant {
  private static let alphabet = Array("0123456789.eE+-0".utf8)

  /// Maps bytes that occur in no number to bytes that do.
  static func check(_ input: [UInt8]) throws {
    let bytes = input.map { alphabet.contains($0) ? $0 : alphabet[Int($0 & 15)] }
    try check(String(decoding: bytes, as: UTF8.self))
  }

  static func check(_ spelling: String) throws {
    let document = #"{"value": \#(spelling)}"#
    guard let number = NumberText(spelling) else {
      let isRead = (try? One<JSONValue>(json: document)) != nil
      return try require(!isRead, "is no number: \(spelling)")
    }
    let value = try One<JSONValue>(json: document).value.map { "\($0)" }
    try require(value == spelling, "\(spelling) has lost digits: \(value as Any)")
    let text = try One<String>(json: document).value
    try require(text == spelling, "\(spelling) has lost digits: \(text as Any)")

    for json in [document, #"{"value": "\#(spelling)"}"#] {
      try checkIntegers(json, number)
      try checkDecimal(json, number)
      try checkDouble(json, number, spelling)
      try checkFloat(json, number, spelling)
      let truth = try One<Bool>(json: json).value
      let expected = number.integer.flatMap { ["0": false, "1": true][$0] }
      try require(truth == expected, "Bool of \(json)")
    }
  }

  private static func checkIntegers(_ json: String, _ number: NumberText) throws {
    try check(Int.self, json, number)
    try check(Int8.self, json, number)
    try check(UInt8.self, json, number)
    try check(Int32.self, json, number)
    try check(UInt64.self, json, number)
  }

  private static func check<Integer: FixedWidthInteger & Capturable>(
    _ type: Integer.Type, _ json: String, _ number: NumberText
  ) throws {
    let field = try One<Integer>(json: json).$value
    let expected = number.integer.flatMap { Integer($0) }
    try require(field.wrappedValue == expected, "\(type) of \(json): \(field)")
    guard expected == nil else { return }
    let kind: Finding.Kind = number.isWhole ? .outOfRange : .mismatch
    try require(field.finding?.kind == kind, "\(type) of \(json): \(field)")
  }

  private static func checkDecimal(_ json: String, _ number: NumberText) throws {
    let field = try One<Decimal>(json: json).$value
    if let value = field.wrappedValue {
      let read = NumberText(value.description)
      try require(read?.hasValue(of: number) == true, "Decimal of \(json): \(value)")
    } else {
      let exponent = number.point - number.digits.count
      let isEasy = number.digits.count <= 38 && -128...127 ~= exponent
      try require(!isEasy && !number.digits.isEmpty, "no Decimal of \(json)")
    }
  }

  static func checkDouble(_ json: String, _ number: NumberText, _ spelling: String) throws {
    let field = try One<Double>(json: json).$value
    let nearest = strtod(spelling, nil)
    guard nearest.isFinite else {
      return try require(
        field.finding?.kind == .outOfRange && field.wrappedValue == nil, "Double of \(json)")
    }
    try require(
      field.wrappedValue?.bitPattern == nearest.bitPattern,
      "Double of \(json): \(field.wrappedValue as Any), not \(nearest)")
    let isExact = keeps(number, spelling, nearest, printed: "\(nearest)")
    try require(isExact == (field.finding?.kind != .imprecise), "precision of \(json): \(field)")
  }

  private static func checkFloat(
    _ json: String, _ number: NumberText, _ spelling: String
  ) throws {
    let field = try One<Float>(json: json).$value
    let nearest = strtof(spelling, nil)
    guard nearest.isFinite else {
      return try require(
        field.finding?.kind == .outOfRange && field.wrappedValue == nil, "Float of \(json)")
    }
    try require(
      field.wrappedValue?.bitPattern == nearest.bitPattern,
      "Float of \(json): \(field.wrappedValue as Any), not \(nearest)")
    let isExact = keeps(number, spelling, Double(nearest), printed: "\(nearest)")
    try require(isExact == (field.finding?.kind != .imprecise), "precision of \(json): \(field)")
  }

  /// Whether the nearest double equals the whole number that is spelled. A large number with an
  /// exponent may also equal what the double prints.
  private static func keeps(
    _ number: NumberText, _ spelling: String, _ nearest: Double, printed: String
  ) -> Bool {
    guard number.isWhole else { return true }
    let exact = NumberText(nearest.wholeDigits)
    if exact?.digits == number.digits, exact?.point == number.point { return true }
    let hasExponent = spelling.contains("e") || spelling.contains("E")
    return hasExponent && abs(nearest) >= 0x1p64
      && NumberText(printed)?.hasValue(of: number) == true
  }
}
