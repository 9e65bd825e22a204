import ConstructionBuildersMacros
import Foundation

@Buildable
struct Comic: Equatable, Sendable {
  let id: Int
  let title: String
  @Key("description") let summary: String?
  @Key(anyOf: "prices", "price") @Default([]) let prices: [Price]
  @Format(.iso8601) let modified: Date?
}

@Buildable
struct Price: Equatable, Sendable {
  let amount: Double

  static func check(_ price: Price) throws {
    guard price.amount >= 0 else { throw NegativePrice() }
  }
}

struct NegativePrice: Error, CustomStringConvertible {
  var description: String { "a price must not be negative" }
}

@Buildable
struct Series: Equatable, Sendable {
  enum Kind: String, Sendable, Capturable { case limited, other }

  let title: String
  @Default(Kind.other, for: .unknownCase) let kind: Kind
  @Decoded @Default([]) let partners: [Publisher]
}

struct Publisher: Decodable, Equatable, Sendable {
  let name: String
}
