import ConstructionBuildersMacros
import Foundation

/// A model with every attribute.
@Buildable(keys: .snakeCase)
struct Comic: Equatable, Sendable {
  let id: Int
  @Key("description") let summary: String?
  @Key("data", "pages") @Default(0) let pageCount: Int
  @Key(anyOf: "prices", "price") @Default([]) let prices: [Price]
  @RequiringAll let tags: [String]
  @Format(.iso8601) let modifiedAt: Date?
  @Coerced(.strict) let isbn: String?
  @Default(Kind.unknown) let kind: Kind
  @Default([:]) let links: [String: URL]

  enum Kind: String, Equatable, Sendable, Capturable {
    case comic, magazine, unknown
  }
}

/// A model with a `check`.
@Buildable
struct Price: Equatable, Sendable {
  let amount: Decimal

  static func check(_ price: Price) throws {
    guard price.amount >= 0 else { throw Refusal(description: "a price is not negative") }
  }
}

/// A model with an initialiser that throws.
@Buildable(builder: "BookletReader")
public struct Booklet: Equatable, Sendable {
  public let number: Int

  public init(number: Int) throws {
    guard number > 0 else { throw Refusal(description: "issues are counted from 1") }
    self.number = number
  }
}

struct Refusal: Error, CustomStringConvertible {
  let description: String
}
