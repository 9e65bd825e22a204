import ConstructionBuilders
import Foundation

/// One character, who needs nothing but a name.
public struct CharacterResponseBuilder: ConstructionBuilder {
  /// The character's number.
  @Field public var id: Int?
  /// The character's name; needed.
  @Field public var name: String?
  /// Some sentences about the character.
  @Field public var description: String?
  /// When the entry was last modified; the beginning of 1970 where it never was.
  @Field public var modified: Date?
  /// Where the service has this entry.
  @Field public var resourceURI: URL?
  /// The character's picture, which may be the one that says that there is none.
  @Field public var thumbnail: ThumbnailResponseBuilder?
  /// The comics that the character appears in.
  @Field public var comics: ResourceListResponseBuilder?
  /// The series that the character appears in.
  @Field public var series: ResourceListResponseBuilder?
  /// The stories that the character appears in.
  @Field public var stories: ResourceListResponseBuilder?
  /// The events that the character appears in.
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
  /// How the service says "never modified": `1969-12-31T19:00:00-0500`.
  fileprivate static let never = Date(timeIntervalSince1970: 0)
}
