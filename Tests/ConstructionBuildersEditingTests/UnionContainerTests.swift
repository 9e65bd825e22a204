import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values of one of several types in containers, in formats, and at any depth.
struct UnionContainerTests {
  private func expectEdits(
    _ cases: [(String, (inout BoxBuilder) -> Void, String)]
  ) throws {
    for (json, change, expected) in cases {
      try expect(edited(json, as: BoxBuilder.self, change), equals: expected, "\(json)")
    }
  }

  @Test func containersOfUnions() throws {
    let date = Date(timeIntervalSince1970: 90)
    try expectEdits([
      (#"{"set": [1, "a" ,2.0, {}]}"#, { $0.set?.remove(.first(2)) }, #"{"set": [1, "a", {}]}"#),
      (#"{"set": [1, "a"]}"#, { $0.set?.insert(.second("1")) }, #"{"set": [1, "a", "1"]}"#),
      (
        #"{"maybe": [1, null, "a", {"x": 1}]}"#, { $0.maybe?[0] = .second("b") },
        #"{"maybe": ["b", null, "a", {"x": 1}]}"#
      ),
      (
        #"{"maybe": [1, null, "a", {"x": 1}]}"#, { $0.maybe?[1] = .first(2) },
        #"{"maybe": [1, 2, "a", {"x": 1}]}"#
      ),
      (
        #"{"dates": [false, 60.0,  true]}"#, { $0.dates?[1] = .second(date) },
        #"{"dates": [false, 90,  true]}"#
      ),
      (
        #"{"dates": [false, 60.0]}"#, { $0.dates?.append(.second(date)) },
        #"{"dates": [false, 60.0, 90]}"#
      ),
      (
        #"{"byDay": {"a": 60.0, "b": true}}"#, { $0.byDay?["b"] = .second(date) },
        #"{"byDay": {"a": 60.0, "b": 90}}"#
      ),
      (#"{"many": "a"}"#, { $0.many?[0] = .first(1) }, #"{"many": 1}"#),
      (#"{"many": "a"}"#, { $0.many?.append(.first(1)) }, #"{"many": ["a",1]}"#),
      (
        #"{"pairs": [{"key": "a", "value": 1, "x": 1.50}]}"#, { $0.pairs?["a"] = .second("b") },
        #"{"pairs": [{"key": "a", "value": "b", "x": 1.50}]}"#
      ),
    ])
  }

  @Test func containersAsArms() throws {
    try expectEdits([
      (
        #"{"arm": {"a": 1.0, "b": [], "c" :2}}"#, { $0.arm?.second?["c"] = 3 },
        #"{"arm": {"a": 1.0, "b": [], "c" :3}}"#
      ),
      (#"{"arm": {"a": 1.0, "b": []}}"#, { $0.arm = .first(["x"]) }, #"{"arm": ["x"]}"#),
      (
        #"{"arm": ["a", {}, "b"]}"#, { $0.arm?.first?.remove("a") }, #"{"arm": [{}, "b"]}"#
      ),
      (
        #"{"text": "[1, 2.0]"}"#, { $0.text?.first?[1] = 3 }, #"{"text": "[1, 3]"}"#
      ),
      (
        #"{"text": "{\"id\": \"a\", \"x\": 1.50}"}"#, { $0.text?.second?.id = "b" },
        #"{"text": "{\"id\": \"b\", \"x\": 1.50}"}"#
      ),
      (
        #"{"text": "{\"id\": \"a\", \"x\": 1.50}"}"#, { $0.text = .first([1]) },
        #"{"text": "[1]"}"#
      ),
      (
        #"{"x": 1}"#, { $0.text = .second(PayerBuilder(dictionary: ["id": "a"])) },
        #"{"x": 1,"text": "{\"id\":\"a\"}"}"#
      ),
    ])
  }

  /// A list that was not read completely is lost with its arm, unless another one is new.
  @Test func anIncompleteListInAnArm_isNotTakenForANewOne() throws {
    try expect(
      edited(#"{"list": [1, "x"]}"#, as: BoxBuilder.self) { $0.list = .second("a") },
      equals: #"{"list": "a"}"#)
    try expect(
      refusal(#"{"list": [1, "x"]}"#, as: BoxBuilder.self) { box in
        box.other = box.list
        box.list = nil
      },
      equals: [
        "other: rejected: an array or object in it that was not read completely is gone, and another "
          + "one is new: nothing tells whether it was changed"
      ])
  }

  @Test func deepUnions_areEdited() throws {
    let depth = 250
    let json =
      String(repeating: #"{"child": ["#, count: depth - 1) + #"{"child": "a", "x": 1.50}"#
      + String(repeating: #"], "x": 1.50}"#, count: depth - 1)
    func change(_ tree: inout BranchBuilder, _ levels: Int) {
      if levels == 1 {
        tree.child = .first("b")
      } else if var child = tree.child?.second?.first {
        change(&child, levels - 1)
        tree.child = .second([child])
      }
    }
    let sent = try SentDocument<BranchBuilder>(json: json)
    var tree = sent.value
    change(&tree, depth)
    let edit = try SmallStackTests().onSmallStack(of: 64 << 10) { [tree] in try sent.edited(tree) }
    expect(
      String(decoding: edit.data, as: UTF8.self), equals: json.replacing(#""a""#, with: #""b""#))
  }

  @Test(arguments: checksAllCases ? [5_000, 20_000] : [2_000, 6_000])
  func manyElements_areComparedOnce(count: Int) throws {
    let elements = (0..<count).map { $0 % 2 == 0 ? "\"a\($0)\"" : "{\"id\": \"\($0)\", \"x\": 1}" }
    let json = "{\"all\": [\(elements.joined(separator: ","))]}"
    let duration = try ContinuousClock().measure {
      let text = try edited(json, as: BoxBuilder.self) { box in
        box.all?.reverse()
        box.all?.append(.first("new"))
      }
      expect(text, equals: "{\"all\": [\(elements.reversed().joined(separator: ",")),\"new\"]}")
    }
    #expect(duration < .seconds(60))
  }
}

private struct BranchBuilder: ConstructionBuilder {
  @Field var child: OneOf<String, [BranchBuilder]>?
  init(fields: JSONFields) { _child = fields["child"] }
  func build() -> Result<Int, BuildFailure> { construct({ _ in 1 }, $child.optional) }
}

private struct BoxBuilder: ConstructionBuilder {
  @Field var set: Set<OneOf<Int, String>>?
  @Field var maybe: [OneOf<Int, String>?]?
  @Field var dates: [OneOf<Bool, Date>]?
  @Field var byDay: [String: OneOf<Bool, Date>]?
  @Field var many: [OneOf<Int, String>]?
  @Field var pairs: [String: OneOf<Int, String>]?
  @Field var arm: OneOf<Set<String>, [String: Int]>?
  @Field var text: OneOf<[Int], PayerBuilder>?
  @Field var list: OneOf<[Int], String>?
  @Field var other: OneOf<[Int], String>?
  @Field var all: [OneOf<String, PayerBuilder>]?

  init(fields: JSONFields) {
    _set = fields["set"]
    _maybe = fields["maybe"]
    _dates = fields["dates", as: .each(.either(nil, .secondsSince1970))]
    _byDay = fields["byDay", as: .each(.either(nil, .secondsSince1970))]
    _many = fields["many", as: .oneOrMany]
    _pairs = fields["pairs", as: .pairs(key: "key", value: "value")]
    _arm = fields["arm"]
    _text = fields["text", as: .sent(as: .string)]
    _list = fields["list"]
    _other = fields["other"]
    _all = fields["all"]
  }

  func build() -> Result<Int, BuildFailure> { construct({ _ in 1 }, $set.optional) }
}
