import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation

/// One character. Only its name is required.
@Buildable
public struct CharacterResponseModel: Equatable, Sendable {
  /// The character's number.
  public let id: Int?
  /// The character's name; required.
  public let name: String
  /// A short text about the character; often empty.
  public let description: String?
  /// The date of the last change; nil if there was none.
  public let modified: Date?
  /// The address of this entry at the service.
  public let resourceURI: URL?
  /// The character's picture; nil if the service sends its placeholder.
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

  /// Makes a character from the values of the service, which sends the beginning of 1970 for "never
  /// modified", and a placeholder for "no picture".
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
