import ConstructionBuilders

/// Ten fields, and Optionals of itself.
struct OptionalsChain: ChainBuilder {
  @Field var answers: [OptionalsChain?]?
  @Field var id: Int?
  @Field var a: String?
  @Field var b: String?
  @Field var c: String?
  @Field var d: String?
  @Field var e: String?
  @Field var f: String?
  @Field var g: String?
  @Field var h: String?

  init(fields: JSONFields) {
    _answers = fields["answers"]
    _id = fields["id"]
    (_a, _b, _c, _d) = (fields["a"], fields["b"], fields["c"], fields["d"])
    (_e, _f, _g, _h) = (fields["e"], fields["f"], fields["g"], fields["h"])
  }

  func build() -> Result<Int, BuildFailure> {
    construct({ $0 + $1.count }, $id, $answers.or([]))
  }
}

struct ManyOptionalsChain: ChainBuilder {
  @Field var answers: [ManyOptionalsChain?]?
  @Field var id: Int?
  @Field var first: OptionalsChain?
  @Field var second: OptionalsChain?

  init(fields: JSONFields) {
    _answers = fields["answers"]
    _id = fields["id"]
    _first = fields["first"]
    _second = fields["second"]
  }

  func build() -> Result<Int, BuildFailure> {
    construct({ $0 + $1.count }, $id, $answers.requiringAll.or([]))
  }
}

struct ListsChain: ChainBuilder {
  @Field var answers: [[ListsChain]]?
  @Field var id: Int?
  @Field var a: String?
  @Field var b: String?
  @Field var c: String?
  @Field var d: String?
  @Field var e: String?
  @Field var f: String?
  @Field var g: String?
  @Field var h: String?

  static var brackets: (open: String, close: String, empty: String) { ("[[", "]]", "[]") }

  init(fields: JSONFields) {
    _answers = fields["answers"]
    _id = fields["id"]
    (_a, _b, _c, _d) = (fields["a"], fields["b"], fields["c"], fields["d"])
    (_e, _f, _g, _h) = (fields["e"], fields["f"], fields["g"], fields["h"])
  }

  func build() -> Result<Int, BuildFailure> {
    construct({ $0 + $1.count }, $id, $answers.requiringAll.or([]))
  }
}

struct NamedChain: ChainBuilder {
  @Field var answers: [String: NamedChain?]?
  @Field var id: Int?
  @Field var a: String?
  @Field var b: String?
  @Field var c: String?
  @Field var d: String?
  @Field var e: String?
  @Field var f: String?
  @Field var g: String?
  @Field var h: String?

  static var brackets: (open: String, close: String, empty: String) {
    (#"{"a":"#, "}", "{}")
  }

  init(fields: JSONFields) {
    _answers = fields["answers"]
    _id = fields["id"]
    (_a, _b, _c, _d) = (fields["a"], fields["b"], fields["c"], fields["d"])
    (_e, _f, _g, _h) = (fields["e"], fields["f"], fields["g"], fields["h"])
  }

  func build() -> Result<Int, BuildFailure> {
    construct({ $0 + $1.count }, $id, $answers.requiringAll.or([:]))
  }
}

final class ClassChain: ChainBuilder {
  @Field var answers: [ClassChain]?
  @Field var id: Int?
  @Field var a: String?
  @Field var b: String?
  @Field var c: String?
  @Field var d: String?
  @Field var e: String?
  @Field var f: String?
  @Field var g: String?
  @Field var h: String?

  init(fields: JSONFields) {
    _answers = fields["answers"]
    _id = fields["id"]
    (_a, _b, _c, _d) = (fields["a"], fields["b"], fields["c"], fields["d"])
    (_e, _f, _g, _h) = (fields["e"], fields["f"], fields["g"], fields["h"])
  }

  func build() -> Result<Int, BuildFailure> {
    construct(
      { $0 + ($1 ?? 0) }, $id,
      $answers.requiringAll.map { $0.count }.checked("0 or more") { $0 >= 0 }.optional)
  }
}
