import ConstructionBuilders
import Foundation

struct Steps {}

/// Reads paths, and fields with coercions of their own, where `""` and `false` may mean null.
struct StepsBuilder: ConstructionBuilder {
  @Field var plain: Int?
  @Field var beside: Int?
  @Field var needed: Int?
  @Field var first: Int?
  @Field var text: String?
  @Field var own: Int?
  @Field var ownFalse: Date?
  @Field var inner: InnerStepsBuilder?
  @Field var sameInner: InnerStepsBuilder?
  @Field var alias: Int?
  @Field var nullWord: [String]?
  @Field var nullWords: Date?
  @Field var besideWords: Int?

  init(fields: JSONFields) {
    _plain = fields["meta", "plain"]
    _beside = fields["meta", "beside", adding: .emptyStringAsNull]
    _needed = fields["required", "needed", adding: .emptyStringAsNull]
    _first = fields["list", 0, adding: [.emptyStringAsNull, .falseAsNull]]
    _text = fields["texts", 0, adding: [.emptyStringAsNull, .arraysFromSingleValues]]
    _own = fields["own", adding: .emptyStringAsNull]
    _ownFalse = fields["ownFalse", as: .secondsSince1970, adding: .falseAsNull]
    _inner = fields["inner", adding: .emptyStringAsNull]
    _sameInner = fields["sameInner"]
    _alias = fields[anyOf: "alias", "aka", adding: .emptyStringAsNull]
    _nullWord = fields["word", "in", "it", as: .null("")]
    _nullWords = fields["words", "day", as: .null(false, "", or: .secondsSince1970)]
    _besideWords = fields["words", "count", as: .null("", 0)]
  }

  func build() -> Result<Steps, BuildFailure> {
    construct(
      { _, _, _, _, _, _, _, _, _, _, _, _, _ in Steps() },
      $plain.optional, $beside.optional, $needed, $first.optional, $text.optional, $own.optional,
      $ownFalse.optional, $inner.optional, $sameInner.optional, $alias.optional,
      $nullWord.optional, $nullWords.optional, $besideWords.optional)
  }
}

struct InnerStepsBuilder: ConstructionBuilder {
  @Field var x: Int?

  init(fields: JSONFields) { _x = fields["point", "x"] }

  func build() -> Result<Steps, BuildFailure> { construct({ _ in Steps() }, $x.optional) }
}

extension StepsBuilder {
  static let sample = Data(
    #"""
    {
      "meta": {"plain": 1, "beside": 2}, "required": {"needed": 3}, "list": [4], "texts": ["a"],
      "own": 5, "ownFalse": 6, "inner": {"point": {"x": 7}}, "sameInner": {"point": {"x": 8}},
      "alias": 9, "word": {"in": {"it": ["a"]}}, "words": {"day": 10, "count": 11}
    }
    """#.utf8)
}
