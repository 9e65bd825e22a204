#if Foundation
  import Foundation

  // The numbers, booleans and null that `JSONSerialization` makes. Without the package trait
  // `Foundation` they are values that JSON does not know.

  extension DictionaryNode {
    /// A number, a boolean or null, if it was put into its `Any` as an object of Foundation.
    var scalarOfFoundation: DictionaryValue? {
      if let number = held(as: NSNumber.self) { return DictionaryValue(number) }
      return isHeld(as: NSNull.self) ? .null : nil
    }
  }

  extension DictionaryValue {
    /// A number or a boolean that is an `NSNumber`, and of no subclass.
    static func plainNumberObject(_ value: Any) -> DictionaryValue? {
      exactCast(value, to: NSNumber.self).map { DictionaryValue($0) }
    }

    /// A number or a boolean that is an `NSNumber`.
    static func numberObject(_ value: Any) -> DictionaryValue? {
      guard type(of: value) is NSNumber.Type else { return nil }
      return (value as? NSNumber).map { DictionaryValue($0) }
    }

    /// It compares types, because on Linux `is NSNull` makes an object of any Swift container.
    static func isNullObject(_ value: Any) -> Bool { type(of: value) is NSNull.Type }

    /// What stands for null in a dictionary.
    static var nullObject: Any { NSNull() }

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

    /// The Double nearest to a number that `JSONSerialization` has kept as a decimal, if that has
    /// up to 19 digits and a fraction; nil for anything else.
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
    init(_ number: NSNumber) {
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
  }

  extension NSNumber {
    /// The first letter of the type that the number was made from, in Objective-C's encoding: `f`
    /// for a Float, `d` for a Double, `Q` for a UInt64.
    var encodingLetter: UInt8 {
      // Foundation returns a C string for each number. Even an empty one has a byte, its zero.
      unsafe UInt8(bitPattern: objCType[0])
    }
  }
#else
  extension DictionaryNode {
    var scalarOfFoundation: DictionaryValue? { nil }
  }

  extension DictionaryValue {
    static func plainNumberObject(_ value: Any) -> DictionaryValue? { nil }
    static func numberObject(_ value: Any) -> DictionaryValue? { nil }
    static func isNullObject(_ value: Any) -> Bool { false }
    static var nullObject: Any { Any?.none as Any }
    static func shortDouble(_ value: Any) -> Double? { nil }
  }
#endif
