import ConstructionBuildersMacros
import Foundation

struct NotCapturable {}

enum NotDeclared: String { case comic, magazine }

struct Address: Decodable {}

@Buildable
struct Engine {
  // error 13: type 'NotCapturable' does not conform to protocol 'Buildable'
  let part: NotCapturable
  // error 16: type 'Character' does not conform to protocol 'Buildable'
  let initial: Character
  // error 18: type 'Substring' does not conform to protocol 'Buildable'
  var beginning: Substring?
  // error 14: type 'ClosedRange<Int>' does not conform to protocol 'Buildable'
  let years: ClosedRange<Int>
  // error 14: type 'InlineArray<3, Int>' does not conform to protocol 'Buildable'
  let sizes: InlineArray<3, Int>
  // error 16: type 'Address' does not conform to protocol 'Buildable'
  let address: Address
  // error 13: type 'NotDeclared' does not conform to protocol 'Buildable'
  let kind: NotDeclared
  let
    // error 8: type 'Character' does not conform to protocol 'Buildable'
    // error 22: type 'Character' does not conform to protocol 'Buildable'
    a: Character, b: Character
}

@Buildable
struct Elements {
  // error 14: type 'NotCapturable' does not conform to protocol 'Buildable'
  // error 14: '_BuilderOf' requires that 'NotCapturable' conform to 'Buildable'
  let parts: [NotCapturable]
  // error 14: type 'Any' does not conform to protocol 'Buildable'
  // error 14: '_BuilderOf' requires that 'Any' conform to 'Buildable'
  let named: [String: Any]
}

@Buildable
struct Anything {
  // error 14: type 'Any' does not conform to protocol 'Buildable'
  let value: Any
}

@Buildable
struct Undeclared {
  // error 13: cannot find type 'Nowhere' in scope
  // error 24: cannot find type 'Nowhere' in scope
  let part: Nowhere
}

@Buildable
struct Defaulted {
  // error 12: cannot convert value of type 'String' to specified type 'Int'
  @Default("many") let count: Int
  // error 12: cannot convert value of type '[Any]' to specified type 'Int'
  @Default([]) let prices: Int
  // error 21: cannot convert value of type 'String' to specified type 'Int'
  // error 21: cannot convert value of type 'String' to specified type 'Int'
  var issues: Int = "a"
  @Default(
    // error 9: cannot convert value of type 'Int' to specified type 'String'
    "a".count) let title: String
}

@Buildable
struct Formatted {
  // error 12: no exact matches in reference to static property 'iso8601'
  @Format(.iso8601) let title: String
  // error 12: no exact matches in reference to static property 'iso8601'
  @Format(.iso8601) let dates: [Date]
}

@Buildable
struct Completed {
  // error 27: type 'Amount.Builder' does not conform to protocol 'ElementContainer'
  @RequiringAll let part: Amounts

  typealias Amounts = Amount
}

@Buildable
struct Amount {
  let amount: Double
}

@Buildable
struct Delivered {
  // error 25: type 'NotCapturable' does not conform to protocol 'Decodable'
  @Decoded let address: NotCapturable
  // error 23: type 'NotCapturable' does not conform to protocol 'Decodable'
  @Decoded let shops: [NotCapturable]
}

@Buildable
struct DeliveredInFull {
  // error 3: '@RequiringAll' applies to an array or dictionary (from macro 'Buildable')
  // note 3: remove '@RequiringAll'
  @RequiringAll @Decoded let shops: Address
}
