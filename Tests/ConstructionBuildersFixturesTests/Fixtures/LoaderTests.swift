import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import Testing

struct LoaderTests {
  /// A loader of a client.
  struct TextLoader: Loader {
    func convert(_ data: Data) throws -> String { String(decoding: data, as: UTF8.self) }
  }

  struct Refusing: Loader {
    struct Refusal: Error, CustomStringConvertible { let description = "not today" }
    func convert(_ data: Data) throws -> Int { throw Refusal() }
  }

  struct User: Decodable, Equatable { let name: String }

  @Test func ownLoader_makesItsOutput() throws {
    #expect(try Fixture.load("greeting.txt", with: TextLoader()) == "Hello, Scott.\n")
  }

  @Test func errorOfALoader_isQuoted() {
    #expect {
      try Fixture.load("users", with: Refusing())
    } throws: {
      "\($0)" == #"fixture "users" cannot be used: not today"#
    }
  }

  @Test func readyMadeLoaders_makeTheirOutput() throws {
    #expect(try Fixture.load("greeting.txt", with: .data).count == 14)
    #expect(try Fixture.load("first/same", with: .keyed)["name"] as? String == "first")
    #expect(try Fixture.load("users", with: .unkeyed).count == 2)
    #expect(try Fixture.load("slice", with: .value)["total"]?.description == "1.0")
    #expect(
      try Fixture.load("users", with: .decodable([User].self))
        == [User(name: "Scott"), User(name: "Jean")])
    #expect(try Fixture.load("slice", with: .builder(SliceBuilder.self)).results?.count == 2)
  }

  @Test func loader_worksWithoutAFixtureToo() throws {
    let data = Data(#"{"name": "Logan"}"#.utf8)

    #expect(try DecodableLoader(User.self).convert(data) == User(name: "Logan"))
  }
}
