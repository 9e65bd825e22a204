import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import Testing

/// The article *Test-driving a parser field by field*, from the character on, with the final
/// builder.
@Suite struct TestDriving {
  struct ThumbnailResponseModel: Equatable, Sendable {
    let path: URL
    let fileExtension: String
  }

  struct ThumbnailResponseBuilder: ConstructionBuilder {
    @Field var path: URL?
    @Field var fileExtension: String?

    init(fields: JSONFields) {
      _path = fields["path"]
      _fileExtension = fields["extension"]
    }

    func build() -> Result<ThumbnailResponseModel, BuildFailure> {
      construct(ThumbnailResponseModel.init, $path, $fileExtension)
    }
  }

  enum LinkType: String, CaseIterable, Capturable, Sendable { case detail, wiki, comiclink }

  struct CharacterResponseModel: Equatable, Sendable {
    let id: Int?
    let name: String
    let thumbnail: ThumbnailResponseModel?
    let link: LinkType?
  }

  struct CharacterResponseBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var name: String?
    @Field var thumbnail: ThumbnailResponseBuilder?
    @Field var link: LinkType?

    init(fields: JSONFields) {
      _id = fields["id"]
      _name = fields["name"]
      _thumbnail = fields["thumbnail"]
      _link = fields["link"]
    }

    func build() -> Result<CharacterResponseModel, BuildFailure> {
      construct(
        CharacterResponseModel.init, $id.optional, $name, $thumbnail.optional, $link.optional)
    }
  }

  struct CharactersSliceResponseModel: Equatable, Sendable {
    let offset: Int
    let limit: Int?
    let total: Int
    let count: Int?
    let results: [CharacterResponseModel]
  }

  struct CharactersSliceResponseBuilder: ConstructionBuilder {
    @Field var offset: Int?
    @Field var limit: Int?
    @Field var total: Int?
    @Field var count: Int?
    @Field var results: [CharacterResponseBuilder]?

    init(fields: JSONFields) {
      _offset = fields["offset"]
      _limit = fields["limit"]
      _total = fields["total"]
      _count = fields["count"]
      _results = fields["results"]
    }

    func build() -> Result<CharactersSliceResponseModel, BuildFailure> {
      construct(
        CharactersSliceResponseModel.init,
        $offset, $limit.optional, $total, $count.optional, $results.or([]))
    }
  }

  func thumbnail() -> JSONFragment<ThumbnailResponseModel> {
    JSONFragment {
      Member("path", URL(string: "http://images.example.com/cyclops")!, \.path)
      Member("extension", "jpg", \.fileExtension)
    }
  }

  func character(_ name: String = "Cyclops") -> JSONFragment<CharacterResponseModel> {
    JSONFragment {
      Member("id", json: "1009257", \.id, 1_009_257)
      Member("name", name, \.name)
      Member("thumbnail", thumbnail(), \.thumbnail)
      Member("link", .wiki, \.link)
    }
  }

  func slice() -> JSONFragment<CharactersSliceResponseModel> {
    JSONFragment {
      Member("offset", 20, \.offset)
      Member("limit", json: "10", \.limit, 10)
      Member("total", 1562, \.total)
      Member("count", 2, \.count)
      Member("results", [character("Cyclops"), character("Storm")], \.results)
    }
  }

  @Test func everyLink_isRead() {
    character().verifyAllCases("link", \.link) {
      try CharacterResponseBuilder.build(json: $0).get()
    }
  }

  @Test func slice_hasItsCharacters() {
    slice().verify { try CharactersSliceResponseBuilder.build(json: $0).get() }
  }

  @Test func recordedSlice_withACharacterWithoutName_leavesThatOut() throws {
    let slice = try Fixture.build(CharactersSliceResponseBuilder.self, from: "characters") {
      $0["results[0].name"] = .null
    }

    #expect(slice.results.map(\.name) == ["Storm"])
  }

  @Test(arguments: try Fixture.mutations("characters"))
  func slice_survives(mutation: JSONMutation) throws {
    try mutation.check(CharactersSliceResponseBuilder.self)
  }

  @Test func slice_doesWhatItDeclares() throws {
    try Fixture.mutations("characters").check(CharactersSliceResponseBuilder.self)
  }

  @Sendable static func mismatches(print: (Any) -> Void) async throws {
    let picture = ThumbnailResponseModel(
      path: URL(string: "http://images.example.com/cyclops")!, fileExtension: "png")
    let model = CharactersSliceResponseModel(
      offset: 20, limit: 10, total: 1562, count: 2,
      results: [
        CharacterResponseModel(id: 1_009_257, name: "Cyclops", thumbnail: picture, link: .wiki),
        CharacterResponseModel(id: 1_009_257, name: "Jean Grey", thumbnail: nil, link: .wiki),
      ])
    for line in try await reports(of: { Self().slice().verify(model) }) { print(line) }
  }

  struct NameModel {
    let first: String
    let last: String
    let nickname: String?
  }

  struct NameBuilder: ConstructionBuilder {
    @Field var first: String?
    @Field var last: String?
    @Field var nickname: String?

    init(fields: JSONFields) {
      _first = fields["first"]
      _last = fields["last"]
      _nickname = fields["nickName"]
    }

    func build() -> Result<NameModel, BuildFailure> {
      construct(NameModel.init, $last, $first, $nickname.optional)
    }
  }

  @Sendable static func mixedUp(print: (Any) -> Void) async throws {
    let sample = Data(#"{"first": "Scott", "last": "Summers", "nickname": "Slim"}"#.utf8)
    let mutations = try JSONMutation.all(of: sample)
    for line in try await reports(of: { try mutations.check(NameBuilder.self) }) { print(line) }
    let others = try await reports {
      try mutations.check(NameBuilder.self, ignoring: ["nickname"])
    }
    #expect(others.count == 1)
  }

}
