import ConstructionBuilders

/// A comment or a post.
indirect enum Thing {
  case comment(id: String, replies: [Thing])
  case post(String)

  var depth: Int {
    switch self {
    case .comment(_, let replies): 1 + (replies.map(\.depth).max() ?? 0)
    case .post: 1
    }
  }

  var count: Int {
    switch self {
    case .comment(_, let replies): 1 + replies.map(\.count).reduce(0, +)
    case .post: 1
    }
  }
}

enum CommentThread {
  /// A thread of comments, each with `width` answers.
  static func json(levels: Int, width: Int = 1, id: String = #""x""#) -> String {
    var json = #"{"kind":"t1","data":{"id":\#(id)}}"#
    for _ in 1..<max(levels, 1) {
      let answers = Array(repeating: json, count: width).joined(separator: ",")
      json =
        #"{"kind":"t1","data":{"id":\#(id),"replies":{"data":{"children":[\#(answers)]}}}}"#
    }
    return json
  }

  static func count(levels: Int, width: Int) -> Int {
    (0..<levels).reduce(0) { sum, _ in sum * width + 1 }
  }
}

struct RemarkBuilder: ConstructionBuilder {
  @Field var id: String?
  @Field var replies: [ThingBuilder]?

  init(fields: JSONFields) {
    _id = fields["id"]
    _replies = fields["replies", "data", "children", coercion: [.lenient, .emptyStringAsNull]]
  }

  func build() -> Result<Thing, BuildFailure> {
    construct({ Thing.comment(id: $0, replies: $1) }, $id, $replies.or([]))
  }
}

/// Twenty-four texts.
struct PostBuilder: ConstructionBuilder {
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
  @Field var w: String?
  @Field var x: String?

  init(fields: JSONFields) {
    (_a, _b, _c, _d) = (fields["a"], fields["b"], fields["c"], fields["d"])
    (_e, _f, _g, _h) = (fields["e"], fields["f"], fields["g"], fields["h"])
    (_i, _j, _k, _l) = (fields["i"], fields["j"], fields["k"], fields["l"])
    (_m, _n, _o, _p) = (fields["m"], fields["n"], fields["o"], fields["p"])
    (_q, _r, _s, _t) = (fields["q"], fields["r"], fields["s"], fields["t"])
    (_u, _v, _w, _x) = (fields["u"], fields["v"], fields["w"], fields["x"])
  }

  func build() -> Result<Thing, BuildFailure> { construct(Thing.post, $a) }
}

struct ThingBuilder: VariantBuilder {
  typealias Model = Thing

  @Field var kind: String?
  @Field var remark: RemarkBuilder?
  @Field var post: PostBuilder?
  @Field var other: PostBuilder?

  static let variants = BuilderVariants<Self>(
    \._kind, discriminator: "kind", content: "data",
    .variant("t1", as: \._remark) { $0 }, .variant("t3", as: \._post) { $0 },
    .variant("t5", as: \._other) { $0 })

  init() { (_kind, _remark, _post, _other) = (.missing, .missing, .missing, .missing) }
}
