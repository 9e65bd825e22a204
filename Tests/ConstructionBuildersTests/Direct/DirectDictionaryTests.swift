import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// A dictionary made straight from a document is the one that is captured and built.
struct DirectDictionaryTests {
  /// Objects, and what is read of them as Ints: keys as they are first spelled.
  static let numbers: [(json: String, strict: [String: Int]?, lenient: [String: Int]?)] = [
    ("{}", [:], [:]),
    (#"{"a": 1, "b": 2}"#, ["a": 1, "b": 2], ["a": 1, "b": 2]),
    (#"{"": 1}"#, ["": 1], ["": 1]),
    // What cannot be used is left out.
    (#"{"a": null, "b": [], "c": {}, "d": 1}"#, ["d": 1], ["d": 1]),
    (#"{"a": "1", "b": 2.0}"#, ["b": 2], ["a": 1, "b": 2]),
    // The last one counts, be it good or bad.
    (#"{"a": 1, "a": 2}"#, ["a": 2], ["a": 2]),
    (#"{"a": 1, "a": null}"#, [:], [:]),
    (#"{"a": null, "a": 2}"#, ["a": 2], ["a": 2]),
    (#"{"a": 1, "b": 2, "a": [], "a": 3}"#, ["a": 3, "b": 2], ["a": 3, "b": 2]),
    (#"{"a": 1, "a": [], "a": []}"#, nil, nil),
    // However they are written.
    (#"{"\u0061": 1, "a": 2}"#, ["a": 2], ["a": 2]),
    (#"{"é": 1, "e\u0301": 2}"#, ["\u{E9}": 2], ["\u{E9}": 2]),
    (#"{"e\u0301": 1, "é": 2}"#, ["e\u{301}": 2], ["e\u{301}": 2]),
    (#"{"e\u0301": 1, "é": [], "\u00e9": 3}"#, ["e\u{301}": 3], ["e\u{301}": 3]),
    (#"{"e\u0301": [], "é": 2}"#, ["e\u{301}": 2], ["e\u{301}": 2]),
    (#"{"e\u0301": [], "é": [], "\u00e9": 3, "b": 4}"#, ["e\u{301}": 3, "b": 4], nil),
    (#"{"\u212a": 1, "K": 2}"#, ["\u{212A}": 2], ["\u{212A}": 2]),
    (#"{"K": 1, "\u212a": []}"#, nil, nil),
    // What is no object.
    ("[]", nil, nil), ("null", nil, nil), ("7", nil, nil), (#""{\"a\": 1}""#, nil, nil),
  ]

  @Test(arguments: numbers)
  func numbers_areTheMembers(json: String, strict: [String: Int]?, lenient: [String: Int]?) {
    expect(direct([String: Int].self, json, .strict), equals: strict.map(Spelled.init))
    expect(
      direct([String: Int].self, json, .lenient), equals: (lenient ?? strict).map(Spelled.init))
  }

  @Test func coercion_isHandedDown() {
    let json = #"{"a": {"b": "1"}, "b": "{\"b\": 2}", "c": []}"#
    typealias Nested = [String: [String: Int]]

    expect(direct(Nested.self, json, .strict), equals: Spelled(["a": [:]]))
    expect(direct(Nested.self, json, .lenient), equals: Spelled(["a": ["b": 1]]))
    expect(
      direct(Nested.self, json, .forgiving),
      equals: Spelled(["a": ["b": 1], "b": ["b": 2], "c": [:]]))
  }

  /// A key many times, and many keys.
  @Test(arguments: [1_023, 1_024, 1_025, inputSize(debug: 6_000, release: 10_000, all: 20_000)])
  func largeObject_isRead(count: Int) {
    let same = (0..<count).map { #""a": \#($0)"# }.joined(separator: ",")
    let bad = (0..<count).map { #""k\#($0)": []"# }.joined(separator: ",")
    let good = (0..<count).map { #""k\#($0)": \#($0)"# }.joined(separator: ",")
    expect(direct([String: Int].self, "{\(same)}", .lenient), equals: Spelled(["a": count - 1]))
    expect(direct([String: Int].self, "{\(bad)}", .lenient), equals: nil)
    let read = direct([String: Int].self, "{\(bad), \(good)}", .lenient)?.members
    expect(read?.count, equals: count)
    expect(read?["k\(count - 1)"], equals: count - 1)
  }

  /// Both ways of capturing, and the way without: of objects with every kind of member.
  @Test(arguments: 1...4)
  func randomObject_isReadAlikeInEveryWay(seed: UInt64) throws {
    var objects = RandomObject(seed: seed)
    for _ in 0..<volume(debug: 4, release: 5, all: 200) { try expectAlike(objects.next()) }
  }

  /// More findings of each sort than are kept. Which ones are, depends only on the keys.
  @Test(
    .enabled(if: volume(debug: 0, release: 1) > 0, "one object takes seconds in a debug build"),
    arguments: 1...UInt64(volume(debug: 1, release: 1, all: 4)))
  func largeRandomObject_isReadAlikeInEveryWay(seed: UInt64) throws {
    var objects = RandomObject(seed: seed)
    for _ in 0..<volume(debug: 0, release: 1, all: 10) { try expectAlike(objects.nextLarge()) }
  }

  @Test func mutatedCorpus_isReadAlikeInEveryWay() throws {
    let seeds = try Corpus.inputs("bytes").map(\.bytes)
    var mutation = Mutation(seeds: seeds, seed: 2)
    for _ in 0..<volume(debug: 4, release: 8, all: 200) {
      try expectAlike(String(decoding: mutation.next(), as: UTF8.self))
    }
  }

  private func expectAlike(_ json: String) throws {
    for coercion in [Coercion.strict, .lenient, .forgiving] {
      try expectAlike([String: Int].self, json, coercion)
      try expectAlike([String: String].self, json, coercion)
      try expectAlike([String: Int?].self, json, coercion)
      try expectAlike([String: JSONValue].self, json, coercion)
      try expectAlike([String: [Int]].self, json, coercion)
      try expectAlike([String: [String: Int]].self, json, coercion)
      try expectAlike([String: GuestBuilder].self, json, coercion)
      try expectAlike([String: [GuestBuilder?]].self, json, coercion)
      try expectAlike([String: DirectGuestBuilder].self, json, coercion)
      try expectAlike([String: [String: DirectGuestBuilder]].self, json, coercion)
      try expectAlike([String: Set<String>].self, json, coercion)
    }
  }

  private func expectAlike<Value: Capturable>(
    _ type: [String: Value].Type, _ json: String, _ coercion: Coercion
  ) throws where Value.Built: Equatable & SendableMetatype {
    let words = "\(type) \(json)"
    func read(_ node: JSONNode) {
      let noted = Outcome(type.captureNoting(node))
      expect(Outcome(type.capture(node)), equals: noted, "\(words)")
      expect(type._built(from: node).map(Spelled.init), equals: noted.built, "\(words)")
      let counted = Outcome(type.capture(node.silent))
      expect(counted.built, equals: noted.built, "\(words)")
    }
    json.withDocumentBytes { bytes in
      _ = JSONNode.withRoot(of: bytes, coercion, 512) { read($0) }
    }
    if let object = try? untyped(json) {
      JSONNode.withRoot(object, coercion, 512) { read($0) }
    }
  }

  /// What is made of a document without capturing it.
  private func direct<Value: Capturable>(
    _ type: [String: Value].Type, _ json: String, _ coercion: Coercion
  ) -> Spelled<Value.Built>? {
    let result = json.read(coercion, 512, model: "") { root, _ in
      .success(type._built(from: root).map(Spelled.init))
    }
    return (try? result.get()) ?? nil
  }
}

/// Everything that comes of a captured dictionary.
private struct Outcome<Value: Equatable & SendableMetatype>: Equatable {
  let built: Spelled<Value>?
  let complete: Spelled<Value>?
  let problems: [Finding]
  let salvaged: Spelled<Value>?
  let lost: Int
  let sent: Int
  let losses: [Finding]
  let findings: [Finding]

  init<Member: Capturable>(_ captured: Captured<[String: Member]>) where Member.Built == Value {
    var (ignored, problems, losses) = (Walk.ignoring, Walk(.whole), Walk(.losses))
    let value = captured.value
    built = value?.buildRequired(captured.note, &ignored).map(Spelled.init)
    complete = value?._build(captured.note, into: &problems).map(Spelled.init)
    salvaged = value?._build(captured.note, into: &losses).map(Spelled.init)
    let findings = value?.findingsAlone(captured.note)
    (lost, sent) = (losses.lost, losses.sent)
    self.problems = problems.findings.findings
    self.losses = losses.findings.findings
    self.findings = (findings?.findings ?? []) + (captured.note?.own ?? [])
  }
}

/// Objects with keys that are often the same, and values that are often wrong.
private struct RandomObject {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func next() -> String {
    let members = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      "\(Self.keys.randomElement(using: &random)!): \(value())"
    }
    return "{\(members.joined(separator: ", "))}"
  }

  /// An object with hundreds of keys in any order, some of them twice.
  mutating func nextLarge() -> String {
    let members = (0..<400).map { _ in
      "\"\(Int.random(in: 100...999, using: &random))\": \(value())"
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private mutating func value() -> String {
    let value = Self.values.randomElement(using: &random)!
    return value == "{" ? next() : value
  }

  private static let keys = [
    #""a""#, #""\u0061""#, #""b""#, #""é""#, #""e\u0301""#, #""\u00e9""#, #""K""#, #""\u212a""#,
    #""""#, #""0""#, #""friends""#, #""name""#, "\"\(String(repeating: "é", count: 300))\"",
    "\"\(String(repeating: #"e\u0301"#, count: 300))\"",
  ]

  private static let values = [
    "null", "1", "2", #""3""#, #""""#, "1.5", "true", "[1, 2]", #"["1", null, {}]"#, "[]", "{}",
    #"{"name": "b"}"#, #"{"name": 4, "friends": [{}]}"#, #"{"a": {"name": "c"}}"#,
    #""{\"a\": 1}""#, #"{"a": 1, "a": "x"}"#, #"[{"name": "d"}, null, 7]"#, "{", "{", "{",
  ]
}
