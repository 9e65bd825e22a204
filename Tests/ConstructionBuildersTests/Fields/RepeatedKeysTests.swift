import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// Of a repeated key the last value counts, and each field that was read from one says so.
struct RepeatedKeysTests {
  static let remark = "the key is repeated, and its last value counts"

  /// What a document gives a `Reader`: its findings, and the value of each field that is not
  /// missing.
  static let documents: [(json: String, values: String, findings: [String])] = [
    (#"{"id": 1}"#, "id 1", []),
    (#"{"id": 1, "id": 2}"#, "id 2", ["id: \(remark)"]),
    (#"{"id": 1, "id": 2, "id": 3}"#, "id 3", ["id: \(remark)"]),
    (#"{"id": 2, "id": 2}"#, "id 2", ["id: \(remark)"]),
    (#"{"id": 1, "i\u0064": "2"}"#, "id 2", [#"id: read string "2" as Int"#, "id: \(remark)"]),
    (#"{"id": 1, "id": []}"#, "", ["id: expected Int, found array []", "id: \(remark)"]),
    (#"{"id": 1, "id": null}"#, "", ["id: \(remark)"]),
    (#"{"x": 1, "x": 2, "id": 3}"#, "id 3", []),
    (#"{"e\u0301t": 1, "\u00e9t": 2}"#, "accented 2", ["ét: \(remark)"]),
    (#"{"when": 1, "when": 2}"#, "when 2.0", ["when: \(remark)"]),
    (#"{"name": "a", "name": "b"}"#, "name b", ["name: \(remark)"]),
    (
      #"{"title": "a", "title": "b"}"#, "name b",
      ["title: read from title instead of name", "title: \(remark)"]
    ),
    (
      #"{"name": 1, "name": [], "title": "b"}"#, "name b",
      [
        "name: expected String, found array []", "name: \(remark)",
        "title: read from title instead of name",
      ]
    ),
    (#"{"p": {"q": 1, "q": 2}}"#, "end 2", ["p.q: \(remark)"]),
    (#"{"p": {"q": 1}, "p": {"q": 2}}"#, "end 2", ["p: \(remark)"]),
    (#"{"p": {"q": 1}, "p": {"q": 2, "q": 3}}"#, "end 3", ["p: \(remark)", "p.q: \(remark)"]),
    (#"{"p": {"q": 1}, "p": {}}"#, "", ["p: \(remark)"]),
    (#"{"p": {"q": 1}, "p": null}"#, "", ["p: \(remark)"]),
    (#"{"p": {"q": 1}, "p": 7}"#, "", ["p: expected object, found number 7", "p: \(remark)"]),
    (#"{"l": [1], "l": [2]}"#, "first 2", ["l: \(remark)"]),
    (
      #"{"inner": {"id": 1}, "inner": {"id": 2, "id": 3}}"#, "inner 3",
      ["inner: \(remark)", "inner.id: \(remark)"]
    ),
  ]

  @Test(arguments: documents)
  func field_saysThatItsKeyIsRepeated(json: String, values: String, findings: [String]) throws {
    for coercion in json.contains(#""2""#) || json.contains("title") ? [.lenient] : both {
      let sut = try Reader(json: json, coercion: coercion)
      expect(sut.values, equals: values, "\(json)")
      expect(sut.findings, say: findings, "\(json)")
      expect(
        Reader.report(json: json, coercion: coercion).findings, equals: sut.findings, "\(json)")
    }
  }

  private var both: [Coercion] { [.lenient, .strict] }

  /// Also where keys are learnt, and in large objects, whose names are compared.
  @Test(arguments: [0, 15, 40, 100])
  func field_saysSoInEachElement(others: Int) throws {
    let fillers = (0..<others).map { #", "other\#($0)": 8"# }.joined()
    let all = Self.documents + Self.documents + Self.documents
    let objects = all.map { $0.json.dropLast() + ($0.json == "{}" ? "" : fillers) + "}" }
    let read = try JSONRoot<[Reader]>(json: "[\(objects.joined(separator: ","))]")
    expect(read.value?.map(\.values), equals: all.map(\.values))
    expect(
      read.value?.map { $0.findings.map(\.description) }, equals: all.map(\.findings))
  }

  @Test func fieldOfARepeatedKey_isCoercedAndBuilds() throws {
    for coercion in both {
      let sut = try One<Int>(json: #"{"value": 1, "value": 2}"#, coercion: coercion)
      expect(sut.$value.outcome, equals: .coerced)
      try expect(sut.build().get(), equals: 2)
      expect(sut.findings.map(\.kind), equals: [.duplicate])
      expect(sut.findings.map(\.isRepair), equals: [true])
      expect(sut.findings.map(\.redacted.description), equals: ["value: \(Self.remark)"])
      expect(sut.findings.map(\.code), equals: ["duplicate.other"])
    }
    let absent = try One<Int>(json: #"{"value": 1, "value": null}"#)
    expect(absent.$value.outcome, equals: .null)
    expect(absent.build(), fails: "value: required Int is null")
    expect(
      failureLines(absent.construct({ $0 }, absent.$value.or(7, for: .null))), equals: [])
    let unusable = try One<Int>(json: #"{"value": 1, "value": {}}"#)
    expect(unusable.build(), fails: "value: expected Int, found object {}")
    expect(
      failureLines(unusable.construct({ $0 }, unusable.$value.or(7, for: .mismatch))), equals: [])
  }

  /// Each object in a value of any kind says so of its own keys.
  @Test func valueOfAnyKind_saysThatAKeyInItIsRepeated() throws {
    for (json, paths) in [
      (#"{"a": 1, "b": 2}"#, []), (#"{"a": 1, "a": 2}"#, ["a"]),
      (#"{"a": 1, "a": 2, "a": 3}"#, ["a"]),
      (#"{"a": 1, "\u0061": {"b": 1, "b": 2}}"#, ["a.b", "a"]),
      (#"[{"a": 1}, {"a": 1, "a": null}]"#, ["[1].a"]),
      (#"{"x": [[{"a": [], "a": []}], 7], "y": {"a": 1, "a": 1}}"#, ["x[0][0].a", "y.a"]),
    ] {
      for coercion in both {
        let sut = try One<JSONValue>(json: #"{"value": \#(json)}"#, coercion: coercion)
        let findings = paths.map { "value\($0.hasPrefix("[") ? "" : ".")\($0): \(Self.remark)" }
        try expect(sut.value, equals: JSONValue(json: json))
        expect(sut.$value.outcome, equals: .value)
        expect(sut.findings, say: findings, "\(json)")
        expect(sut.findings.allSatisfy(\.isRepair), equals: true)
        try expect(sut.build().get(), equals: JSONValue(json: json))
        let root = try JSONRoot<JSONValue>(json: json, coercion: coercion)
        expect(root.findings, say: paths.map { "\($0): \(Self.remark)" }, "\(json)")
        let list = try One<[JSONValue]>(json: #"{"value": [0, \#(json)]}"#, coercion: coercion)
        expect(list.findings, say: findings.map { "value[1]" + $0.dropFirst(5) }, "\(json)")
        let text = JSONValue.string(json).description
        for sut in try InFormat.both(text, FieldFormat<JSONValue>.sent(as: .string), coercion) {
          expect(sut.findings, say: findings, "\(json)")
        }
      }
    }
    let object = #"{"value": {"a": {"b": 1, "b": 2}}}"#
    expect(One<JSONValue>(dictionary: try dictionary(object)).findings, equals: [])
    expect(
      try One<JSONValue>(json: object).findings.map(\.redactedWithoutKeys.description),
      equals: [#"value["…"]["…"]: \#(Self.remark)"#])
  }

  /// All are counted, and a hundred have words.
  @Test func manyRepeatedKeys_areCounted() throws {
    let keys = (0..<250).map { #""\#($0)": 1, "\#($0)": 2"# }.joined(separator: ",")
    let sut = try One<JSONValue>(json: #"{"value": [{\#(keys)}]}"#)
    expect(sut.$value.findings.count, equals: 101)
    expect(sut.$value.findings.last?.kind, equals: .more(150))
    let elements = Array(repeating: "{\(keys)}", count: 8).joined(separator: ",")
    let list = try One<[JSONValue]>(json: #"{"value": [\#(elements)]}"#)
    expect(list.$value.findings.count, equals: 101)
    expect(list.$value.findings.last?.kind, equals: .more(1_900))
    expect(list.value?.count, equals: 8)
  }

  /// A key is told once, however often it is there, and all keys are counted.
  @Test func manyValuesOfAKey_areToldOnce() throws {
    let json = "{" + (0..<201).map { #""a": \#($0)"# }.joined(separator: ",") + "}"
    let finding = #"string "a" is a duplicate String key"#
    let sut = try One<[String: Int]>(json: #"{"value": \#(json)}"#)
    for findings in [sut.$value.findings, sut.findings] {
      expect(findings, say: "value.a: \(finding)")
    }
    expect(sut.construct({ $0 }, sut.$value.requiringAll), fails: "value.a: \(finding)")
    try expect(JSONRoot<[String: Int]>(json: json).findings, say: "a: \(finding)")
    let list = try One<[Int]>(
      json: #"{"value": \#(json.replacing("a", with: "0"))}"#, coercion: .forgiving)
    expect(list.findings.filter { $0.kind == .duplicate }.count, equals: 1)
    let keys = (0..<200).map { #""\#($0)": 1, "\#($0)": 2, "\#($0)": 3"# }.joined(separator: ",")
    let many = try One<[String: Int]>(json: #"{"value": {\#(keys)}}"#)
    for findings in [many.$value.findings, many.findings] {
      expect(findings.count, equals: 101)
      expect(findings.last?.kind, equals: .more(100))
    }
  }

  /// A dictionary cannot repeat a key.
  @Test func dictionary_hasTheLastValueAlone() throws {
    let sut = Reader(dictionary: try dictionary(#"{"id": 1, "id": 2}"#))
    expect(sut.values, equals: "id 2")
    expect(sut.findings, equals: [])
  }

  /// The order of members changes which slots are filled when.
  @Test(arguments: 1...6)
  func anyOrderOfMembers_givesTheLastValues(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let keys = ["a", "b", "c", "d", "e", "f", "x", "y"]
    for _ in 0..<volume(debug: 40, release: 300, all: 1_000) {
      var objects: [(json: String, values: [Int?], repeated: [String])] = []
      for _ in 0..<12 {
        var (members, last, repeated) = ([String](), [String: Int](), Set<String>())
        for number in 0..<Int.random(in: 0...9, using: &random) {
          let isOrdered = Int.random(in: 0...2, using: &random) > 0
          let key = isOrdered ? keys[number % 8] : keys.randomElement(using: &random) ?? "a"
          members.append(#""\#(key)": \#(number)"#)
          if last.updateValue(number, forKey: key) != nil { repeated.insert(key) }
        }
        let read = keys.prefix(6)
        objects.append(
          (
            "{\(members.joined(separator: ","))}", read.map { last[$0] },
            read.filter(repeated.contains)
          ))
      }
      let json = "[\(objects.map(\.json).joined(separator: ","))]"
      let read = try JSONRoot<[Letters]>(json: json).value ?? []
      expect(read.map(\.values), equals: objects.map(\.values), "\(json)")
      expect(
        read.map { $0.findings.map(\.path.description) }, equals: objects.map(\.repeated), "\(json)"
      )
      try expect([Letters].build(json: json).get(), equals: objects.map(\.values), "\(json)")
      let report = [Letters].report(json: json)
      expect(
        report.findings.map(\.path.description),
        equals: objects.enumerated().flatMap { index, object in
          object.repeated.map { "[\(index)].\($0)" }
        }, "\(json)")
    }
  }

  @Test(arguments: [
    (#"{"a": 1, "a": 2}"#, "a 2", ["value.a: string \"a\" is a duplicate String key"]),
    (
      #"{"a": 1, "b": 3, "a": 2, "a": 4}"#, "a 4, b 3",
      ["value.a: string \"a\" is a duplicate String key"]
    ),
    (
      #"{"a": "x", "a": "2"}"#, "a 2",
      [
        #"value.a: read string "2" as Int"#, #"value.a: string "a" is a duplicate String key"#,
      ]
    ),
    (
      #"{"a": 1, "a": [], "b": 2}"#, "b 2",
      [
        "value.a: expected Int, found array []",
        #"value.a: string "a" is a duplicate String key"#,
      ]
    ),
    (
      #"{"\u00e0": 1, "a\u0300": 2}"#, "à 2",
      ["value.à: string \"à\" is a duplicate String key"]
    ),
  ])
  func memberOfADictionary_isLeftOut(json: String, members: String, findings: [String]) throws {
    let document = #"{"value": \#(json)}"#
    let sut = try One<[String: Int]>(json: document)
    let value = sut.value ?? [:]
    expect(
      value.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "),
      equals: members)
    expect(sut.findings, say: findings)
    expect(
      sut.construct({ $0 }, sut.$value.requiringAll),
      fails: findings.filter { !$0.contains("read string") })
    // Also where members are read in another way.
    let nested = try One<[String: [Int]]>(json: document, coercion: .forgiving)
    expect(
      nested.findings.filter { $0.kind == .duplicate }.count,
      equals: findings.filter {
        $0.contains("duplicate")
      }.count)
    expect(One<[String: Int]>.report(json: document).findings, equals: sut.findings)
  }

  /// What the last value is decides whether anything was sent.
  @Test func dictionaryWithoutMembers_isThatOfTheLastValues() throws {
    let nulls = try One<[String: Int]>(json: #"{"value": {"a": 1, "a": null}}"#)
    try expect(nulls.build().get(), equals: [:])
    expect(
      nulls.findings, say: "value.a: required Int is null",
      #"value.a: string "a" is a duplicate String key"#)
    let lost = try One<[String: Int]>(json: #"{"value": {"a": 1, "a": []}}"#)
    expect(
      lost.build(), fails: "value: none of 1 element could be used",
      "value.a: expected Int, found array []")
  }

  @Test func repeatedKeyOfAnotherType_isLeftOutToo() throws {
    let sut = try One<[Int: Letters]>(json: #"{"value": {"1": {}, "2": {}, "1": {"a": 5}}}"#)
    expect(sut.value?[1]?.values, equals: [5, nil, nil, nil, nil, nil])
    expect(sut.findings, say: #"value.1: string "1" is a duplicate Int key"#)
    expect(
      sut.construct({ $0 }, sut.$value.requiringAll),
      fails: #"value.1: string "1" is a duplicate Int key"#)
  }

  @Test func directDictionary_hasTheFindingsOfTheBuilder() throws {
    let json = #"{"counts": {"a": 1, "a": 2}, "name": "x"}"#
    let sut = try Counts(json: json)
    expect(sut.findings, say: #"counts.a: string "a" is a duplicate String key"#)
    expect(Counts.report(json: json).findings, equals: sut.findings)
    try expect(Counts.build(json: json).get(), equals: ["a": 2])
  }
}

private struct Reader: ConstructionBuilder {
  @Field var id: Int?
  @Field var accented: Int?
  @Field var when: Date?
  @Field var name: String?
  @Field var end: Int?
  @Field var first: Int?
  @Field var inner: Inner?

  init(fields: JSONFields) {
    _id = fields["id"]
    _accented = fields["ét"]
    _when = fields["when", as: .secondsSince1970]
    _name = fields[anyOf: "name", "title"]
    _end = fields["p", "q"]
    _first = fields["l", 0]
    _inner = fields["inner"]
  }

  var values: String {
    let values: [(String, Any?)] = [
      ("id", id), ("accented", accented), ("when", when?.timeIntervalSince1970), ("name", name),
      ("end", end), ("first", first), ("inner", inner?.id),
    ]
    return values.compactMap { name, value in value.map { "\(name) \($0)" } }
      .joined(separator: ", ")
  }

  func build() -> Result<String, BuildFailure> { .success(values) }
}

private struct Inner: ConstructionBuilder {
  @Field var id: Int?
  init(fields: JSONFields) { _id = fields["id"] }
  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
}

/// Six fields, whose model is also made straight from a document.
private struct Letters: _DirectBuilder {
  @Field var a: Int?
  @Field var b: Int?
  @Field var c: Int?
  @Field var d: Int?
  @Field var e: Int?
  @Field var f: Int?

  init(fields: JSONFields) {
    (_a, _b, _c) = (fields["a"], fields["b"], fields["c"])
    (_d, _e, _f) = (fields["d"], fields["e"], fields["f"])
  }

  var values: [Int?] { [a, b, c, d, e, f] }

  func build() -> Result<[Int?], BuildFailure> { .success(values) }

  static let keys: _JSONKeys = ["a", "b", "c", "d", "e", "f"]

  static func model(from members: _JSONMembers) -> [Int?]? {
    (0..<6).map { members.value($0, Int.self) }
  }
}

private struct Counts: _DirectBuilder {
  @Field var counts: [String: Int]?

  init(fields: JSONFields) { _counts = fields["counts"] }

  func build() -> Result<[String: Int], BuildFailure> { construct({ $0 }, $counts) }

  static let keys: _JSONKeys = ["counts"]

  static func model(from members: _JSONMembers) -> [String: Int]? {
    members.value(0, [String: Int].self)
  }
}
