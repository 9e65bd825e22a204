import ConstructionBuilders
import Foundation

struct Growing {}

/// Reads enumerations that grow, and has defaults for one kind of finding.
struct GrowingBuilder: ConstructionBuilder {
  typealias Open = ConstructionBuilders.Open

  @Field var rank: Open<Rank>?
  @Field var level: Open<Level>?
  @Field var maybe: Open<Rank>?
  @Field var ranks: [Open<Rank>]?
  @Field var set: Set<Open<Level>>?
  @Field var counts: [Open<Level>: Int]?
  @Field var names: [Open<Rank>: String]?
  @Field var status: Rank?
  @Field var grade: Level?
  @Field var null: Level?
  @Field var missing: Int?
  @Field var neither: Rank?
  @Field var range: UInt8?
  @Field var alias: Rank?

  init(fields: JSONFields) {
    _rank = fields["rank"]
    _level = fields["level"]
    _maybe = fields["maybe", [.lenient, .emptyStringAsNull]]
    _ranks = fields["ranks"]
    _set = fields["set"]
    _counts = fields["counts"]
    _names = fields["names"]
    _status = fields["status"]
    _grade = fields["grade"]
    _null = fields["null"]
    _missing = fields["missing"]
    _neither = fields["meta", "neither"]
    _range = fields["range"]
    _alias = fields[anyOf: "alias", "other"]
  }

  func build() -> Result<Growing, BuildFailure> {
    construct(
      { _, _, _, _, _, _, _, _, _, _, _, _, _, _ in Growing() },
      $rank, $level, $maybe, $ranks.requiringAll, $set, $counts.requiringAll, $names.optional,
      $status.or(.first, for: .unknownCase), $grade.or(.none, for: .unknownCase),
      $null.or(.none, for: .null), $missing.or(0, for: .missing),
      $neither.or(.first, for: .missing).optional, $range.or(0, for: .outOfRange),
      $alias.or(.first, for: .unknownCase))
  }
}

extension GrowingBuilder {
  static let sample = Data(
    #"""
    {
      "rank": "first", "level": 20, "maybe": "second", "ranks": ["7", "true"], "set": [0, 1],
      "counts": {"0": 1, "20": 2}, "names": {"first": "a"}, "status": "first", "grade": 1,
      "null": 1, "missing": 2, "meta": {"neither": "7"}, "range": 3, "alias": "second"
    }
    """#.utf8)
}
