import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the README says of the kit.
enum TestingKit {
  struct CharacterResponseModel: Equatable, Sendable {
    let id: Int
    let name: String
  }

  struct CharacterResponseBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var name: String?

    init(fields: JSONFields) {
      _id = fields["id"]
      _name = fields["name"]
    }

    func build() -> Result<CharacterResponseModel, BuildFailure> {
      construct(CharacterResponseModel.init, $id, $name)
    }
  }

  struct SliceResponseModel: Equatable, Sendable {
    let offset: Int
    let results: [String]
  }

  struct SliceResponseBuilder: ConstructionBuilder {
    @Field var offset: Int?
    @Field var results: [NameBuilder]?

    init(fields: JSONFields) {
      _offset = fields["offset"]
      _results = fields["results"]
    }

    func build() -> Result<SliceResponseModel, BuildFailure> {
      construct(SliceResponseModel.init, $offset, $results.or([]))
    }
  }

  struct SliceService {
    let session: URLSession

    func slice(page: Int) async throws -> SliceResponseModel {
      let url = URL(string: "https://example.com/v1/slices?page=\(page)")!
      let (data, _) = try await session.data(from: url)
      return try SliceResponseBuilder.build(json: data).get()
    }
  }

  struct Tests {
    func character(_ name: String) -> JSONFragment<CharacterResponseModel> {
      JSONFragment {
        Member("id", json: "1009257", \.id, 1_009_257)
        Member("name", name, \.name)
      }
    }

    @Test func character_isAsSent() {
      character("Cyclops").verify { try CharacterResponseBuilder.build(json: $0).get() }
    }

    @Test func slice_withACharacterWithoutName_leavesThatOut() throws {
      let names = try Fixture.build(SliceResponseBuilder.self, from: "slice") {
        $0["results[0].name"] = .null
      }.results

      #expect(names == ["Storm"])
    }

    @Test func slice_survivesMutations() throws {
      try Fixture.mutations("slice").check(SliceResponseBuilder.self)
    }

    @Test func slice_isFetchedFromItsPage() async throws {
      let server = StubServer()
      server.get("/v1/slices", query: ["page": "2"], reply: .fixture("slice"))

      let slice = try await SliceService(session: server.session).slice(page: 2)

      #expect(slice.results == ["Cyclops", "Storm"])
      server.verify()
    }
  }
}
