import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation

/// A page of characters, with every field that the service sends.
@Buildable
struct MarvelResponse: Decodable, Equatable {
  let code: Int
  let status: String
  let copyright: String
  let attributionText: String
  let attributionHTML: String
  let etag: String
  let data: MarvelSlice
}

@Buildable
struct MarvelSlice: Decodable, Equatable {
  let offset: Int
  let limit: Int
  let total: Int
  let count: Int
  let results: [MarvelCharacter]
}

@Buildable
struct MarvelCharacter: Decodable, Equatable {
  let id: Int
  let name: String
  let description: String
  let modified: Date
  let thumbnail: MarvelImage
  let resourceURI: String
  let comics: MarvelList
  let series: MarvelList
  let stories: MarvelList
  let events: MarvelList
  let urls: [MarvelLink]
}

@Buildable
struct MarvelImage: Decodable, Equatable {
  let path: String
  let `extension`: String
}

@Buildable
struct MarvelList: Decodable, Equatable {
  let available: Int
  let collectionURI: String
  let items: [MarvelItem]
  let returned: Int
}

@Buildable
struct MarvelItem: Decodable, Equatable {
  let resourceURI: String
  let name: String
  /// What kind of story; only stories have it.
  let type: String?
}

@Buildable
struct MarvelLink: Decodable, Equatable {
  let type: String
  let url: String
}
