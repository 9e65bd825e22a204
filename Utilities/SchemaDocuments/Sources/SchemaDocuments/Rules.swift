import ConstructionBuilders
import Foundation

struct Rules {}

/// Reads paths to fields with a default for some findings: the steps may be what the rule takes.
struct RulesBuilder: ConstructionBuilder {
  @Field var null: Int?
  @Field var beside: Int?
  @Field var shared: Int?
  @Field var mismatch: Int?
  @Field var both: Int?
  @Field var missing: Int?
  @Field var first: Int?
  @Field var inList: Int?
  @Field var deep: String?
  @Field var last: Bool?
  @Field var own: Int?

  init(fields: JSONFields) {
    _null = fields["a", "null"]
    _beside = fields["a", "beside"]
    _shared = fields["b", "shared"]
    _mismatch = fields["c", "mismatch"]
    _both = fields["d", "both"]
    _missing = fields["e", "missing"]
    _first = fields["f", 0]
    _inList = fields["g", 1, "x"]
    _deep = fields["h", "i", "j"]
    _last = fields["h", "i", "k"]
    _own = fields["l", "own", adding: .emptyStringAsNull]
  }

  func build() -> Result<Rules, BuildFailure> {
    construct(
      { _, _, _, _, _, _, _, _, _, _, _ in Rules() },
      $null.or(0, for: .null), $beside.optional, $shared.or(0, for: .null),
      $mismatch.or(0, for: .mismatch), $both.or(0, for: .null), $missing.or(0, for: .missing),
      $first.or(0, for: .null), $inList.or(0, for: .mismatch), $deep.or("", for: .null),
      $last.or(false, for: .null), $own.or(0, for: .null))
  }
}

extension RulesBuilder {
  static let sample = Data(
    #"""
    {
      "a": {"null": 1, "beside": 2}, "b": {"shared": 3}, "c": {"mismatch": 4}, "d": {"both": 5},
      "e": {"missing": 6}, "f": [7], "g": [8, {"x": 9}], "h": {"i": {"j": "a", "k": true}},
      "l": {"own": 10}
    }
    """#.utf8)

  /// The sample with other values in two or three places of each document.
  static func documents(_ count: Int) throws -> [Data] {
    let sample = try JSONValue(json: sample)
    let values: [JSONValue] = [
      .null, 1, 2.5, "", "x", "7", true, false, [], [1], [.null], [[:]], [:], ["0": 1],
      ["x": 3], ["i": .null], ["i": 4], ["i": [:]], "{}", "[]",
    ]
    var random = Numbers(state: 56)
    return (0..<count).map { _ in
      var document = sample
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        document.change(
          at: Int.random(in: 1...3, using: &random), using: &random,
          to: Int.random(in: 0...9, using: &random) == 0
            ? nil : values.randomElement(using: &random))
      }
      return Data(document.description.utf8)
    }
  }
}

/// The same numbers in each run: xorshift.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

extension JSONValue {
  /// Changes a value that is at most so deep.
  fileprivate mutating func change(at depth: Int, using random: inout Numbers, to value: JSONValue?)
  {
    switch self {
    case .object(let members) where depth > 0:
      guard let key = members.keys.randomElement(using: &random) else { return }
      if depth == 1 {
        self[key] = value
        return
      }
      self[key]?.change(at: depth - 1, using: &random, to: value)
    case .array(let elements) where depth > 0:
      guard let index = elements.indices.randomElement(using: &random) else { return }
      if depth == 1 {
        self[index] = value
        return
      }
      self[index]?.change(at: depth - 1, using: &random, to: value)
    default: self = value ?? self
    }
  }
}
