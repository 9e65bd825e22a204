import ConstructionBuilders
import Foundation
import Testing

/// The article *Moving from other libraries*: one model by Decodable and by a builder.
enum Moving {
  struct DecodableProduct: Decodable {
    let id: Int
    let name: String
    let weight: Double?
    let tags: [String]
    let isNew: Bool

    enum CodingKeys: String, CodingKey {
      case id, name, weight, tags
      case isNew = "is_new"
    }
  }

  struct Product: Equatable {
    let id: Int
    let name: String
    let weight: Double?
    let tags: [String]
    let isNew: Bool
  }

  struct ProductBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var name: String?
    @Field var weight: Double?
    @Field var tags: [String]?
    @Field var isNew: Bool?

    init(fields: JSONFields) {
      _id = fields["id"]
      _name = fields["name"]
      _weight = fields["weight"]
      _tags = fields["tags"]
      _isNew = fields["is_new"]
    }

    func build() -> Result<Product, BuildFailure> {
      construct(
        Product.init,
        $id, $name, $weight.optional, $tags.or([]), $isNew.or(false))
    }
  }

  /// The response as promised.
  static let good = """
    {"id": 42, "name": "Visor", "weight": 1.5, "tags": ["red"], "is_new": true}
    """

  /// The response after a change of the serialiser.
  static let repairable = """
    {"id": "42", "name": "Visor", "weight": "1.5",
     "tags": ["red", null, 7], "is_new": 1}
    """

  /// A response that cannot be repaired.
  static let hopeless = """
    {"id": "4 2", "name": null, "weight": "heavy",
     "tags": "red", "is_new": "maybe"}
    """

  static func decodable(_ json: String, print: (Any) -> Void) throws {
    do {
      let data = Data(json.utf8)
      let product = try JSONDecoder().decode(DecodableProduct.self, from: data)
      print(product)
    } catch DecodingError.typeMismatch(let type, let context) {
      print("expected \(type) at \(context.codingPath.map(\.stringValue))")
    } catch DecodingError.valueNotFound(let type, let context) {
      print("no \(type) at \(context.codingPath.map(\.stringValue))")
    }
  }

  static func builder(_ json: String, print: (Any) -> Void) throws {
    let builder = try ProductBuilder(json: json)
    switch builder.build() {
    case .success(let product):
      print("\(product.id), \(product.name), new: \(product.isNew)")
      print(product.tags)
      for finding in builder.findings { print(finding) }
    case .failure(let failure): print(failure)
    }
  }

  static let examples: [@Sendable ((Any) -> Void) async throws -> Void] = [
    { try builder(repairable, print: $0) },
    { try builder(hopeless, print: $0) },
    { try decodable(hopeless, print: $0) },
  ]

  struct Tests {
    @Test func repairableResponse_failsAsTheHopelessOneDoes() throws {
      var lines: [String] = []
      try decodable(repairable) { lines.append("\($0)") }

      #expect(lines == [#"expected Int at ["id"]"#])
    }

    @Test func responsesOfTheArticle_areThoseThatAreRun() throws {
      let article = Document(
        path: "Sources/ConstructionBuilders/ConstructionBuilders.docc/MovingFromOtherLibraries.md")

      #expect(try article.blocks("json") == [good, repairable, hopeless])
    }

    @Test func bothVersions_ofAResponseAsExpected_haveTheSame() throws {
      let decoded = try JSONDecoder().decode(DecodableProduct.self, from: Data(good.utf8))
      let built = try ProductBuilder.build(json: good).get()

      #expect(built.id == decoded.id)
      #expect(built.name == decoded.name)
      #expect(built.weight == decoded.weight)
      #expect(built.tags == decoded.tags)
      #expect(built.isNew == decoded.isNew)
    }
  }
}
