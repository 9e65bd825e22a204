import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// A required array, set or dictionary that had elements and lost all of them fails the build.
struct NothingLeftTests {
  enum Use: CaseIterable {
    case plain, checked, mapped, optional, defaulted, losing, complete
  }

  /// A field of each container, with one of them used in some way.
  struct ListsBuilder<Value: ElementContainer>: ConstructionBuilder {
    @Field var xs: Value?
    var use = Use.plain

    init(fields: JSONFields) { _xs = fields["xs"] }

    func build() -> Result<Value.Built?, BuildFailure> {
      switch use {
      case .plain: construct({ $0 }, $xs)
      case .checked: construct({ $0 }, $xs.checked("anything") { _ in true })
      case .mapped: construct({ $0 }, $xs.map { $0 })
      case .optional: construct({ $0 }, $xs.optional)
      case .defaulted: construct({ $0 }, $xs.optional.or(nil))
      case .losing: construct({ $0 }, $xs.allowingLosses(atMost: 9))
      case .complete: construct({ $0 }, $xs.requiringAll)
      }
    }
  }

  struct ItemBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var tags: [String]?

    init(fields: JSONFields) {
      _id = fields["id"]
      _tags = fields["tags"]
    }

    func build() -> Result<Int, BuildFailure> { construct({ id, _ in id }, $id, $tags.or([])) }
  }

  /// The lines of a failure; nil if it is built.
  private func lines<Value: ElementContainer>(
    _ type: Value.Type, _ xs: String, _ use: Use = .plain, coercion: Coercion = .lenient
  ) throws -> [String] {
    let json = #"{"xs":\#(xs)}"#
    var sut = try ListsBuilder<Value>(json: json, coercion: coercion)
    sut.use = use
    var other = ListsBuilder<Value>(dictionary: try dictionary(json), coercion: coercion)
    other.use = use
    let lines = failureLines(sut.build())
    expect(other.build(), fails: lines)
    let findings = Set(sut.findings)
    if case .failure(let failure) = sut.build() {
      #expect(failure.findings.allSatisfy { findings.contains($0) })
    }
    return lines
  }

  @Test func lostElements_failWithTheFirstReason() throws {
    try expect(
      lines([Int].self, #"["a", [], "c"]"#),
      equals: ["xs: none of 3 elements could be used", #"xs[0]: expected Int, found string "a""#])
    try expect(
      lines([Int].self, #"[null, "a"]"#),
      equals: ["xs: none of 1 element could be used", #"xs[1]: expected Int, found string "a""#])
    try expect(
      lines([Int?].self, #"["a", null]"#),
      equals: ["xs: none of 1 element could be used", #"xs[0]: expected Int, found string "a""#])
    try expect(
      lines(Set<Int>.self, #"["a", "b"]"#),
      equals: ["xs: none of 2 elements could be used", #"xs[0]: expected Int, found string "a""#])
    try expect(
      lines([String: Int].self, #"{"b": "x", "a": []}"#),
      equals: ["xs: none of 2 elements could be used", "xs.a: expected Int, found array []"])
    try expect(
      lines([Int: Int].self, #"{"b": 1}"#),
      equals: ["xs: none of 1 element could be used", #"xs.b: expected Int key, found string "b""#])
  }

  @Test func buildersThatCannotBuild_failWithTheFirstReason() throws {
    let missing = "id: required Int is missing"
    try expect(
      lines([ItemBuilder].self, "[{}, {}]"),
      equals: ["xs: none of 2 elements could be used", "xs[0].\(missing)"])
    try expect(
      lines([ItemBuilder].self, "[7, {}]"),
      equals: ["xs: none of 2 elements could be used", "xs[0]: expected object, found number 7"])
    try expect(
      lines([ItemBuilder].self, "[null, {}, 7]"),
      equals: ["xs: none of 2 elements could be used", "xs[1].\(missing)"])
    try expect(
      lines([ItemBuilder?].self, "[null, {}, {}]"),
      equals: ["xs: none of 2 elements could be used", "xs[1].\(missing)"])
    try expect(
      lines([String: ItemBuilder].self, #"{"b": {}, "a": {}, "c": {}}"#),
      equals: ["xs: none of 3 elements could be used", "xs.a.\(missing)"])
    try expect(
      lines([String: ItemBuilder?].self, #"{"b": {}, "a": null}"#),
      equals: ["xs: none of 1 element could be used", "xs.b.\(missing)"])
  }

  /// A null in an element is a reason, unlike an element that is null.
  @Test func nullWithinAnElement_isAReason() throws {
    let null = "id: required Int is null"
    for xs in [#"[{"id": null}]"#, #"[null, {"id": null}]"#] {
      let place = xs.hasPrefix("[null") ? "xs[1]" : "xs[0]"
      try expect(
        lines([ItemBuilder].self, xs),
        equals: ["xs: none of 1 element could be used", "\(place).\(null)"])
    }
    try expect(
      lines([ItemBuilder].self, #"[{"id": null}, 7]"#),
      equals: ["xs: none of 2 elements could be used", "xs[0].\(null)"])
    try expect(
      lines([String: ItemBuilder].self, #"{"a": {"id": null}, "b": {}}"#),
      equals: ["xs: none of 2 elements could be used", "xs.a.\(null)"])
    let root = try JSONRoot<[ItemBuilder]>(json: #"[{"id": null}]"#)
    expect(root.build(), fails: "none of 1 element could be used", "[0].\(null)")
  }

  @Test func whatIsLeft_isBuilt() throws {
    for xs in ["[]", "[null]", "[null, null]", "[1]", #"["a", 1]"#, #"[1, "a"]"#] {
      try expect(lines([Int].self, xs), equals: [])
      try expect(lines([Int?].self, xs), equals: [])
      try expect(lines(Set<Int>.self, xs), equals: [])
    }
    for xs in ["{}", #"{"a": null}"#, #"{"a": 1, "b": []}"#] {
      try expect(lines([String: Int].self, xs), equals: [])
      try expect(lines([String: Int?].self, xs), equals: [])
    }
    for xs in ["[]", "[null]", #"[{}, {"id": 1}]"#, #"[{"id": 1}, {}, 7]"#] {
      try expect(lines([ItemBuilder].self, xs), equals: [])
      try expect(lines([ItemBuilder?].self, xs), equals: [])
    }
    // An array in an array is an element, which is there.
    try expect(lines([[Int]].self, #"[["a"], ["b"]]"#), equals: [])
    try expect(lines([String: [Int]].self, #"{"a": ["a"]}"#), equals: [])
    // What counts as null is no loss either.
    let coercion: Coercion = [.lenient, .emptyStringAsNull]
    try expect(lines([Int].self, #"["", ""]"#, coercion: coercion), equals: [])
    try expect(lines([Int?].self, #"["", null]"#, coercion: coercion), equals: [])
    try expect(lines([Int].self, #"["", "a"]"#, coercion: coercion).count, equals: 2)
  }

  @Test func argumentsDecide() throws {
    for use in [Use.plain, .checked, .mapped] {
      try expect(lines([Int].self, #"["a", "b"]"#, use).count, equals: 2)
      try expect(lines([ItemBuilder].self, "[{}, {}]", use).count, equals: 2)
    }
    for use in [Use.optional, .defaulted, .losing] {
      try expect(lines([Int].self, #"["a", "b"]"#, use), equals: [])
      try expect(lines([ItemBuilder].self, "[{}, {}]", use), equals: [])
    }
    var sut = try ListsBuilder<[Int]>(json: #"{"xs": ["a"]}"#)
    sut.use = .optional
    try expect(sut.build().get(), equals: nil)
    sut.use = .losing
    try expect(sut.build().get(), equals: [])
    try expect(
      lines([Int].self, #"["a", "b"]"#, .complete),
      equals: [
        #"xs[0]: expected Int, found string "a""#, #"xs[1]: expected Int, found string "b""#,
      ])
  }

  /// A builder that was set in place of a null is an element that can be lost.
  @Test func memberThatWasSet_isNoNullAnyMore() throws {
    var sut = try One<[String: ItemBuilder]>(json: #"{"value": {"a": null}}"#)
    sut.value?["a"] = ItemBuilder(dictionary: [:])
    expect(
      sut.build(), fails: "value: none of 1 element could be used",
      "value.a.id: required Int is missing")
    sut = try One(json: #"{"value": {"a": null, "b": []}}"#)
    sut.value?["a"] = ItemBuilder(dictionary: [:])
    expect(failureLines(sut.build()).first, equals: "value: none of 2 elements could be used")
  }

  /// Of a field that reads in the value of another one.
  @Test func fieldWithinAnother_isAmongTheFindings() throws {
    struct Overlapping: ConstructionBuilder {
      @Field var whole: Int?
      @Field var part: [Int]?
      init(fields: JSONFields) {
        _whole = fields["a"]
        _part = fields["a", "xs"]
      }
      func build() -> Result<Int, BuildFailure> {
        construct({ $1.count + ($0 ?? 0) }, $whole.optional, $part)
      }
    }
    let sut = try Overlapping(json: #"{"a": {"xs": ["b"]}}"#)
    let words = [
      "a.xs: none of 1 element could be used", #"a.xs[0]: expected Int, found string "b""#,
    ]
    expect(sut.build(), fails: words)
    expect(sut.findings, say: #"a: expected Int, found object {"xs": ["b"]}"#, words[1], words[0])
  }

  @Test func roots_failInTheSameWay() throws {
    let words = ["none of 2 elements could be used", "[0].id: required Int is missing"]
    let root = try JSONRoot<[ItemBuilder]>(json: "[{}, {}]")
    expect(root.build(), fails: words)
    expect(root.build { $0 }, fails: words)
    expect(
      root.findings, say: "[0].id: required Int is missing", "[1].id: required Int is missing",
      words[0])
    expect(root.report().findings, equals: root.findings)
    try expect(root.build { $0.or([]) }.get(), equals: [])
    try expect(JSONRoot<[ItemBuilder]>(json: "[]").build().get(), equals: [])
    expect(JSONRoot<[Int]>(value: ["a"]).findings.count, equals: 2)
  }

  /// The elements of each level have nothing left but at the next one. Linear in the levels.
  @Test func everyLevel_losesAll() throws {
    struct LevelBuilder: ConstructionBuilder {
      @Field var levels: [LevelBuilder]?
      init(fields: JSONFields) { _levels = fields["levels"] }
      func build() -> Result<Int, BuildFailure> { construct({ $0.count }, $levels) }
    }
    let levels = 250
    let json =
      String(repeating: #"{"levels":["#, count: levels) + "7"
      + String(repeating: "]}", count: levels)
    let path = String(repeating: "levels[0].", count: levels).dropLast()
    let sut = try LevelBuilder(json: json)
    expect(failureLines(sut.build()).last, equals: "\(path): expected object, found number 7")
    expect(sut.findings.last?.description, equals: "levels: none of 1 element could be used")
  }

  @Test func manyLostElements_areCounted() throws {
    let xs = "[\(Array(repeating: "{}", count: 5_000).joined(separator: ","))]"
    try expect(
      lines([ItemBuilder].self, xs),
      equals: ["xs: none of 5000 elements could be used", "xs[0].id: required Int is missing"])
    try expect(
      lines([Int].self, xs),
      equals: ["xs: none of 5000 elements could be used", "xs[0]: expected Int, found object {}"])
  }
}
