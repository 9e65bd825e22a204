import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// No document makes a builder be read twice. In builders that have builders of their own type,
/// that would take a time that doubles with each level.
struct ReadOnceTests {
  /// A finding at each level: if a level were read twice for it, this would take years.
  @Test(arguments: [Coercion.lenient, .forgiving])
  func dictionariesWithinDictionaries_areReadOnce(coercion: Coercion) throws {
    var (tree, lists) = (#"{"name": "x"}"#, #"{"name": "x"}"#)
    for _ in 0..<45 {
      tree = #"{"children": {"a": \#(tree), "b": 1, "c": null}}"#
      lists = #"{"lists": {"a": [\#(lists), 1], "b": [null]}}"#
    }
    let builder = try FolderBuilder(json: tree, coercion: coercion)
    try expect(builder.build().get(), equals: 46)
    expect(builder.findings.count, equals: 90)
    try expect(FolderBuilder.build(json: tree, coercion: coercion).get(), equals: 46)
    try expect(FolderBuilder.build(json: lists, coercion: coercion).get(), equals: 46)
  }

  /// Room for repairs alone, or for problems alone, and such a finding at each level: an element
  /// that was counted first and then read again would take years.
  @Test(arguments: [("null", #""{}""#, 91), (#""{}""#, "null", 4_546)])
  func elementsWithRoomForOneSortOfFindings_areReadOnce(
    first: String, last: String, count: Int
  ) throws {
    let full = Array(repeating: first, count: 100).joined(separator: ",")
    var (lists, rows) = (#"{"name": "x"}"#, #"{"name": "x"}"#)
    for _ in 0..<45 {
      lists = #"{"lists": {"a": [\#(full)], "b": [\#(lists), \#(last)]}}"#
      rows = #"{"rows": [[\#(full)], [\#(rows), \#(last)]]}"#
    }
    for json in [lists, rows] {
      let builder = try FolderBuilder(json: json, coercion: .forgiving)
      try expect(builder.build().get(), equals: count)
      try expect(FolderBuilder.build(json: json, coercion: .forgiving).get(), equals: count)
    }
  }

  /// A type with a raw value is built as it is, and its raw value can be an array of builders.
  @Test(arguments: [("null", #""{}""#, 91), (#""[]""#, "null", 46)])
  func rawValuesOfBuilders_areReadOnce(first: String, last: String, count: Int) throws {
    let full = Array(repeating: first, count: 100).joined(separator: ",")
    var groups = #"{"name": "x"}"#
    for _ in 0..<45 { groups = #"{"groups": [\#(full), [\#(groups), \#(last)]]}"# }
    let builder = try GroupBuilder(json: groups, coercion: .forgiving)
    try expect(builder.build().get(), equals: count)
  }

  /// A key that is one letter with its combining marks, and has a finding. To compare it with each
  /// of the other keys would take minutes.
  @Test func longKeyWithFinding_isNotComparedWithAllOthers() throws {
    let key = "a" + String(repeating: "\u{327}\u{301}", count: 1_000)
    let numbers = (0..<8_000).map { #""k\#($0)": \#($0)"# }.joined(separator: ",")
    let json = #"{"\#(key)": {}, \#(numbers)"#

    let read = try JSONRoot<[String: Int]>(json: json + "}")
    expect(read.value?.count, equals: 8_000)
    expect(read.findings.count, equals: 1)
    let repeated = try JSONRoot<[String: Int]>(json: json + #", "\#(key)": 7}"#)
    expect(repeated.value?.count, equals: 8_001)
    expect(repeated.value?[key], equals: 7)
    expect(repeated.findings.map(\.kind), equals: [.duplicate])
  }

  /// Such a key comes after the others, and its value is repaired, or cannot be built.
  @Test func longKeyWithNote_isNotComparedWithAllOthers() throws {
    let key = "z" + String(repeating: "\u{327}\u{301}", count: 1_000)
    let numbers = (0..<10_000).map { #""k\#($0)": \#($0)"# }.joined(separator: ",")
    let read = try JSONRoot<[String: Int]>(json: #"{\#(numbers), "\#(key)": "5"}"#).report()
    try expect(read.result.get().count, equals: 10_001)
    expect(read.findings.map(\.kind), equals: [.coerced])

    let named = (0..<3_000).map { #""k\#($0)": {"name": "x"}"# }.joined(separator: ",")
    let json = #"{"a": {"name": 7}, \#(named), "\#(key)": {}}"#
    let built = try JSONRoot<[String: NamedBuilder]>(json: json).report()
    try expect(built.result.get().count, equals: 3_001)
    expect(built.findings.map(\.kind), equals: [.coerced, .missing])
  }

  /// The same with a key that is there many times.
  @Test func longKeyBesideRepeatedOnes_isNotComparedWithEachOfThem() throws {
    let key = "a" + String(repeating: "\u{327}\u{301}", count: 1_000)
    let members = repeatElement(#""k": 2"#, count: 10_000).joined(separator: ",")
    let json = #"{"\#(key)": 1, \#(members)}"#
    try expect(JSONValue(json: json)["k"], equals: 2)
    try expect(JSONRoot<[String: Int]>(json: json).build().get(), equals: [key: 1, "k": 2])
    let texts = #"["\#(key)", \#(repeatElement(#""k""#, count: 10_000).joined(separator: ","))]"#
    try expect(JSONRoot<Set<String>>(json: texts).build().get(), equals: [key, "k"])
  }
}

private struct NamedBuilder: ConstructionBuilder {
  @Field var name: String?

  init(fields: JSONFields) { _name = fields["name"] }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}

/// A builder that has dictionaries of itself. Its model is the number of builders.
private struct FolderBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var children: [String: FolderBuilder]?
  @Field var lists: [String: [FolderBuilder]]?
  @Field var rows: [[FolderBuilder]]?

  init(fields: JSONFields) {
    _name = fields["name"]
    _children = fields["children"]
    _lists = fields["lists"]
    _rows = fields["rows"]
  }

  func build() -> Result<Int, BuildFailure> {
    construct(Self.count, $children.or([:]), $lists.or([:]), $rows.or([]))
  }

  private static func count(
    children: [String: Int], lists: [String: [Int]], rows: [[Int]]
  ) -> Int {
    1 + children.values.reduce(0, +) + lists.values.joined().reduce(0, +)
      + rows.joined().reduce(0, +)
  }
}

/// A builder that has arrays of itself as raw values. Its model is the number of builders.
private struct GroupBuilder: ConstructionBuilder {
  struct Group: RawRepresentable, Capturable { let rawValue: [GroupBuilder] }

  @Field var groups: [Group]?

  init(fields: JSONFields) { _groups = fields["groups"] }

  func build() -> Result<Int, BuildFailure> {
    construct(
      { groups in
        try groups.flatMap(\.rawValue).reduce(1) { try $0 + $1.build().get() }
      }, $groups.or([]))
  }
}
