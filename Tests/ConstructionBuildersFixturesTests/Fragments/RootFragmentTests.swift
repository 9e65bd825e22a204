import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import Testing

/// Fragments that are not objects.
struct RootFragmentTests {
  @Test func arrayOfFragments_isSentAndExpected() throws {
    let sut = JSONFragment([move("Fly"), move("Cut")])

    #expect(try sut.json.description == #"[{"name":"Fly"},{"name":"Cut"}]"#)
    #expect(try sut.mismatches { try [MoveBuilder].build(json: $0).get() } == [])
    #expect(
      sut.mismatches(in: [Move(name: "Fly"), Move(name: "Fly")]).map(\.description) == [
        "[1].name: expected Cut, got Fly"
      ])
    #expect(
      sut.mismatches(in: [Move(name: "Fly")]).map(\.description) == [
        "expected 2 elements, got 1"
      ])
  }

  @Test func anyOtherValue_isSentAndExpected() throws {
    #expect(try JSONFragment(7).json == 7)
    #expect(try JSONFragment(["a": 1]).data == Data(#"{"a":1}"#.utf8))
    #expect(
      JSONFragment([1, 2]).mismatches(in: [1, 3]).map(\.description) == [
        "[1]: expected 2, got 3"
      ])
    #expect(JSONFragment(7).mismatches(in: 8).map(\.description) == ["expected 7, got 8"])
    #expect(JSONFragment<Int?>(nil).mismatches(in: nil) == [])
    #expect(try JSONFragment<Int?>(nil).json == .null)
  }

  @Test func jsonOfItsOwn_isSentAndTheValueExpected() throws {
    let sut = JSONFragment(json: ["1", 2], [1, 2])

    #expect(try sut.json.description == #"["1",2]"#)
    #expect(try sut.mismatches { try JSONRoot<[Int]>(json: $0).build().get() } == [])
  }

  @Test func problemsOfElements_haveTheirIndices() throws {
    #expect {
      try JSONFragment([move("a"), JSONFragment { Member("x", Double.nan) }]).json
    } throws: {
      "\($0)" == """
        the fragment has no JSON: 1 problem
          [1].x: JSON cannot hold nan
        """
    }
  }

  @Test func membersOfAFragmentThatIsNotAnObject_areAProblem() throws {
    for sut in [
      JSONFragment([1]).with { Member("a", 1) }, JSONFragment([1]).dropping("a"),
      JSONFragment<[Int]> { JSONFragment([1]) },
    ] {
      #expect {
        try sut.json
      } throws: {
        "\($0)" == """
          the fragment has no JSON: 1 problem
            a fragment that is not an object has no members
          """
      }
    }
  }

  @Test func dictionary_ofAnArray_throws() {
    #expect {
      try JSONFragment([1]).dictionary
    } throws: {
      "\($0)" == "expected an object, got array [1]"
    }
  }
}
