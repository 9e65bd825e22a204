import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import SharedFixtures
import TestSupport
import Testing

struct FixtureTests {
  struct User: Decodable, Equatable {
    let name: String
    var age: Int?
  }

  @Test func data_isTheFileAsItIs() throws {
    try expect(Fixture.data("greeting.txt"), equals: Data("Hello, Scott.\n".utf8))
  }

  @Test func json_keyed_isADictionary() throws {
    let json = try Fixture.json("envelope", [String: Any].self)

    expect(json.keys.sorted(), equals: ["code", "status", "total"])
    expect(json["status"] as? String, equals: "Ok")
  }

  @Test func json_changed_isWhatTheClosureMadeOfIt() throws {
    let json = try Fixture.json("envelope", [String: Any].self) { $0["code"] = nil }

    expect(json.keys.sorted(), equals: ["status", "total"])
  }

  @Test func json_unkeyed_isAnArrayOfDictionaries() throws {
    let json = try Fixture.json("users", [[String: Any]].self) { $0[1]["name"] = "Logan" }

    expect(json.map { $0["name"] as? String }, equals: ["Scott", "Logan"])
  }

  @Test func decode_isTheModel() throws {
    let users = try Fixture.decode([User].self, from: "users")

    expect(users, equals: [User(name: "Scott", age: 17), User(name: "Jean")])
  }

  @Test func decode_changed_isTheModelOfTheChange() throws {
    let users = try Fixture.decode([User].self, from: "users") {
      $0["[1]"] = nil
      $0["[0].age"] = 18
    }

    expect(users, equals: [User(name: "Scott", age: 18)])
  }

  @Test func value_changed_keepsDigitsAndOrder() throws {
    let value = try Fixture.value("slice") {
      $0["results[0].name"] = .null
      $0.add(20, at: "limit")
      $0["results[1]"] = nil
    }

    expect(
      value.description,
      equals: #"{"offset":1,"total":1.0,"ratio":0.10,"results":[{"name":null}],"#
        + #""big":12345678901234567890123,"limit":20}"#)
  }

  @Test func build_isTheModelOfABuilder() throws {
    let names = try Fixture.build(SliceBuilder.self, from: "slice") {
      $0["results[0].name"] = .null
    }

    expect(names, equals: ["Storm"])
  }

  @Test func builder_isNotYetBuilt() throws {
    var sut = try Fixture.builder(SliceBuilder.self, from: "slice") { $0["results[0].name"] = 7 }

    expect(sut.findings.map(\.description), equals: ["results[0].name: read number 7 as String"])
    sut.results = nil
    expect(sut.findings.map(\.description), equals: ["results: required array is missing"])
  }

  @Test func coercion_isHandedToTheBuilder() throws {
    let names = try Fixture.build(SliceBuilder.self, from: "slice", coercion: .strict) {
      $0["results[0].name"] = 7
    }

    expect(names, equals: ["Storm"])
  }

  @Test func name_withExtensionOrFolder_isTheSameFile() throws {
    try expect(Fixture.data("users.json"), equals: Fixture.data("users"))
    try expect(Fixture.value("first/same")["name"], equals: "first")
    try expect(Fixture.value("second/same.json")["name"], equals: "second")
  }

  @Test(arguments: [
    FixtureSource.module("SharedFixtures"), .bundle(SharedFixtures.bundle),
    .folder(SharedFixtures.bundle.resourceURL ?? SharedFixtures.bundle.bundleURL),
  ])
  func source_canBeAnotherTarget(source: FixtureSource) throws {
    try expect(Fixture.value("beast", in: source)["name"], equals: "Beast")
  }

  @Test func errorOfTheClosure_leavesAsItIs() {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) { try Fixture.value("slice") { _ in throw Refusal() } }
  }
}

struct SliceBuilder: ConstructionBuilder {
  @Field var results: [NameBuilder]?

  init(fields: JSONFields) {
    _results = fields["results"]
  }

  func build() -> Result<[String], BuildFailure> { construct({ $0 }, $results) }

  struct NameBuilder: ConstructionBuilder {
    @Field var name: String?

    init(fields: JSONFields) {
      _name = fields["name"]
    }

    func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
  }
}
