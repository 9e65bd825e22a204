import ConstructionBuildersMacros
import Foundation

/// A model of types that decode themselves.
@Buildable(keys: .snakeCase)
public struct Delivery: Equatable, Sendable {
  @Decoded public let address: Address
  @Decoded let billingAddress: Address?
  @Decoded @Default([]) let stops: [Address]
  @Decoded @RequiringAll let rooms: [String: Address]
  @Decoded @Default(Address(street: "nowhere")) let depot: Address
  @Decoded @Key("data", "codes") let codes: Set<Int>?
}

public struct Address: Decodable, Equatable, Sendable {
  let street: String
}
