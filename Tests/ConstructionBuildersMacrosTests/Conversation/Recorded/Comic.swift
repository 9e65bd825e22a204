import ConstructionBuildersMacros
import Foundation

enum Shop {
  /// A comic, with a letter of two bytes before its attributes: Käse.
  @Buildable(keys: .snakeCase)
  struct Comic: Equatable, Sendable {
    let id: Int
    @Key("description") let summary: String?
    @Key("data", "page_count") @Default(0) let pageCount: Int
    @Key(anyOf: "prices", "price") @Default([]) let prices: [Price]
    @RequiringAll let tags: [String]
    @Format(.iso8601) let modified: Date?
    @Coerced(.strict) let isbn: String
    @Decoded let publisher: Publisher?
  }

  struct Publisher: Decodable, Equatable, Sendable { let name: String }

  @Buildable
  struct Price: Equatable, Sendable { let amount: Double }
}
