import ConstructionBuilders
import Foundation
import Testing

/// What another coercion would have said.
struct ShadowTests {
  private static let json = #"{"name": 7, "friends": [{"name": true}, {"name": "Jean"}]}"#

  @Test func shadow_underStrict_saysWhatWouldBreak() throws {
    for sut in [
      try GuestBuilder.shadow(json: Self.json, under: .strict),
      try GuestBuilder.shadow(json: Data(Self.json.utf8), under: .strict),
      GuestBuilder.shadow(dictionary: try dictionary(Self.json), under: .strict),
    ] {
      let friends = [Guest(name: "true", friends: []), Guest(name: "Jean", friends: [])]
      #expect(try sut.build().get() == Guest(name: "7", friends: friends))
      #expect(sut.builder.findings.allSatisfy { $0.isRepair })
      #expect(
        sut.shadowFindings.map(\.description) == [
          "name: expected String, found number 7",
          "friends[0].name: expected String, found boolean true",
        ])
      #expect(sut.shadowProblems.map(\.path) == ["name"])
      #expect(sut.shadowFindings == (try GuestBuilder(json: Self.json, coercion: .strict).findings))
    }
  }

  @Test func shadow_ofWhatIsAsDeclared_saysNothing() throws {
    let sut = try GuestBuilder.shadow(json: #"{"name": "Scott"}"#, under: .strict)
    #expect(sut.shadowFindings.isEmpty)
    #expect(sut.shadowProblems.isEmpty)
  }

  @Test func shadow_underAMoreForgivingCoercion_saysWhatItWouldRepair() throws {
    let sut = try GuestBuilder.shadow(
      json: #"{"name": "Scott", "friends": {"name": "Jean"}}"#, under: .forgiving)
    #expect(try sut.build().get().friends.isEmpty)
    #expect(sut.shadowFindings.map(\.isRepair) == [true])
    #expect(try sut.shadow.get().build().get().friends.map(\.name) == ["Jean"])
  }

  @Test func builder_canBeSetAsEver() throws {
    var sut = try GuestBuilder.shadow(json: "{}", under: .strict)
    sut.builder.name = "Scott"
    #expect(try sut.build().get().name == "Scott")
    #expect(sut.shadowProblems.map(\.description) == ["name: required String is missing"])
  }

  @Test func outermostValueThatOnlyOneCanUse_isAFindingOfTheOther() throws {
    let sut = try One<String>.shadow(json: "[]", coercion: .forgiving, under: .strict)
    let expected = ["line 1, column 1: expected object, found array []"]
    #expect(sut.shadowFindings.map(\.description) == expected)
    #expect(sut.shadowProblems.map(\.description) == expected)
    #expect(throws: BuildFailure.self) {
      try One<String>.shadow(json: "[]", coercion: .strict, under: .forgiving)
    }
  }

  @Test func malformedInput_throwsAsEver() {
    #expect {
      try GuestBuilder.shadow(json: "{", under: .strict)
    } throws: { error in
      "\(error)" == """
        Guest could not be built: 1 problem
          line 1, column 2: the body is cut off, expected a key in quotation marks or '}'
        """
    }
  }

  @Test func fieldWithACoercionOfItsOwn_isReadByThatInBoth() throws {
    let sut = try StubbornBuilder.shadow(json: #"{"id": "7"}"#, under: .strict)
    #expect(sut.shadowFindings == sut.builder.findings)
    #expect(try sut.shadow.get().id == 7)
  }
}

private struct StubbornBuilder: ConstructionBuilder {
  @Field var id: Int?
  init(fields: JSONFields) { _id = fields["id", .lenient] }
  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
}
