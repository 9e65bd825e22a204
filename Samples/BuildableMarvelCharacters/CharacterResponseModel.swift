import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation

/// One character, who needs nothing but a name.
@Buildable
public struct CharacterResponseModel: Equatable, Sendable {
  /// The character's number.
  public let id: Int?
  /// The character's name; needed.
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
  @Default([]) public let urls: [LinkResponseModel]

  /// A character by what the service sends: "never modified" is the beginning of 1970, and "no picture" a picture
  /// that says so.
  public init(
    id: Int?, name: String, description: String?, modified: Date?, resourceURI: URL?,
    thumbnail: ThumbnailResponseModel?, comics: ResourceListResponseModel?,
    series: ResourceListResponseModel?, stories: ResourceListResponseModel?,
    events: ResourceListResponseModel?, urls: [LinkResponseModel]
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.modified = modified == Date(timeIntervalSince1970: 0) ? nil : modified
    self.resourceURI = resourceURI
    self.thumbnail = thumbnail?.isPlaceholder == true ? nil : thumbnail
    self.comics = comics
    self.series = series
    self.stories = stories
    self.events = events
    self.urls = urls
  }
}
