import Foundation

/// What a value of a `[String: Any]` is, whatever its type: the one place that tells Swift's and
/// Foundation's values apart.
///
/// Booleans and numbers are told apart by their type. `as?` cannot do it: for values of
/// `JSONSerialization`, `true as? Int` is 1 and `1 as? Bool` is true.
enum DictionaryValue {
  case string(String)
  case boolean(Bool)
  case number(JSONNumber)
  case null
  case array([Any])
  case object([String: Any])
  case other(Any)

  /// The order matters. First come the types that `JSONSerialization` makes and Swift code writes:
  /// comparing types is quick. Containers come before `NSNumber`, because on Linux a cast of a
  /// Swift container to `NSNumber` copies all of it.
  init(_ value: Any) {
    if let string = exactCast(value, to: String.self) {
      self = .string(string)
    } else if let number = exactCast(value, to: NSNumber.self) {
      self = DictionaryValue(number)
    } else if let object = exactCast(value, to: [String: Any].self) {
      self = .object(object)
    } else if let array = exactCast(value, to: [Any].self) {
      self = .array(array)
    } else if let integer = exactCast(value, to: Int.self) {
      self = .number(.integer(Int64(integer)))
    } else if let double = exactCast(value, to: Double.self) {
      self = .number(.double(double))
    } else if let boolean = exactCast(value, to: Bool.self) {
      self = .boolean(boolean)
    } else if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
      self = DictionaryValue(number)
    } else if let hashable = exactCast(value, to: AnyHashable.self) {
      // Before any `as?`, which would make a number of a boolean in it.
      self = DictionaryValue(hashable.base)
    } else if let object = value as? [String: Any] {
      self = .object(object)
    } else if let array = value as? [Any] {
      self = .array(array)
    } else {
      self = DictionaryValue(uncommon: value)
    }
  }

  init(_ number: NSNumber) {
    if number === Self.true {
      self = .boolean(true)
    } else if number === Self.false {
      self = .boolean(false)
    } else {
      self = .number(JSONNumber(number))
    }
  }

  /// The two objects that Foundation has for booleans, on every platform.
  private static let `true` = NSNumber(value: true)
  private static let `false` = NSNumber(value: false)

  private init(uncommon value: Any) {
    if let value = value as? any DictionaryConvertible {
      self = value.dictionaryValue
    } else if let wrapped = value as? any OptionalValue {
      self = wrapped.wrapped.map { DictionaryValue($0) } ?? .null
    } else if value is NSNull {
      self = .null
    } else if let string = value as? String {
      self = .string(string)
    } else if let substring = value as? Substring {
      self = .string(String(substring))
    } else if let decimal = value as? Decimal {
      self = .number(JSONNumber(decimal))
    } else if let integer = value as? any BinaryInteger {
      self = .number(JSONNumber(integer))
    } else if let float = value as? Float {
      self = .number(.float(float))
    } else if let real = value as? any BinaryFloatingPoint {
      self = .number(JSONNumber(real))
    } else {
      self = .other(value)
    }
  }

  var kind: JSONKind {
    switch self {
    case .string: .string
    case .boolean: .boolean
    case .number: .number
    case .null: .null
    case .array: .array
    case .object: .object
    case .other: .other
    }
  }
}

extension DictionaryValue {
  /// The Double nearest to a number that `JSONSerialization` has kept as a decimal, if that has up
  /// to 19 digits and a fraction; nil for anything else.
  ///
  /// Reading the decimal's spelling has the same result, and takes fifty times as long. On Linux,
  /// the decimal's own `doubleValue` is not always the nearest one.
  static func shortDouble(_ value: Any) -> Double? {
    guard let number = exactCast(value, to: NSDecimalNumber.self) else { return nil }
    let decimal = number.decimalValue
    guard !decimal.isNaN, -27 ... -1 ~= decimal.exponent else { return nil }
    let digits = decimal.magnitude.significand
    let significand = NSDecimalNumber(decimal: digits).uint64Value
    guard Decimal(significand) == digits, !significand.isMultiple(of: 10) else { return nil }
    let magnitude = nearestDouble(to: significand, tenToThe: decimal.exponent)
    return decimal.isSignMinus ? -magnitude : magnitude
  }
}

extension JSONNumber {
  fileprivate init(_ number: NSNumber) {
    if let decimal = number as? NSDecimalNumber {
      self.init(decimal.decimalValue)
      return
    }
    switch number.encodingLetter {
    case UInt8(ascii: "f"): self = .float(number.floatValue)
    case UInt8(ascii: "d"): self = .double(number.doubleValue)
    case UInt8(ascii: "Q"): self = JSONNumber(number.uint64Value)
    default: self = .integer(number.int64Value)
    }
  }

  fileprivate init(_ integer: some BinaryInteger) {
    self = Int64(exactly: integer).map(JSONNumber.integer) ?? .spelled("\(integer)")
  }

  /// A Double where that is exact; otherwise, as for some Float80, the digits that Swift prints.
  fileprivate init<Real: BinaryFloatingPoint>(_ real: Real) {
    let double = Double(real)
    let isExact = double.isFinite ? Real(double) == real : !real.isFinite
    self = isExact ? .double(double) : .spelled("\(real)")
  }

  fileprivate init(_ decimal: Decimal) {
    self = decimal.isNaN ? .double(.nan) : .spelled(decimal.description)
  }
}

extension NSNumber {
  /// The first letter of the type that the number was made from, in Objective-C's encoding: `f` for
  /// a Float, `d` for a Double, `Q` for a UInt64.
  var encodingLetter: UInt8 {
    // Foundation returns a C string for each number. Even an empty one has a byte, its zero.
    unsafe UInt8(bitPattern: objCType[0])
  }
}

/// A type of this module that a dictionary may hold in place of Swift's or Foundation's own.
protocol DictionaryConvertible {
  var dictionaryValue: DictionaryValue { get }
}

/// An Optional of any type.
package protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  package var wrapped: Any? { map { $0 } }
}
