import ConstructionBuilders
import Foundation
import Testing

/// What another coercion would have said of a root.
struct ShadowedRootTests {
  private static let json = #"[{"name": 7}, {"name": "Jean"}, {}]"#

  @Test func shadow_underStrict_saysWhatWouldBreak() throws {
    for sut in [
      try JSONRoot<[GuestBuilder]>.shadow(json: Self.json, under: .strict),
      try JSONRoot<[GuestBuilder]>.shadow(json: Data(Self.json.utf8), under: .strict),
      JSONRoot<[GuestBuilder]>.shadow(value: try untyped(Self.json), under: .strict),
    ] {
      #expect(try sut.root.build().get().map(\.name) == ["7", "Jean"])
      #expect(
        sut.root.findings.map(\.description) == [
          "[0].name: read number 7 as String", "[2].name: required String is missing",
        ])
      #expect(
        sut.shadow.findings.map(\.description) == [
          "[0].name: expected String, found number 7", "[2].name: required String is missing",
        ])
      #expect(try sut.shadow.build().get().map(\.name) == ["Jean"])
    }
  }

  @Test func shadow_atAPath_hasPathsFromTheRootOfTheDocument() throws {
    let json = #"{"data": {"ids": [1, "2"]}}"#
    for sut in [
      try JSONRoot<[Int]>.shadow(json: json, at: "data", "ids", under: .strict),
      try JSONRoot<[Int]>.shadow(json: Data(json.utf8), at: "data", "ids", under: .strict),
      JSONRoot<[Int]>.shadow(value: try untyped(json), at: "data", "ids", under: .strict),
    ] {
      #expect(sut.root.value == [1, 2])
      #expect(
        sut.shadow.findings.map(\.description) == [
          #"data.ids[1]: expected Int, found string "2""#
        ])
    }
  }

  @Test func rootThatOnlyOneCanUse_isAFindingOfTheOther() throws {
    let sut = try JSONRoot<[Int]>.shadow(json: "7", coercion: .forgiving, under: .strict)
    #expect(sut.root.value == [7])
    #expect(
      sut.shadow.findings.map(\.description) == [
        "line 1, column 1: expected array, found number 7"
      ])
  }

  @Test func malformedInput_throwsAsEver() {
    #expect {
      try JSONRoot<[GuestBuilder]>.shadow(json: "[", under: .strict)
    } throws: { error in
      "\(error)" == """
        [Guest] could not be built: 1 problem
          line 1, column 2: the body is cut off, expected a value or ']'
        """
    }
  }

  @Test func recorder_countsTheFindingsOfARoot() throws {
    let recorder = FindingRecorder()
    let sut = try JSONRoot<[GuestBuilder]>.shadow(json: Self.json, under: .strict)
    recorder.record(sut.root.findings)
    recorder.record(sut.shadow.findings)
    #expect(recorder.tally.responses == 2)
    #expect(Set(recorder.tally.rows.map(\.path)) == ["[*].name"])
  }
}
