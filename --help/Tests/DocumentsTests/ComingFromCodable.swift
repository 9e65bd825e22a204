import ConstructionBuilders
import Foundation

/// The article *Coming from Codable*.
enum ComingFromCodable {
  struct Order: Equatable {
    let id: Int
    let customer: String
    let placed: Date
    let note: String?
    let lines: [Line]

    struct Line: Equatable {
      let article: String
      let count: Int
    }
  }

  struct OrderBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var customer: String?
    @Field var placed: Date?
    @Field var note: String?
    @Field var lines: [LineBuilder]?

    init(fields: JSONFields) {
      _id = fields["id"]
      _customer = fields["customer_name"]
      _placed = fields["placed_at", as: .secondsSince1970]
      _note = fields["note"]
      _lines = fields["lines"]
    }

    func build() -> Result<Order, BuildFailure> {
      construct(Order.init, $id, $customer, $placed, $note.optional, $lines.or([]))
    }
  }

  struct LineBuilder: ConstructionBuilder {
    @Field var article: String?
    @Field var count: Int?

    init(fields: JSONFields) {
      _article = fields["article"]
      _count = fields["count"]
    }

    func build() -> Result<Order.Line, BuildFailure> {
      construct(Order.Line.init, $article, $count)
    }
  }

  static let response = #"""
    {"id": "17", "placed_at": "yesterday", "note": 5,
     "lines": [{"article": "A4", "count": "2"}, {"article": "A5", "count": "many"}]}
    """#

  @Sendable static func failure(print: (Any) -> Void) throws {
    if case .failure(let failure) = OrderBuilder.build(json: response) { print(failure) }
  }

  @Sendable static func findings(print: (Any) -> Void) throws {
    var sut = try OrderBuilder(json: response)
    sut.customer = "Ada"
    sut.placed = Date(timeIntervalSince1970: 1_700_000_000)
    let order = try sut.build().get()
    guard order.lines == [Order.Line(article: "A4", count: 2)] else { return print(order) }
    for finding in sut.findings { print(finding) }
  }

  struct Thumbnail: Decodable {
    let path: String
  }

  struct ThumbnailHolder {
    @Field var thumbnail: Decoded<Thumbnail>?
  }

  struct CharacterResponseModel: Equatable, Sendable {
    let id: Int
    let name: String
  }

  struct CharacterResponseBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var name: String?

    init(fields: JSONFields) {
      _id = fields["id"]
      _name = fields["name"]
    }

    func build() -> Result<CharacterResponseModel, BuildFailure> {
      construct(CharacterResponseModel.init, $id, $name)
    }
  }

  static func names(in data: Data) throws -> [String] {
    let page = try JSONDecoder().decode([DecodableModel<CharacterResponseBuilder>].self, from: data)
    let names = page.map(\.model.name)
    return names
  }

  static func order(in data: Data, by decoder: JSONDecoder) throws -> Order {
    let order = try decoder.decode(DecodableModel<OrderBuilder>.self, from: data).model
    return order
  }
}
