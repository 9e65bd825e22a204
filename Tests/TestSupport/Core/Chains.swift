import ConstructionBuilders

/// A comment that has one answer or none.
struct ChainLink {
  let depth: Int

  init(id: Int, answers: [ChainLink]) { depth = 1 + (answers.first?.depth ?? 0) }
}

/// A builder whose `answers` are of its own type, for the deepest documents.
protocol ChainBuilder: ConstructionBuilder {
  /// What stands around the value in an object.
  static var brackets: (open: String, close: String, empty: String) { get }
}

extension ChainBuilder {
  static var brackets: (open: String, close: String, empty: String) { ("[", "]", "[]") }

  static func chain(of depth: Int, id: String, innermost: String? = nil) -> String {
    let open = #"{"answers":"# + brackets.open
    let close = brackets.close + #","id":\#(id)}"#
    let last = innermost ?? #"{"answers":\#(brackets.empty),"id":\#(id)}"#
    let levels = innermost == nil ? depth - 1 : depth
    return String(repeating: open, count: levels) + last + String(repeating: close, count: levels)
  }
}

struct FewFieldsChain: ChainBuilder {
  @Field var answers: [FewFieldsChain]?
  @Field var id: Int?

  init(fields: JSONFields) {
    _answers = fields["answers"]
    _id = fields["id"]
  }

  func build() -> Result<ChainLink, BuildFailure> {
    construct(ChainLink.init, $id, $answers.or([]))
  }
}

struct CompleteChain: ChainBuilder {
  @Field var answers: [CompleteChain]?
  @Field var id: Int?

  init(fields: JSONFields) {
    _answers = fields["answers"]
    _id = fields["id"]
  }

  func build() -> Result<ChainLink, BuildFailure> {
    construct(ChainLink.init, $id, $answers.requiringAll)
  }
}

struct ManyFieldsChain: ChainBuilder {
  @Field var answers: [ManyFieldsChain]?
  @Field var id: Int?
  @Field var a: String?
  @Field var b: String?
  @Field var c: String?
  @Field var d: String?
  @Field var e: String?
  @Field var f: String?
  @Field var g: String?
  @Field var h: String?
  @Field var i: String?
  @Field var j: String?
  @Field var k: String?
  @Field var l: String?
  @Field var m: String?
  @Field var n: String?
  @Field var o: String?
  @Field var p: String?
  @Field var q: String?
  @Field var r: String?
  @Field var s: String?
  @Field var t: String?
  @Field var u: String?
  @Field var v: String?

  init(fields: JSONFields) {
    _answers = fields["answers"]
    _id = fields["id"]
    (_a, _b, _c, _d) = (fields["a"], fields["b"], fields["c"], fields["d"])
    (_e, _f, _g, _h) = (fields["e"], fields["f"], fields["g"], fields["h"])
    (_i, _j, _k, _l) = (fields["i"], fields["j"], fields["k"], fields["l"])
    (_m, _n, _o, _p) = (fields["m"], fields["n"], fields["o"], fields["p"])
    (_q, _r, _s, _t) = (fields["q"], fields["r"], fields["s"], fields["t"])
    (_u, _v) = (fields["u"], fields["v"])
  }

  func build() -> Result<ChainLink, BuildFailure> {
    construct(ChainLink.init, $id, $answers.or([]))
  }
}
