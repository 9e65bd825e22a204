#if canImport(XCTest)
  import ConstructionBuildersTesting
  import Foundation
  import XCTest

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// The part of the article *Stubs* about XCTest.
  final class CharacterTaskTests: XCTestCase {
    func test_character_withResponse_isHandedOver() {
      let server = StubServer()
      server.get("/v1/public/characters/{id}", reply: .json(["id": 7, "name": "Cyclops"]))
      let url = server.baseURL.appending(path: "v1/public/characters/7")
      let isDone = expectation(description: "done")

      server.session.dataTask(with: url) { data, response, error in
        XCTAssertEqual((response as? HTTPURLResponse)?.statusCode, 200)
        XCTAssertEqual(data, Data(#"{"id":7,"name":"Cyclops"}"#.utf8))
        isDone.fulfill()
      }.resume()

      wait(for: [isDone], timeout: 60)
      server.verify()
    }
  }
#endif
