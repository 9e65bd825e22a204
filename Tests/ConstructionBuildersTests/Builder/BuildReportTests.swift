import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// The result and the findings of one build.
@Suite(.serialized)
struct BuildReportTests {
  struct HeroBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var name: String?
    @Field var friends: [HeroBuilder]?
    @Field var rival: RivalBuilder?

    init(fields: JSONFields) {
      _id = fields["id"]
      _name = fields[anyOf: "name", "title"]
      _friends = fields["friends"]
      _rival = fields["rival"]
    }

    func build() -> Result<Int, BuildFailure> {
      Builds.count.withLock { $0 += 1 }
      return construct(
        { 1 + $2.reduce(0, +) + ($3 ?? 0) }, $id, $name, $friends.or([]), $rival.optional)
    }
  }

  struct RivalBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var name: String?
    @Field var friends: [HeroBuilder]?

    init(fields: JSONFields) {
      _id = fields["id"]
      _name = fields["name"]
      _friends = fields["friends"]
    }

    func build() -> Result<Int, BuildFailure> {
      construct({ 1 + $2.reduce(0, +) }, $id, $name, $friends.or([]))
    }
  }

  /// How often a builder was built in this test.
  enum Builds {
    static let count = Counter()
  }

  // @unchecked: the number is changed only under the lock.
  final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    func withLock<Result>(_ body: (inout Int) -> Result) -> Result {
      lock.withLock { body(&number) }
    }
  }

  static let cases: [(json: String, lines: [String])] = [
    (#"{"id":1,"name":"a"}"#, []),
    (#"{"id":"1","name":"a"}"#, [#"id: read string "1" as Int"#]),
    (#"{"id":1,"title":"a"}"#, ["title: read from title instead of name"]),
    (#"{"id":1,"name":4}"#, ["name: read number 4 as String"]),
    (
      #"{"id":1,"name":[],"title":4}"#,
      [
        "name: expected String, found array []", "title: read from title instead of name",
        "title: read number 4 as String",
      ]
    ),
    (#"{"id":1}"#, ["name: required String is missing, and so is title"]),
    (
      #"{"id":1,"name":"a","friends":[{"id":1,"name":"b"},{"id":2},7,{"id":"3","name":"c"}]}"#,
      [
        "friends[1].name: required String is missing, and so is title",
        "friends[2]: expected object, found number 7", #"friends[3].id: read string "3" as Int"#,
      ]
    ),
    (
      #"{"id":1,"name":"a","rival":{"id":true,"name":4,"friends":[{"id":null,"name":"x"}]}}"#,
      [
        "rival.id: expected Int, found boolean true", #"rival.name: read number 4 as String"#,
        "rival.friends[0].id: required Int is null",
      ]
    ),
  ]

  /// A builder does not keep what was repaired so that the root is an object. The report says it.
  @Test func repairOfTheRoot_isReported() throws {
    for (json, words) in [
      (#""{\"id\":1,\"name\":\"a\"}""#, #"read string "{\"id\":1,\"name\":\"a\"}" as object"#),
      ("[]", "read array [] as object"),
    ] {
      let report = RivalBuilder.report(json: json, coercion: .forgiving)
      expect(report.findings.first?.description, equals: words)
      expect(report.findings.first?.isRepair, equals: true)
      let root = try JSONRoot<RivalBuilder>(json: json, coercion: .forgiving)
      expect(report.findings, equals: root.findings)
      expect(RivalBuilder.report(json: json).findings.count, equals: 1)
      #expect(throws: BuildFailure.self) { try RivalBuilder.report(json: json).result.get() }
    }
    let told = WebhookBuilder.report(json: "[]", variant: "ping", coercion: .forgiving)
    expect(told.findings, say: "read array [] as object")
    try expect(told.result.get(), equals: .ping)
  }

  @Test(arguments: cases)
  func findings_areThoseOfTheBuilder(json: String, lines: [String]) throws {
    let sut = try HeroBuilder(json: json)
    expect(sut.findings, say: lines)
    for report in [sut.report(), HeroBuilder.report(json: json)] {
      expect(report.findings, equals: sut.findings)
      expect(report.result, fails: failureLines(sut.build()))
    }
    let dictionary = try HeroBuilder(dictionary: dictionary(json)).report()
    expect(dictionary.findings.map(\.path), equals: sut.findings.map(\.path))
    let root = try JSONRoot<[HeroBuilder]>(json: #"[\#(json), {"id": 1, "name": "a"}]"#).report()
    expect(root.findings, say: lines.map { "[0].\($0)" })
    let single = try JSONRoot<HeroBuilder>(json: json)
    expect(single.report().findings, equals: sut.findings)
    expect(single.findings, equals: sut.findings)
  }

  @Test func malformedDocument_isAFinding() {
    let report = HeroBuilder.report(json: "{")
    expect(report.findings.map(\.kind), equals: [.malformed])
    expect(report.result, fails: report.findings.map(\.description))
  }

  @Test func whatWasChanged_isSearched() throws {
    let clean = #"{"id":1,"name":"a","friends":[{"id":1,"name":"b"}],"rival":{"id":1,"name":"c"}}"#
    let dirty = try HeroBuilder(json: #"{"id":"7","name":"d"}"#)
    var sut = try HeroBuilder(json: clean)
    expect(sut.findings, equals: [])
    sut.friends?.append(dirty)
    expect(sut.findings, say: #"friends[1].id: read string "7" as Int"#)
    sut.friends?[0].friends = [dirty]
    expect(
      sut.findings, say: #"friends[0].friends[0].id: read string "7" as Int"#,
      #"friends[1].id: read string "7" as Int"#)
    sut.friends = []
    sut.rival?.friends = [dirty, dirty]
    expect(
      sut.$rival.findings, say: #"rival.friends[0].id: read string "7" as Int"#,
      #"rival.friends[1].id: read string "7" as Int"#)
    sut.rival?.friends?[1].name = nil
    expect(
      sut.findings.last?.description, equals: "rival.friends[1].name: required String is missing")
  }

  /// A class builder can be changed by whoever holds it.
  @Test func objects_areAlwaysSearched() throws {
    final class Leaf: ConstructionBuilder {
      @Field var ids: [Part]?
      init(fields: JSONFields) { _ids = fields["ids"] }
      func build() -> Result<Int, BuildFailure> { construct({ $0.count }, $ids) }
    }
    struct Part: ConstructionBuilder {
      @Field var id: Int?
      init(fields: JSONFields) { _id = fields["id"] }
      func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
    }
    struct Tree: ConstructionBuilder {
      @Field var leaves: [Leaf]?
      init(fields: JSONFields) { _leaves = fields["leaves"] }
      func build() -> Result<Int, BuildFailure> { construct({ $0.count }, $leaves) }
    }
    struct Wood: ConstructionBuilder {
      @Field var trees: [Tree]?
      init(fields: JSONFields) { _trees = fields["trees"] }
      func build() -> Result<Int, BuildFailure> { construct({ $0.count }, $trees) }
    }
    let sut = try Wood(json: #"{"trees":[{"leaves":[{"ids":[]},{"ids":[]}]}]}"#)
    expect(sut.findings, equals: [])
    let leaf = try #require(sut.trees?[0].leaves?[1])
    leaf.ids?.append(try Part(json: #"{"id":"3"}"#))
    expect(sut.findings, say: #"trees[0].leaves[1].ids[0].id: read string "3" as Int"#)
  }

  @Test func everyBuilder_isBuiltOnce() throws {
    let json = #"{"id":1,"name":"a","friends":[{"id":1},{"id":2,"friends":[{"id":3}]},{"id":4}]}"#
    let sut = try HeroBuilder(json: json)
    Builds.count.withLock { $0 = 0 }
    expect(sut.report().findings.count, equals: 4)
    expect(Builds.count.withLock { $0 }, equals: 5)
  }

  /// A field that was read and given up is no part of the builder, wherever it is asked.
  @Test func whatWasReplaced_isNoFinding() throws {
    struct Second: ConstructionBuilder {
      @Field var id: Int?
      init(fields: JSONFields) {
        _id = fields["id"]
        if id == nil { _id = fields["number"] }
      }
      func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
    }
    struct Both: ConstructionBuilder {
      @Field var all: [Second]?
      init(fields: JSONFields) { _all = fields["all"] }
      func build() -> Result<Int, BuildFailure> { construct({ $0.count }, $all) }
    }
    let json = #"{"all":[{"id":"x","number":1},{"id":"x"},{"id":"5"}]}"#
    let lines = ["all[1].id: required Int is missing", #"all[2].id: read string "5" as Int"#]
    let expected = [lines[0].replacing(".id", with: ".number"), lines[1]]
    expect(Both.report(json: json).findings, say: expected)
  }
}

/// Each `build` that reads has a `report` with the same result.
struct ReadingReportTests {
  @Test(arguments: [
    #"[{"id":1},{"id":"2"}]"#, #"[{"id":1},{}]"#, "[]", "{}", "[", #"[7]"#,
  ])
  func arrays_areReportedAsBuilt(json: String) {
    let report = [LeafBuilder].report(json: json)
    let built = [LeafBuilder].build(json: json)
    expect(report.result, equals: built)
    if case .failure(let failure) = built {
      #expect(Set(failure.findings).isSubset(of: report.findings))
    }
  }

  @Test func arrayWithRepairs_hasThem() {
    let report = [LeafBuilder].report(json: #"[{"id":1},{"id":"2"}]"#)
    expect(report.findings, say: "[1].id: read string \"2\" as Int")
  }

  @Test func root_isReportedWithConditions() throws {
    let sut = try JSONRoot<[LeafBuilder]>(json: #"[{"id":1},{}]"#)
    expect(sut.report { $0.requiringAll }.result, equals: sut.build { $0.requiringAll })
    expect(sut.report { $0.requiringAll }.findings, say: "[1].id: required Int is missing")
    try expect(sut.report().result.get(), equals: [1])
  }

  @Test(arguments: ["delta", "ping", "new", nil] as [String?])
  func variantFromOutside_isReportedAsBuilt(variant: String?) {
    for json in [#"{"text":"a"}"#, #"{"text":7}"#, "{}", "[", "[]"] {
      let report = EventBuilder.report(json: json, variant: variant)
      expect(report.result, equals: EventBuilder.build(json: json, variant: variant))
      let findings = (try? EventBuilder(json: json, variant: variant))?.findings
      #expect(findings == nil || report.findings == findings)
    }
  }
}

private struct LeafBuilder: ConstructionBuilder {
  @Field var id: Int?

  init(fields: JSONFields) { _id = fields["id"] }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
}
