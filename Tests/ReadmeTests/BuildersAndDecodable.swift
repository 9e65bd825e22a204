import ConstructionBuilders
import Foundation

/// The article *Builders or Decodable?*.
enum BuildersAndDecodable {
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
}
