import ConstructionBuilders
import Foundation

/// Builds a character. Only the name is required.
public struct CharacterResponseBuilder: ConstructionBuilder {
  /// The number of the character.
  @Field public var id: Int?
  /// The name of the character; required.
  @Field public var name: String?
  /// A description in a few sentences.
  @Field public var description: String?
  /// When the entry was last modified; the beginning of 1970 means never.
  @Field public var modified: Date?
  /// The URL of the entry at the service.
  @Field public var resourceURI: URL?
  /// The picture of the character, possibly the placeholder.
  @Field public var thumbnail: ThumbnailResponseBuilder?
  /// The comics with the character.
  @Field public var comics: ResourceListResponseBuilder?
  /// The series with the character.
  @Field public var series: ResourceListResponseBuilder?
  /// The stories with the character.
  @Field public var stories: ResourceListResponseBuilder?
  /// The events with the character.
  @Field public var events: ResourceListResponseBuilder?
  /// Pages about the character.
  @Field public var urls: [LinkResponseBuilder]?

  public init(fields: JSONFields) {
    _id = fields["id"]
    _name = fields["name"]
    _description = fields["description"]
    _modified = fields["modified"]
    _resourceURI = fields["resourceURI"]
    _thumbnail = fields["thumbnail"]
    _comics = fields["comics"]
    _series = fields["series"]
    _stories = fields["stories"]
    _events = fields["events"]
    _urls = fields["urls"]
  }

  public func build() -> Result<CharacterResponseModel, BuildFailure> {
    construct(
      CharacterResponseModel.init,
      $id.optional, $name, $description.optional,
      $modified.optional.map { $0 == .never ? nil : $0 },
      $resourceURI.optional,
      $thumbnail.optional.map { $0?.isPlaceholder == true ? nil : $0 },
      $comics.optional, $series.optional, $stories.optional, $events.optional,
      $urls.or([]))
  }
}

extension Date {
  /// The service sends this date for "never modified": `1969-12-31T19:00:00-0500`.
  fileprivate static let never = Date(timeIntervalSince1970: 0)
}
