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

@Buildable(keys: .snakeCase)
struct Page: Equatable, Sendable {
  @Coerced(.strict) let pageNumber: Int
  @Key("data", "results") @RequiringAll let comics: [Comic]
  @Default(Sorting.byTitle) let sorting: Sorting

  enum Sorting: String, Sendable, Capturable {
    case byTitle = "title"
    case byDate = "date"
  }
}

struct Publisher: Decodable, Equatable, Sendable {
  let name: String
}

@Buildable
struct Series: Equatable, Sendable {
  let title: String
  @Decoded let publisher: Publisher
  @Decoded @Default([]) let partners: [Publisher]
}

enum BuildableModels {
  static func findings(print: (Any) -> Void) throws {
    let json = #"{"id": "7", "title": "X-Men", "price": [{"amount": 3.5}, {"amount": -1}]}"#
    let builder = try Comic.Builder(json: json)
    for finding in builder.findings { print(finding) }
    print(try builder.build().get().prices.count)
  }

  static func filled(print: (Any) -> Void) {
    let price = Price(amount: 3.5)
    var builder = Comic.Builder(
      Comic(id: 7, title: "X-Men", summary: nil, prices: [price], modified: nil))
    print(builder.prices?.first?.amount as Any)
    builder.title = nil
    if case .failure(let failure) = builder.build() { print(failure) }
  }
}
