import ConstructionBuilders
import Foundation
import Testing

/// A builder with others in its fields, tested by one change to a valid base.
struct NestedBuilders {
  let valid: [String: Any] = [
    "name": "Cyclops",
    "modified": "2014-06-10T19:11:26-0400",
    "thumbnail": ["path": "https://example.com/cyclops", "extension": "jpg"],
  ]

  @Test func build_withoutModified_isNeverModified() throws {
    var sut = CharacterResponseBuilder(dictionary: valid)
    sut.modified = nil

    #expect(try sut.build().get().modified == nil)
  }

  @Test func build_withThumbnailThatCannotBeBuilt_namesWhatIsMissing() {
    var sut = CharacterResponseBuilder(dictionary: valid)
    sut.thumbnail?.path = nil

    #expect(sut.findings.map(\.description) == ["thumbnail.path: required String is missing"])
  }

  struct CharacterResponseBuilder: ConstructionBuilder {
    @Field var name: String?
    @Field var modified: Date?
    @Field var thumbnail: ThumbnailResponseBuilder?
    @Field var urls: [LinkResponseBuilder]?

    init(fields: JSONFields) {
      _name = fields["name"]
      _modified = fields["modified"]
      _thumbnail = fields["thumbnail"]
      _urls = fields["urls"]
    }

    func build() -> Result<CharacterResponseModel, BuildFailure> {
      construct(CharacterResponseModel.init, $name, $modified.optional, $thumbnail, $urls.or([]))
    }
  }

  struct CharacterResponseModel {
    let name: String
    let modified: Date?
    let thumbnail: ThumbnailResponseModel
    let urls: [URL]
  }

  struct ThumbnailResponseModel {
    let path: String
    let fileExtension: String
  }

  struct ThumbnailResponseBuilder: ConstructionBuilder {
    @Field var path: String?
    @Field var fileExtension: String?

    init(fields: JSONFields) {
      _path = fields["path"]
      _fileExtension = fields["extension"]
    }

    func build() -> Result<ThumbnailResponseModel, BuildFailure> {
      construct(ThumbnailResponseModel.init, $path, $fileExtension)
    }
  }

  struct LinkResponseBuilder: ConstructionBuilder {
    @Field var url: URL?

    init(fields: JSONFields) {
      _url = fields["url"]
    }

    func build() -> Result<URL, BuildFailure> {
      construct({ $0 }, $url)
    }
  }

  /// What was repaired or left out in a response that could be built.
  static func findings(print: (Any) -> Void) throws {
    let response = """
      {
        "name": 1602,
        "thumbnail": {"path": "https://example.com/1602", "extension": "jpg"},
        "urls": [
          {"url": "https://example.com/detail"},
          {"type": "comiclink"},
          "https://example.com/wiki"
        ]
      }
      """
    let sut = try CharacterResponseBuilder(json: response)
    for finding in sut.findings { print(finding) }
  }
}
