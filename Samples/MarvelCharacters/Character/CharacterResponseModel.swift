import Foundation

/// One character.
public struct CharacterResponseModel: Equatable, Sendable {
  /// The character's number.
  public let id: Int?
  /// The character's name.
  public let name: String
  /// Some sentences about the character; often empty.
  public let description: String?
  /// When the entry was last modified; nil also where it never was.
  public let modified: Date?
  /// Where the service has this entry.
  public let resourceURI: URL?
  /// The character's picture; nil also where it is the one that says that there is none.
  public let thumbnail: ThumbnailResponseModel?
  /// The comics that the character appears in.
  public let comics: ResourceListResponseModel?
  /// The series that the character appears in.
  public let series: ResourceListResponseModel?
  /// The stories that the character appears in.
  public let stories: ResourceListResponseModel?
  /// The events that the character appears in.
  public let events: ResourceListResponseModel?
  /// Pages about the character.
  public let urls: [LinkResponseModel]

  /// A character by its parts, of which only the name is needed.
  public init(
    id: Int? = nil, name: String, description: String? = nil, modified: Date? = nil,
    resourceURI: URL? = nil, thumbnail: ThumbnailResponseModel? = nil,
    comics: ResourceListResponseModel? = nil, series: ResourceListResponseModel? = nil,
    stories: ResourceListResponseModel? = nil, events: ResourceListResponseModel? = nil,
    urls: [LinkResponseModel] = []
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.modified = modified
    self.resourceURI = resourceURI
    self.thumbnail = thumbnail
    self.comics = comics
    self.series = series
    self.stories = stories
    self.events = events
    self.urls = urls
  }
}
