#if canImport(XCTest)
  import ConstructionBuilders
  import ConstructionBuildersTesting
  import XCTest

  private typealias CharactersSliceResponseBuilder = TestDriving.CharactersSliceResponseBuilder

  private func slice() -> JSONFragment<TestDriving.CharactersSliceResponseModel> {
    TestDriving.slice()
  }

  /// The part of the article about XCTest. A test class cannot be nested in another type.
  final class CharactersSliceTests: XCTestCase {
    func test_slice_hasItsCharacters() {
      slice().verify { try CharactersSliceResponseBuilder.build(json: $0).get() }
    }

    func test_slice_withoutOffset_isNamedAsTheProblem() throws {
      let json = try slice().dropping("offset").data
      XCTAssertThrowsError(try CharactersSliceResponseBuilder.build(json: json).get()) { error in
        XCTAssertEqual(
          (error as? BuildFailure)?.findings.map(\.description),
          ["offset: required Int is missing"])
      }
    }

    func test_recordedSlice_withACharacterWithoutName_leavesThatOut() throws {
      let slice = try Fixture.build(CharactersSliceResponseBuilder.self, from: "characters") {
        $0["results[0].name"] = .null
      }

      XCTAssertEqual(slice.results.map(\.name), ["Storm"])
    }

    func test_slice_survivesMutations() throws {
      try Fixture.mutations("characters").check(CharactersSliceResponseBuilder.self)
    }
  }
#endif
