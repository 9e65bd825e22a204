import Foundation

/// One character.
public struct CharacterResponseModel: Equatable, Sendable {
  /// The number of the character.
  public let id: Int?
  /// The name of the character.
  public let name: String
  /// A description in a few sentences; often empty.
  public let description: String?
  /// When the entry was last modified; nil also for never.
  public let modified: Date?
  /// The URL of the entry at the service.
  public let resourceURI: URL?
  /// The picture of the character; nil also for the placeholder.
  public let thumbnail: ThumbnailResponseModel?
  /// The comics with the character.
  public let comics: ResourceListResponseModel?
  /// The series with the character.
  public let series: ResourceListResponseModel?
  /// The stories with the character.
  public let stories: ResourceListResponseModel?
  /// The events with the character.
  public let events: ResourceListResponseModel?
  /// Pages about the character.
  public let urls: [LinkResponseModel]

  /// A character from its parts. Only the name is required.
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
