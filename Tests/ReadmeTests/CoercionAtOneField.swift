import ConstructionBuilders
import Foundation

struct Order {
  let id: Int
  let tags: [String]
  let created: Date?
}

struct OrderBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var tags: [String]?
  @Field var created: Date?

  init(fields: JSONFields) {
    _id = fields["id", .strict]
    _tags = fields["tags", [.lenient, .singleElements]]
    _created = fields["created", as: .oneOf(.secondsSince1970, .iso8601)]
  }

  func build() -> Result<Order, BuildFailure> {
    construct(Order.init, $id, $tags.or([]), $created.optional)
  }
}

func coercionAtOneField(print: (Any) -> Void) {
  let sut = OrderBuilder(
    dictionary: ["id": "7", "tags": "gift", "created": "yesterday"])
  for finding in sut.findings { print(finding) }
}
