import ConstructionBuilders

/// Wide, so that one level takes much.
struct WideBuilder: ConstructionBuilder, Hashable {
  @Field var answers: [WideBuilder]?
  @Field var named: [String: WideBuilder]?
  @Field var id: Int?
  @Field var a: String?
  @Field var b: String?
  @Field var c: String?
  @Field var d: String?
  @Field var e: String?
  @Field var f: String?

  init(fields: JSONFields) {
    _answers = fields["answers"]
    _named = fields["named"]
    _id = fields["id"]
    (_a, _b, _c) = (fields["a"], fields["b"], fields["c"])
    (_d, _e, _f) = (fields["d"], fields["e"], fields["f"])
  }

  func build() -> Result<Int, BuildFailure> {
    construct(
      { 1 + ($1.first ?? 0) + ($2.first?.value ?? 0) }, $id, $answers.requiringAll.or([]),
      $named.or([:]))
  }

  /// 255 builders, in arrays and dictionaries, and in the innermost one a problem and a repair.
  static func json(_ innermost: String) -> String {
    var json = innermost
    for level in 1..<255 {
      json =
        level % 2 == 0 ? #"{"answers":[\#(json)],"id":1}"# : #"{"named":{"k":\#(json)},"id":1}"#
    }
    return json
  }
}
