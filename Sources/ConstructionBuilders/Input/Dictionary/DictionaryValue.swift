#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a value of a `[String: Any]` is, whatever its type.
///
/// Booleans and numbers are told apart by their type. `as?` cannot do it: for values of
/// `JSONSerialization`, `true as? Int` is 1 and `1 as? Bool` is true.
///
/// `DictionaryValue+Foundation.swift` reads the numbers and the null of Foundation.
enum DictionaryValue {
  case string(String)
  case boolean(Bool)
  case number(JSONNumber)
  case null
  case array([Any])
  case object([String: Any])
  case other(Any)

  /// The order matters. First come the types that `JSONSerialization` makes and Swift code writes:
  /// comparing types is quick. Containers come before other objects, because on Linux a cast of a
  /// Swift container to `NSNumber` copies all of it.
  init(_ value: Any) {
    if let string = exactCast(value, to: String.self) {
      self = .string(string)
    } else if let number = Self.plainNumberObject(value) {
      self = number
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
    } else if let number = Self.numberObject(value) {
      self = number
    } else if let hashable = exactCast(value, to: AnyHashable.self) {
      // Before any `as?`, which would make a number of a boolean in it.
      self = DictionaryValue(hashable.base)
    } else if let endless = Self.endlessContainer(value) {
      self = endless
    } else if let object = value as? [String: Any] {
      self = .object(object)
    } else if let array = value as? [Any] {
      self = .array(array)
    } else {
      self = DictionaryValue(uncommon: value)
    }
  }

  private init(uncommon value: Any) {
    if let value = value as? any DictionaryConvertible {
      self = value.dictionaryValue
    } else if let wrapped = value as? any OptionalValue {
      self = wrapped.wrapped.map { DictionaryValue($0) } ?? .null
    } else if Self.isNullObject(value) {
      self = .null
    } else if let string = value as? String {
      self = .string(string)
    } else if let substring = value as? Substring {
      self = .string(String(substring))
    } else if let decimal = exactCast(value, to: Decimal.self) {
      self = .number(JSONNumber(decimal))
    } else if let integer = value as? any BinaryInteger {
      self = .number(JSONNumber(integer))
    } else if let float = exactCast(value, to: Float.self) {
      self = .number(.float(float))
    } else if let real = value as? any BinaryFloatingPoint, let number = JSONNumber(real) {
      self = .number(number)
    } else if let dictionary = value as? [AnyHashable: Any] {
      self = .object(Self.members(dictionary))
    } else {
      self = .other(value)
    }
  }

  var kind: JSONType {
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
  init(_ integer: some BinaryInteger) {
    // A client's type may describe itself by more than digits.
    self = Int64(exactly: integer).map(JSONNumber.integer) ?? .spelled(String(integer, radix: 10))
  }

  /// A Double where that is exact; otherwise the digits that Swift prints for a Float80. Nil for a
  /// client's type, which may print anything.
  init?<Real: BinaryFloatingPoint>(_ real: Real) {
    let double = Double(real)
    if double.isFinite ? Real(double) == real : !real.isFinite {
      self = .double(double)
      return
    }
    #if arch(x86_64) && !os(Windows) && !os(Android)
      if real is Float80 {
        self = .spelled("\(real)")
        return
      }
    #endif
    return nil
  }

  init(_ decimal: Decimal) {
    self = decimal.isNaN ? .double(.nan) : .spelled(decimal.description)
  }
}

/// A type of this module that a dictionary may hold in place of Swift's or Foundation's own.
protocol DictionaryConvertible {
  var dictionaryValue: DictionaryValue { get }

  /// A number that no other container has while this one lives; nil for anything else.
  var identity: UInt? { get }
}
