import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

/// Every failure of a fixture, with its whole text.
struct FixtureFailureTests {
  struct User: Decodable {
    let name: String
    let age: Int
  }

  @Test func unknownName_namesTheNearestAndThePlaces() throws {
    let text = failure { try Fixture.data("user") }
    let lines = text.split(separator: "\n")

    expect(lines[0], equals: #"fixture "user" was not found"#)
    expect(lines[1], equals: "  nearest: Samples/users.json")
    #expect(lines[2].hasPrefix("  searched: /"))
    #expect(lines[2].contains("_ConstructionBuildersFixturesTests."))
    expect(lines.count, equals: 3)
  }

  @Test func nameWithoutAnyLike_namesThePlacesAlone() {
    let lines = failure { try Fixture.data("zzzzzzzzzz") }.split(separator: "\n")

    expect(lines[0], equals: #"fixture "zzzzzzzzzz" was not found"#)
    #expect(lines[1].hasPrefix("  searched: /"))
  }

  @Test func nameOfTwoFiles_listsThem() {
    expect(
      failure { try Fixture.data("same") },
      equals: """
        fixture "same" is the name of 2 files: write the folder, too
          Samples/first/same.json
          Samples/second/same.json
        """)
  }

  @Test func moduleWithoutResources_explainsHowToDeclareThem() {
    let lines = failure { try Fixture.data("users", in: .module("NoSuchModule")) }
      .split(separator: "\n")

    expect(
      lines[0], equals: #"fixture "users" was not found: module NoSuchModule has no resources"#)
    expect(lines[1], equals: #"  declare them in Package.swift: resources: [.copy("Fixtures")]"#)
    #expect(lines.count > 2)
    #expect(lines.dropFirst(2).allSatisfy { $0.hasPrefix("  searched: /") })
  }

  @Test(
    arguments: [
      { try Fixture.json("broken", [String: Any].self) },
      { try Fixture.decode(User.self, from: "broken") },
      { try Fixture.value("broken") },
      { try Fixture.build(SliceBuilder.self, from: "broken") },
    ] as [@Sendable () throws -> Any])
  func malformedJSON_hasLineAndColumn(load: @Sendable () throws -> Any) {
    expect(failure(load), contains: "line 4, column 1: expected a key in quotation marks after ','")
  }

  @Test func malformedJSON_hasAHeading() {
    expect(
      failure { try Fixture.value("broken") },
      equals: """
        fixture "broken" is not JSON
          line 4, column 1: expected a key in quotation marks after ',', found a trailing comma, \
        which JSON does not have
        """)
  }

  @Test func arrayForAnObject_namesExpectedAndFound() {
    expect(
      failure { try Fixture.json("mixed", [String: Any].self) },
      equals:
        #"fixture "mixed" has another top level: expected an object, got array [{"name":"Scott"},7]"#
    )
  }

  @Test func objectForAnArray_namesExpectedAndFound() {
    let text = failure { try Fixture.json("first/same", [[String: Any]].self) }

    expect(
      text,
      equals: #"fixture "first/same" has another top level: "#
        + #"expected an array of objects, got object {"name":"first"}"#)
  }

  @Test func arrayWithAnotherElement_namesItsIndex() {
    expect(
      failure { try Fixture.json("mixed", [[String: Any]].self) },
      equals:
        #"fixture "mixed" has another top level: expected an array of objects, got number 7 as element 1"#
    )
  }

  @Test(arguments: [
    ("results[7].name", "results[7]: there is no such element, the array has 2"),
    ("results[0].nmae", "results[0].nmae: there is no such member, did you mean name?"),
    ("results[0].photo", "results[0].photo: there is no such member"),
    ("results.name", "results: expected object, found array"),
    ("offset[0]", "offset: expected array, found number"),
  ])
  func removalOfMissingValue_isReported(path: String, expected: String) throws {
    let path = try #require(FieldPath(text: path))

    expect(
      failure { try Fixture.value("slice") { $0[path] = nil } },
      equals: "fixture \"slice\" cannot be used: \(expected)")
  }

  @Test func severalChangesThatCannotBeMade_areAllReported() {
    let text = failure {
      try Fixture.value("slice") {
        $0["results[7].name"] = nil
        $0["offset"] = 7
        $0["results[0].nmae"] = nil
      }
    }

    expect(
      text,
      equals: """
        fixture "slice" cannot be used
          results[7]: there is no such element, the array has 2
          results[0].nmae: there is no such member, did you mean name?
        """)
  }

  @Test func modelThatCannotBeBuilt_namesEveryProblem() {
    expect(
      failure { try Fixture.build(SliceBuilder.self, from: "slice") { $0["results"] = nil } },
      equals: """
        fixture "slice" cannot be used
          Array<String> could not be built: 1 problem
            results: required array is missing
          if the test expects that, build what Fixture.builder returns
        """)
  }

  @Test func modelThatCannotBeBuilt_namesPlacesAndKeysThatWereMeant() {
    expect(
      failure { try Fixture.build([FullNameBuilder].self, from: "users") },
      equals: """
        fixture "users" cannot be used
          [String] could not be built: 2 problems
            [0].NAME: required String is missing (line 1, column 2); name is there, and nothing reads it
            [1].NAME: required String is missing (line 1, column 32); name is there, and nothing reads it
          if the test expects that, build what Fixture.root returns
        """)
    expect(
      failure {
        try Fixture.build(SliceBuilder.self, from: "slice") {
          $0.add([], at: "Results")
          $0["results"] = nil
        }
      },
      equals: """
        fixture "slice" cannot be used
          Array<String> could not be built: 1 problem
            results: required array is missing; Results is there, and nothing reads it
          if the test expects that, build what Fixture.builder returns
        """)
  }

  @Test func modelThatCannotBeDecoded_namesThePath() {
    expect(
      failure { try Fixture.decode([User].self, from: "users") },
      equals: #"fixture "users" cannot be used: [1].age: required, but missing"#)
    let text = failure {
      try Fixture.decode([User].self, from: "users") { $0.add("old", at: "[1].age") }
    }
    expect(
      text, equals: #"fixture "users" cannot be used: [1].age: expected Int, found string "old""#)
  }

  private func failure(_ body: () throws -> Any) -> String {
    do {
      return "no failure, but \(try body())"
    } catch {
      return (error as? FixtureFailure)?.description ?? "another error: \(error)"
    }
  }
}

private struct FullNameBuilder: ConstructionBuilder {
  @Field var name: String?

  init(fields: JSONFields) { _name = fields["NAME"] }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}
