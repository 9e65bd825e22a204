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
  }
#endif
