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
}
