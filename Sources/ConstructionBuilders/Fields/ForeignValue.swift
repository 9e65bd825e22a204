import Foundation

/// What a value of a `[String: Any]` is, whichever type it has: the one place where Swift's and
/// Foundation's values are told apart.
///
/// Booleans are told from numbers by their type. `as?` cannot do it: for values out of
/// `JSONSerialization`, `true as? Int` is 1 and `1 as? Bool` is true.
enum ForeignValue {
  case string(String)
  case boolean(Bool)
  case number(JSONNumber)
  case null
  case array([Any])
  case object([String: Any])
  case other(Any)

  /// The order matters: Swift's own types first, because on Linux casting a Swift container to
  /// `NSNumber` copies it whole.
  init(_ value: Any) {
    let type = type(of: value)
    if type == Bool.self, let boolean = value as? Bool {
      self = .boolean(boolean)
    } else if type == Int.self, let integer = value as? Int {
      self = .number(.integer(Int64(integer)))
    } else if type == Double.self, let double = value as? Double {
      self = .number(.double(double))
    } else if let string = value as? String {
      self = .string(string)
    } else if let object = value as? [String: Any] {
      self = .object(object)
    } else if let array = value as? [Any] {
      self = .array(array)
    } else if let wrapped = value as? any OptionalValue {
      self = wrapped.wrapped.map { ForeignValue($0) } ?? .null
    } else if value is NSNull {
      self = .null
    } else if let number = value as? Decimal, !(value is NSNumber) || value is NSDecimalNumber {
      self = .number(JSONNumber(number))
    } else if let integer = value as? any BinaryInteger {
      self = .number(JSONNumber(integer))
    } else if let float = value as? Float {
      // `as?` is exact: it fails for an NSNumber that a Float cannot hold.
      self = type == Float.self ? .number(.float(float)) : ForeignValue(boxed: value)
    } else if let real = value as? any BinaryFloatingPoint {
      self = .number(.double(Double(real)))
    } else if let substring = value as? Substring {
      self = .string(String(substring))
    } else {
      self = ForeignValue(boxed: value)
    }
  }

  /// A value that is an `NSNumber`, or nothing that JSON knows.
  private init(boxed value: Any) {
    guard let number = value as? NSNumber else {
      self = .other(value)
      return
    }
    if number === NSNumber(value: true) {
      self = .boolean(true)
    } else if number === NSNumber(value: false) {
      self = .boolean(false)
    } else {
      self = .number(JSONNumber(number))
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

extension JSONNumber {
  fileprivate init(_ number: NSNumber) {
    switch unsafe UInt8(bitPattern: number.objCType[0]) {
    case UInt8(ascii: "f"): self = .float(number.floatValue)
    case UInt8(ascii: "d"): self = .double(number.doubleValue)
    case UInt8(ascii: "Q"): self = JSONNumber(number.uint64Value)
    default: self = .integer(number.int64Value)
    }
  }

  fileprivate init(_ integer: some BinaryInteger) {
    self = Int64(exactly: integer).map(JSONNumber.integer) ?? .spelled("\(integer)")
  }

  fileprivate init(_ decimal: Decimal) {
    self = decimal.isNaN ? .double(.nan) : .spelled(decimal.description)
  }
}

/// An Optional of whatever type.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { map { $0 } }
}
