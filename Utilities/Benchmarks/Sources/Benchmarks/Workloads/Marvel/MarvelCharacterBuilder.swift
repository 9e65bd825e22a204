import ConstructionBuilders
import Foundation

struct MarvelCharacterBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var name: String?
  @Field var description: String?
  @Field var modified: Date?
  @Field var thumbnail: MarvelImageBuilder?
  @Field var resourceURI: String?
  @Field var comics: MarvelListBuilder?
  @Field var series: MarvelListBuilder?
  @Field var stories: MarvelListBuilder?
  @Field var events: MarvelListBuilder?
  @Field var urls: [MarvelLinkBuilder]?

  init(fields: JSONFields) {
    _id = fields["id"]
    _name = fields["name"]
    _description = fields["description"]
    _modified = fields["modified"]
    _thumbnail = fields["thumbnail"]
    _resourceURI = fields["resourceURI"]
    _comics = fields["comics"]
    _series = fields["series"]
    _stories = fields["stories"]
    _events = fields["events"]
    _urls = fields["urls"]
  }

  func build() -> Result<MarvelCharacter, BuildFailure> {
    construct(
      MarvelCharacter.init, $id, $name, $description, $modified, $thumbnail, $resourceURI, $comics,
      $series, $stories, $events, $urls)
  }
}

struct MarvelImageBuilder: ConstructionBuilder {
  @Field var path: String?
  @Field var `extension`: String?

  init(fields: JSONFields) {
    _path = fields["path"]
    _extension = fields["extension"]
  }

  func build() -> Result<MarvelImage, BuildFailure> {
    construct(MarvelImage.init, $path, $extension)
  }
}

struct MarvelLinkBuilder: ConstructionBuilder {
  @Field var type: String?
  @Field var url: String?

  init(fields: JSONFields) {
    _type = fields["type"]
    _url = fields["url"]
  }

  func build() -> Result<MarvelLink, BuildFailure> {
    construct(MarvelLink.init, $type, $url)
  }
}
