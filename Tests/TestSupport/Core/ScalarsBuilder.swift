import ConstructionBuilders
import Foundation

/// Every scalar type of the library, and some in containers. The keys have one letter, so that a
/// fuzzer finds them soon.
struct ScalarsBuilder: ConstructionBuilder {
  @Field var a: String?
  @Field var b: Int8?
  @Field var c: UInt64?
  @Field var d: Double?
  @Field var e: Float?
  @Field var f: Decimal?
  @Field var g: Bool?
  @Field var h: Date?
  @Field var i: URL?
  @Field var j: UUID?
  @Field var k: Data?
  @Field var l: Color?
  @Field var m: Level?
  @Field var n: Date?
  @Field var o: [[[Int]]]?
  @Field var p: [[String: [Double?]]]?
  @Field var q: [String: [Bool]]?
  @Field var r: [One<Int>]?
  @Field var s: Nest?
  @Field var t: Int?

  init(fields: JSONFields) {
    _a = fields["a"]
    _b = fields["b"]
    _c = fields["c"]
    _d = fields["d"]
    _e = fields["e"]
    _f = fields["f"]
    _g = fields["g"]
    _h = fields["h"]
    _i = fields["i"]
    _j = fields["j"]
    _k = fields["k"]
    _l = fields["l"]
    _m = fields["m"]
    _n = fields["n", as: .oneOf(.secondsSince1970, .pattern("yyyy-MM-dd"))]
    _o = fields["o"]
    _p = fields["p"]
    _q = fields["q"]
    _r = fields["r"]
    _s = fields["s"]
    _t = fields[anyOf: "t", "s", "a"]
  }

  struct Model: Equatable {
    let texts: [String?]
    let numbers: [Double?]
    let integers: [Int8?]
    let other: [Int: String]
    let lists: [[[Int]]]
    let maps: [[String: [Double?]]]
    let truths: [String: [Bool]]
    let rows: [Int]
    let depth: Int
    let first: Int
  }

  func build() -> Result<Model, BuildFailure> {
    construct(
      { a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t in
        Model(
          texts: [a, i?.absoluteString, j?.uuidString, k?.base64EncodedString(), l?.rawValue],
          numbers: [d, e.map(Double.init), n?.timeIntervalSince1970], integers: [b],
          other: [0: "\(c)", 1: "\(f as Any)", 2: "\(g)", 3: "\(h as Any)", 4: "\(m as Any)"],
          lists: o, maps: p, truths: q, rows: r, depth: s, first: t)
      },
      $a.optional, $b.optional, $c.checked("0 to 99") { $0 < 100 }.or(7), $d.optional, $e.optional,
      $f.optional, $g.or(false), $h.optional, $i.optional, $j.optional, $k.optional, $l.optional,
      $m.optional, $n.optional, $o.requiringAll.or([]), $p.or([]), $q.requiringAll.or([:]),
      $r.requiringAll, $s, $t.or(0))
  }
}

/// A recursive builder, whose model is its depth.
struct Nest: ConstructionBuilder {
  @Field var s: [Nest]?

  init(fields: JSONFields) {
    _s = fields["s"]
  }

  func build() -> Result<Int, BuildFailure> {
    construct({ ($0?.max() ?? 0) + 1 }, $s.requiringAll.optional)
  }
}

/// A builder with a field for every member of the object.
struct AnythingBuilder: ConstructionBuilder {
  let members: [String: Field<JSONValue>]

  init(fields: JSONFields) {
    var members: [String: Field<JSONValue>] = [:]
    for key in fields.keys { members[key] = fields[key] }
    self.members = members
  }

  func build() -> Result<[String: JSONValue], BuildFailure> {
    .success(members.compactMapValues(\.wrappedValue))
  }
}
