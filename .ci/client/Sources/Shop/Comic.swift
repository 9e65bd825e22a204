import ConstructionBuildersMacros
import Foundation

@Buildable(keys: .snakeCase)
public struct Comic: Equatable, Sendable {
  public let id: Int
  @Key("description") public let summary: String?
  @Key("data", "pages") @Default(0) public let pageCount: Int
  @Key(anyOf: "prices", "price") @Default([]) public let prices: [Price]
  @RequiringAll public let tags: [String]
  @Format(.iso8601) public let modifiedAt: Date?
  @Coerced(.strict) public let isbn: String
  @Decoded public let publisher: Publisher?
}

public struct Publisher: Decodable, Equatable, Sendable {
  public let name: String
}

@Buildable
public struct Price: Equatable, Sendable {
  public let amount: Double

  static func check(_ price: Price) throws {
    guard price.amount >= 0 else { throw NegativePrice() }
  }
}

struct NegativePrice: Error, CustomStringConvertible {
  var description: String { "a price is not negative" }
}
