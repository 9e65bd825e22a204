import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Fields that begin with the same keys: the same as if each path were walked by itself.
struct PrefixTests {
  static let documents: [String] = [
    #"{"a":{"i":1,"s":"x","n":null,"b":{"i":2,"s":"y"}},"c":{"i":3,"d":{"e":{"f":4}}}}"#,
    #"{"a":{"i":"1","s":2,"b":{"i":"2","s":true}},"c":{"i":[],"d":{"e":{"f":{}}}}}"#,
    #"{"a":{"b":{}},"c":{"d":{"e":{}}}}"#,
    #"{"a":null,"c":{"d":null}}"#,
    #"{"a":[],"c":{"d":[]}}"#,
    #"{"a":"","c":{"d":""}}"#,
    #"{"a":"{\"i\":1,\"b\":{\"i\":2}}","c":"{\"d\":{\"e\":{\"f\":1}}}"}"#,
    #"{"a":7,"c":{"d":false}}"#,
    #"{"a":{"i":1},"a":{"i":2,"i":3,"b":{"i":1},"b":{"i":9}},"c":1,"c":{"i":4}}"#,
    #"{"a":{"i":1},"a":5}"#,
    #"{"\u0061":{"\u0069":1,"b":{"\u0069":2}},"c":{"i":5}}"#,
    #"{}"#,
  ]

  static let coercions: [Coercion] = [
    .strict, .lenient, .forgiving, [.lenient, .emptyStringAsNull],
  ]

  @Test(arguments: documents, coercions)
  func fields_areTheSameAsOnWalkedPaths(json: String, coercion: Coercion) throws {
    // The keys of later objects are learnt from those before.
    for count in [1, 12] {
      let list = "[" + Array(repeating: json, count: count).joined(separator: ",") + "]"
      let literal = try #require(JSONRoot<[Literal]>(json: list, coercion: coercion).value)
      let walked = try #require(JSONRoot<[Walked]>(json: list, coercion: coercion).value)
      expect(literal.count, equals: count)
      #expect(zip(literal, walked).allSatisfy { $0.fields.same(as: $1.fields) })
    }
    guard let dictionary = try? dictionary(json) else { return }
    let literal = Literal(dictionary: dictionary, coercion: coercion)
    let walked = Walked(dictionary: dictionary, coercion: coercion)
    #expect(literal.fields.same(as: walked.fields), "\(literal.fields) \(walked.fields)")
  }

  /// As many fields as a builder has, and objects of so many members that they are indexed.
  @Test(arguments: [3, 20, 70, 200])
  func membersOfLargeObjects_areFound(count: Int) throws {
    let members = (0..<count).map { #""k\#($0)":\#($0)"# }.joined(separator: ",")
    let object = #"{"data":{\#(members),"i":7,"s":"x","i":8},"other":{"i":9,\#(members)}}"#
    let list = "[" + Array(repeating: object, count: 30).joined(separator: ",") + "]"
    let built = try [Large].build(json: list).get()
    expect(built, equals: Array(repeating: [8, 9, 1, 1, 0, 2], count: 30))
    let dictionary = try dictionary(#"{"list":\#(list)}"#)
    let some = JSONRoot<[Large]>(value: dictionary["list"] ?? [])
    try expect(some.build().get(), equals: built)
  }

  /// An object with paths in an object with the same paths.
  @Test func nestedObjects_doNotDisturbEachOther() throws {
    var json = #"{"data":{"id":0,"name":"0"}}"#
    for level in 1..<10 {
      json = #"{"data":{"id":\#(level),"inner":[\#(json)],"more":[\#(json)],"name":"\#(level)"}}"#
    }
    let built = try Nested.build(json: json).get()
    expect(built.count, equals: (1 << 10) - 1)
    #expect(built.allSatisfy { $0 })
    let fromDictionary = try Nested.build(dictionary: dictionary(json)).get()
    expect(fromDictionary, equals: built)
  }

  /// What fields share does not change with one of them.
  @Test func setField_changesNoOther() throws {
    let list = "[" + Array(repeating: Self.documents[0], count: 40).joined(separator: ",") + "]"
    var builders = try #require(JSONRoot<[Literal]>(json: list).value)
    builders[38].i = 5
    expect(builders[38].$i.path.description, equals: "a.i")
    builders[39].s = nil
    expect(builders[39].$s.outcome, equals: .missing)
    expect(builders[37].i, equals: 1)
    expect(builders[37].$i.description, equals: "1")
    expect(builders[37].$s.outcome, equals: .value)
  }
}

private struct Literal: ConstructionBuilder {
  @Field var i: Int?
  @Field var s: String?
  @Field var n: Int?
  @Field var bi: Int?
  @Field var ci: Int?
  @Field var bs: String?
  @Field var f: Int?
  @Field var optional: [String: Int]?
  @Field var date: Date?
  @Field var strict: Int?

  init(fields: JSONFields) {
    _i = fields["a", "i"]
    _ci = fields["c", "i"]
    _s = fields["a", "s"]
    _bi = fields["a", "b", "i"]
    _n = fields["a", "n"]
    _f = fields["c", "d", "e", "f"]
    _bs = fields["a", "b", "s"]
    _optional = fields["a", "b"]
    _date = fields["a", "i", as: .secondsSince1970]
    _strict = fields["a", "b", "i", coercion: .strict]
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $i) }
  var fields: [any FieldFacts] { [$i, $s, $n, $bi, $ci, $bs, $f, $optional, $date, $strict] }
}

private struct Walked: ConstructionBuilder {
  @Field var i: Int?
  @Field var s: String?
  @Field var n: Int?
  @Field var bi: Int?
  @Field var ci: Int?
  @Field var bs: String?
  @Field var f: Int?
  @Field var optional: [String: Int]?
  @Field var date: Date?
  @Field var strict: Int?

  init(fields: JSONFields) {
    _i = fields["a", .key("i")]
    _ci = fields["c", .key("i")]
    _s = fields["a", .key("s")]
    _bi = fields["a", .key("b"), "i"]
    _n = fields["a", .key("n")]
    _f = fields["c", .key("d"), "e", "f"]
    _bs = fields["a", .key("b"), "s"]
    _optional = fields["a", .key("b")]
    _date = fields["a", .key("i"), as: .secondsSince1970]
    _strict = fields["a", .key("b"), "i", coercion: .strict]
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $i) }
  var fields: [any FieldFacts] { [$i, $s, $n, $bi, $ci, $bs, $f, $optional, $date, $strict] }
}

/// What a test sees of a field.
private protocol FieldFacts: CustomStringConvertible {
  var outcome: FieldOutcome { get }
  var path: FieldPath { get }
  var finding: Finding? { get }
  var findings: [Finding] { get }
}

extension Field: FieldFacts {}

extension [any FieldFacts] {
  fileprivate func same(as others: Self) -> Bool {
    zip(self, others).allSatisfy {
      $0.description == $1.description && $0.outcome == $1.outcome && $0.path == $1.path
        && $0.finding == $1.finding && $0.findings == $1.findings
    }
  }
}

private struct Large: ConstructionBuilder {
  @Field var i: Int?
  @Field var j: Int?
  @Field var k: Int?
  @Field var l: Int?
  @Field var m: Int?
  @Field var n: Int?

  init(fields: JSONFields) {
    _i = fields["data", "i"]
    _j = fields["other", "i"]
    _k = fields["data", "k1"]
    _l = fields["other", "k1"]
    _m = fields["data", "k0"]
    _n = fields["other", "k2"]
  }

  func build() -> Result<[Int], BuildFailure> {
    construct({ [$0, $1, $2, $3, $4, $5] }, $i, $j, $k, $l, $m, $n)
  }
}

/// Whether each object has the name that its number says, for itself and all in it.
private struct Nested: ConstructionBuilder {
  @Field var id: Int?
  @Field var inner: [Nested]?
  @Field var more: [Nested]?
  @Field var name: String?

  init(fields: JSONFields) {
    _id = fields["data", "id"]
    _inner = fields["data", "inner"]
    _more = fields["data", "more"]
    _name = fields["data", "name"]
  }

  func build() -> Result<[Bool], BuildFailure> {
    construct(
      { id, name, inner, more in [name == "\(id)"] + (inner + more).flatMap { $0 } },
      $id, $name, $inner.or([]), $more.or([]))
  }
}
