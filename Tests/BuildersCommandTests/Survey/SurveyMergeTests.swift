import ConstructionBuilders
import TestSupport
import Testing

@testable import builders

/// A survey is a function of the set of its documents.
struct SurveyMergeTests {
  struct Sent {
    let document: String
    let endpoint: String
    let stamp: Stamp?
  }

  /// A comment with replies, so deep.
  static func thread(_ depth: Int) -> String {
    let replies = depth == 0 ? "" : thread(depth - 1)
    return #"{"id":\#(depth),"text":"a","edited":false,"replies":[\#(replies)]}"#
  }

  /// Some documents, of which a few are not JSON.
  static func sent(_ dice: inout Dice) -> [Sent] {
    (0..<dice.below(60)).map { _ in
      let document =
        switch dice.below(20) {
        case 0: ""
        case 1: "<html>"
        case 2: #"{"a": ["#
        case 3: #"{"a": [1 2]}"#
        // What begins like a HAR file, keys with a mark, many roots, and what contains itself.
        case 4: #"{"log": {"version": 1, "entries": []}}"#
        case 5: #"{"@timestamp": "2026-03-01T08:00:00Z", "$ref": 1, "a@b.cd": \#(dice.json())}"#
        case 6: "{\"root\(dice.below(300))\": \(dice.json(depth: 2))}"
        case 7: #"{"a": [\#(thread(dice.below(6)))]}"#
        default: dice.json()
        }
      let stamp: Stamp? =
        switch dice.below(3) {
        case 0: .time(Int64(dice.below(1000)))
        case 1: .key("k\(dice.below(9))")
        default: nil
        }
      return Sent(
        document: document, endpoint: dice.one(of: ["", "GET a/b", "GET a/{id}"]), stamp: stamp)
    }
  }

  static func survey(
    _ sent: [Sent], limit: Int, showsValues: Bool, at path: [Step] = [],
    learned: [ExactText: LearnedTypes] = [:]
  ) -> Survey {
    var surveyor = Surveyor(
      showsValues: showsValues, limit: limit, endpointLimit: limit == 20 ? 2 : 1_000,
      learned: learned)
    for one in sent {
      surveyor.add(one.document, endpoint: one.endpoint, at: path, stamp: one.stamp)
    }
    return surveyor.survey
  }

  /// Merges parts in a random shape: any two of them, until one is left.
  static func merged(_ parts: [Survey], limit: Int, _ dice: inout Dice) throws -> Survey {
    var parts = parts
    while parts.count > 1 {
      let other = parts.remove(at: dice.below(parts.count))
      let index = dice.below(parts.count)
      try parts[index].merge(other)
    }
    return parts.first ?? Survey(limit: limit)
  }

  @Test(arguments: 0..<15)
  func anyPartitionInAnyOrderAndShape_givesTheSameBytes(seed: Int) throws {
    var dice = Dice(seed)
    let limit = dice.one(of: [1, 5, 20, 60, 10_000])
    let showsValues = dice.below(2) == 0
    let sent = Self.sent(&dice)
    let path: [Step] = dice.one(of: [[], [], [.key("a")], [.key("a"), .elements]])
    // What an earlier survey has shown about types is known in all parts, as in all threads.
    let learned =
      dice.below(2) == 0
      ? [:] : Self.survey(sent, limit: limit, showsValues: showsValues, at: path).learned
    func survey(_ sent: [Sent]) -> Survey {
      Self.survey(sent, limit: limit, showsValues: showsValues, at: path, learned: learned)
    }
    let whole = survey(sent)
    for _ in 0..<3 {
      var parts = [[Sent]](repeating: [], count: 1 + dice.below(8))
      for one in sent.shuffled(using: &dice) { parts[dice.below(parts.count)].append(one) }
      var surveys = parts.map(survey)
      if limit == Survey.placeLimit, learned.isEmpty {
        // As they travel.
        surveys = try surveys.map { try Survey(json: JSONValue(json: $0.jsonLine)) }
      }
      let merged = try Self.merged(surveys, limit: limit, &dice)
      expect(merged.jsonLine, equals: whole.jsonLine)
      expect(merged.folded.jsonLine, equals: whole.folded.jsonLine)
    }
  }

  /// Whatever the budget is, each endpoint has its root, and the same paths as alone.
  @Test(arguments: 0..<20)
  func endpoints_haveBudgetsOfTheirOwn(seed: Int) throws {
    var dice = Dice(seed + 500)
    let sent = Self.sent(&dice)
    let limit = dice.one(of: [1, 5, 20])
    let whole = Self.survey(sent, limit: limit, showsValues: false)
    let names = Set(sent.map(\.endpoint))
    for name in names {
      let own = sent.filter { $0.endpoint == name }
      let alone = Self.survey(own, limit: limit, showsValues: false)
      let root = alone.endpoints.first?.root
      let other = whole.endpoints.first { $0.name == name }?.root
      expect(root?.facts, equals: other?.facts)
      guard limit != 20 else { continue }
      expect(root?.everything.map(\.path), equals: other?.everything.map(\.path))
      #expect(root?.everything.count ?? 0 <= limit)
    }
  }

  @Test func emptySurvey_isNeutral() throws {
    var survey = Survey(["{}", "[1]"])
    let bytes = survey.jsonLine
    try survey.merge(Survey())
    expect(survey.jsonLine, equals: bytes)
    var empty = Survey()
    try empty.merge(survey)
    expect(empty.jsonLine, equals: bytes)
    expect(
      Survey().jsonLine,
      equals: #"{"survey":1,"documents":0,"values":0,"unreadable":{},"parts":[],"endpoints":[]}"#)
  }

  @Test(arguments: 0..<8)
  func partsDeliveredTwice_areCountedOnce(seed: Int) throws {
    var dice = Dice(seed)
    var parts: [Survey] = []
    for index in 0..<(1 + dice.below(5)) {
      var part = Self.survey(Self.sent(&dice), limit: 10_000, showsValues: false)
      part.name(part: "part \(index)")
      parts.append(part)
    }
    let once = try Self.merged(parts, limit: 10_000, &dice)
    // The whole is delivered again, and so are parts, in any order.
    var all = once
    for _ in 0..<5 { try all.merge(dice.one(of: parts)) }
    try all.merge(once)
    expect(all.jsonLine, equals: once.jsonLine)
    for part in parts {
      var other = part
      try other.merge(once)
      expect(other.jsonLine, equals: once.jsonLine)
    }
  }

  @Test func partsThatOverlap_areRefused() throws {
    func part(_ key: String, _ documents: [String]) -> Survey {
      var survey = Survey(documents)
      survey.name(part: key)
      return survey
    }
    var left = part("a", ["1"])
    try left.merge(part("b", ["2"]))
    var right = part("b", ["2"])
    try right.merge(part("c", ["3"]))
    #expect(throws: Survey.OverlapError(part: "b", isOtherContent: false)) { try left.merge(right) }
    #expect(throws: Survey.OverlapError(part: "a", isOtherContent: true)) {
      try left.merge(part("a", ["1", "1"]))
    }
    // What has no key cannot be known to be in the other.
    var loose = Survey(["4"])
    try loose.merge(part("a", ["1"]))
    #expect(throws: Survey.OverlapError(part: "a", isOtherContent: false)) { try left.merge(loose) }
  }
}
