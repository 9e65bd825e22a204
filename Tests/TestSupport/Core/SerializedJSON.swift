import Foundation

/// Whether the core reads the objects of Foundation, as with the package trait `Foundation`.
let readsFoundation: Bool = {
  #if Foundation
    true
  #else
    false
  #endif
}()

/// Any JSON value as `JSONSerialization` reads it, or in plain Swift values if the core reads no
/// others.
func untyped(_ json: some Sequence<UInt8>) throws -> Any {
  let value = try JSONSerialization.jsonObject(with: Data(json), options: .fragmentsAllowed)
  return readsFoundation ? value : inPlainSwift(value)
}

func untyped(_ json: String) throws -> Any { try untyped(json.utf8) }

/// A JSON object as `untyped` reads it.
func dictionary(_ json: String) throws -> [String: Any] {
  guard let members = try untyped(json) as? [String: Any] else { throw NotAnObject() }
  return members
}

private struct NotAnObject: Error {}

private func inPlainSwift(_ value: Any) -> Any {
  // To ask whether a dictionary is an object would bridge it, at each level with all in it.
  switch value {
  case let members as [String: Any]: members.mapValues(inPlainSwift)
  case let elements as [Any]: elements.map(inPlainSwift)
  case is NSNull: Any?.none as Any
  case let decimal as NSDecimalNumber: decimal.decimalValue
  case let number as NSNumber: inPlainSwift(number)
  default: value
  }
}

private func inPlainSwift(_ number: NSNumber) -> Any {
  if number === NSNumber(value: true) { return true }
  if number === NSNumber(value: false) { return false }
  return switch unsafe UInt8(bitPattern: number.objCType[0]) {
  case UInt8(ascii: "d"): number.doubleValue
  case UInt8(ascii: "Q"): number.uint64Value
  default: number.int64Value
  }
}
