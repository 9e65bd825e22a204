import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

/// Fixtures whose outermost value is an array.
struct FixtureRootTests {
  @Test func root_isNotYetBuilt() throws {
    var sut = try Fixture.root([UserBuilder].self, from: "users") { $0["[0].age"] = "17" }

    expect(sut.value?.map(\.name), equals: ["Scott", "Jean"])
    sut.value?[1].name = nil
    expect(
      sut.findings.map(\.description),
      equals: [#"[0].age: read string "17" as Int"#, "[1].name: required String is missing"])
    try expect(sut.build().get(), equals: ["Scott 17"])
  }

  @Test func root_canBeOfAnyType() throws {
    try expect(Fixture.root([JSONValue].self, from: "mixed").value?.count, equals: 2)
    try expect(
      Fixture.root([UserBuilder?].self, from: "mixed").build().get(), equals: ["Scott 0", nil])
    try expect(Fixture.root([Int].self, from: "envelope").outcome, equals: .unusable)
    try expect(
      Fixture.root([UserBuilder].self, from: "users", coercion: .strict) {
        $0["[0].name"] = 7
      }
      .findings.map(\.description), equals: ["[0].name: expected String, found number 7"])
  }

  @Test func build_isTheModelsOfAllElements() throws {
    let users = try Fixture.build([UserBuilder].self, from: "users") { $0.add(18, at: "[1].age") }

    expect(users, equals: ["Scott 17", "Jean 18"])
  }

  @Test func build_withAnElementThatCannotBeBuilt_throwsNamingIt() throws {
    #expect {
      try Fixture.build([UserBuilder].self, from: "users") { $0["[1].name"] = nil }
    } throws: {
      "\($0)" == """
        fixture "users" cannot be used
          [String] could not be built: 1 problem
            [1].name: required String is missing
          if the test expects that, build what Fixture.root returns
        """
    }
  }

  @Test func root_ofMalformedFixture_throws() throws {
    #expect(throws: FixtureFailure.self) { try Fixture.root([Int].self, from: "broken") }
  }
}

private struct UserBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var age: Int?

  init(fields: JSONFields) {
    _name = fields["name"]
    _age = fields["age"]
  }

  func build() -> Result<String, BuildFailure> {
    construct({ "\($0) \($1)" }, $name, $age.or(0))
  }
}
