import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

/// Fragments that are not objects.
struct RootFragmentTests {
  @Test func arrayOfFragments_isSentAndExpected() throws {
    let sut = JSONFragment([move("Fly"), move("Cut")])

    try expect(sut.json.description, equals: #"[{"name":"Fly"},{"name":"Cut"}]"#)
    try expect(sut.mismatches { try [MoveBuilder].build(json: $0).get() }, equals: [])
    expect(
      sut.mismatches(in: [Move(name: "Fly"), Move(name: "Fly")]).map(\.description),
      equals: ["[1].name: expected Cut, got Fly"])
    expect(
      sut.mismatches(in: [Move(name: "Fly")]).map(\.description),
      equals: ["expected 2 elements, got 1"])
  }

  @Test func anyOtherValue_isSentAndExpected() throws {
    try expect(JSONFragment(7).json, equals: 7)
    try expect(JSONFragment(["a": 1]).data, equals: Data(#"{"a":1}"#.utf8))
    expect(
      JSONFragment([1, 2]).mismatches(in: [1, 3]).map(\.description),
      equals: ["[1]: expected 2, got 3"])
    expect(JSONFragment(7).mismatches(in: 8).map(\.description), equals: ["expected 7, got 8"])
    expect(JSONFragment<Int?>(nil).mismatches(in: nil), equals: [])
    try expect(JSONFragment<Int?>(nil).json, equals: .null)
  }

  @Test func jsonOfItsOwn_isSentAndTheValueExpected() throws {
    let sut = JSONFragment(json: ["1", 2], [1, 2])

    try expect(sut.json.description, equals: #"["1",2]"#)
    try expect(sut.mismatches { try JSONRoot<[Int]>(json: $0).build().get() }, equals: [])
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
