#if canImport(XCTest)
  import ConstructionBuildersTesting
  import XCTest

  /// What the README says of the kit in XCTest.
  final class SliceTests: XCTestCase {
    func test_slice_withACharacterWithoutName_leavesThatOut() throws {
      let names = try Fixture.build(SliceResponseBuilder.self, from: "slice") {
        $0["results[0].name"] = .null
      }.results

      XCTAssertEqual(names, ["Storm"])
    }

    func test_slice_survivesMutations() throws {
      try Fixture.mutations("slice").check(SliceResponseBuilder.self)
    }
  }

  extension SliceTests {
    fileprivate typealias SliceResponseBuilder = TestingKit.SliceResponseBuilder
  }
#endif
