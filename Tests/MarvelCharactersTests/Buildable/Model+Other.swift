import BuildableMarvelCharacters
import MarvelCharacters

/// Converts the models with `@Buildable` to those with a builder by hand.
extension MarvelCharacters.CharactersSliceResponseModel {
  init(_ other: BuildableMarvelCharacters.CharactersSliceResponseModel) {
    self.init(
      offset: other.offset, limit: other.limit, total: other.total, count: other.count,
      results: other.results.map(MarvelCharacters.CharacterResponseModel.init))
  }
}

extension MarvelCharacters.CharacterResponseModel {
  init(_ other: BuildableMarvelCharacters.CharacterResponseModel) {
    self.init(
      id: other.id, name: other.name, description: other.description, modified: other.modified,
      resourceURI: other.resourceURI,
      thumbnail: other.thumbnail.map(MarvelCharacters.ThumbnailResponseModel.init),
      comics: other.comics.map(MarvelCharacters.ResourceListResponseModel.init),
      series: other.series.map(MarvelCharacters.ResourceListResponseModel.init),
      stories: other.stories.map(MarvelCharacters.ResourceListResponseModel.init),
      events: other.events.map(MarvelCharacters.ResourceListResponseModel.init),
      urls: other.urls.map { MarvelCharacters.LinkResponseModel(type: $0.type, url: $0.url) })
  }
}

extension MarvelCharacters.ThumbnailResponseModel {
  init(_ other: BuildableMarvelCharacters.ThumbnailResponseModel) {
    self.init(path: other.path, fileExtension: other.fileExtension.rawValue)
  }
}

extension MarvelCharacters.ResourceListResponseModel {
  init(_ other: BuildableMarvelCharacters.ResourceListResponseModel) {
    self.init(
      available: other.available, returned: other.returned, collectionURI: other.collectionURI,
      items: other.items.map {
        MarvelCharacters.ResourceSummaryResponseModel(
          name: $0.name, resourceURI: $0.resourceURI, type: $0.type)
      })
  }
}
