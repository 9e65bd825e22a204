#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A type of the library, or a container of such types, whose values can be compared.
package protocol PlainType: Capturable, Hashable where Built == Self {}

extension [any PlainType.Type] {
  /// The types that read one value without being told its format.
  ///
  /// Whoever has to know of all types asks this list: the decoder of models, and contracts.
  package static let scalars: Self = [
    String.self, Bool.self, Double.self, Float.self, Decimal.self,
    Int.self, Int8.self, Int16.self, Int32.self, Int64.self,
    UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
    Date.self, Data.self, URL.self, UUID.self, JSONValue.self,
  ]
}

extension String: PlainType {}
extension Bool: PlainType {}
extension Double: PlainType {}
extension Float: PlainType {}
extension Decimal: PlainType {}
extension Int: PlainType {}
extension Int8: PlainType {}
extension Int16: PlainType {}
extension Int32: PlainType {}
extension Int64: PlainType {}
extension UInt: PlainType {}
extension UInt8: PlainType {}
extension UInt16: PlainType {}
extension UInt32: PlainType {}
extension UInt64: PlainType {}
extension Date: PlainType {}
extension Duration: PlainType {}
extension JSONValue: PlainType {}

/// A type that only reads texts of one form, such as a URL.
///
/// What contracts, schemas, examples and fragments have to know of it is here, so that they know
/// a new type once it conforms and is in the list of scalars.
package protocol TextType: PlainType {
  /// The text from which the value is read.
  var jsonText: String { get }

  /// A text that is read.
  static var exampleText: String { get }

  /// A regular expression by ECMA-262, for the whole of each text that is read, and for no other;
  /// nil if no expression can tell.
  static var textPattern: String? { get }
}
