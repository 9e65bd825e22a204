import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import TestSupport
import Testing

/// The deepest documents, on a thread of the size that Apple's platforms give to threads and tasks.
struct NestingTests {
  @Test func builderOfFewFields_isReadAtEveryLevel() throws {
    try onSmallStack {
      let json = CommentBuilder.chain(of: 256, id: #""1""#)
      let sut = try CommentBuilder(json: json)
      expect(sut.findings.count, equals: 102)
      try expect(sut.build().get().depth, equals: 256)
      try expect(CommentBuilder.build(json: json).get().depth, equals: 256)
      try expect(sut.json.description, equals: CommentBuilder.chain(of: 256, id: "1"))
      let complete = try CompleteCommentBuilder(json: json)
      try expect(complete.build().get().depth, equals: 256)
      expect(complete.findings.count, equals: 102)
      let dictionary = try dictionary(json)
      try expect(CommentBuilder.build(dictionary: dictionary).get().depth, equals: 256)
    }
  }

  @Test func deepestFailure_isNamedByItsWholePath() throws {
    try onSmallStack {
      let json = CompleteCommentBuilder.chain(of: 255, id: "1", innermost: #"{"answers":[]}"#)
      let sut = try CompleteCommentBuilder(json: json)
      let steps = String(repeating: "answers[0].", count: 255)
      expect(failureLines(sut.build()), equals: [steps + "id: required Int is missing"])
      expect(sut.findings.map(\.description), equals: [steps + "id: required Int is missing"])
    }
  }

  @Test func builderOfManyFields_isReadAtEveryLevel() throws {
    try onSmallStack {
      for depth in [30, 60, 256] {
        let json = ManyFieldsBuilder.chain(of: depth, id: "1")
        let sut = try ManyFieldsBuilder(json: json)
        try expect(sut.build().get().depth, equals: depth)
        try expect(ManyFieldsBuilder.build(json: json).get().depth, equals: depth)
        #expect(sut.findings.isEmpty)
      }
    }
  }

  /// Every way in which builders stand in each other, from both inputs, with everything asked.
  @Test func buildersOfEveryShape_areReadAtEveryLevel() throws {
    try onSmallStack {
      try readEverything(OptionalsBuilder.self)
      try readEverything(ManyFieldsBuilder.self)
      try readEverything(ManyOptionalsBuilder.self)
      try readEverything(ListsBuilder.self)
      try readEverything(NamedBuilder.self)
      try readEverything(ChainedClassBuilder.self)
    }
  }

  /// The encoder of Foundation calls what encodes each level, which takes more in a debug build.
  @Test func values_areComparedHashedAndWrittenAtEveryLevel() throws {
    #if DEBUG
      let size = 8 << 20
    #else
      let size = 512 << 10
    #endif
    try onSmallStack(of: size) {
      for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
        let json =
          String(repeating: open, count: 511) + (open == "[" ? "[" : "{")
          + (open == "[" ? "]" : "}") + String(repeating: close, count: 511)
        let (value, other) = (try JSONValue(json: json), try JSONValue(json: json))
        expect(value, equals: other)
        expect(value.hashValue, equals: other.hashValue)
        expect(value.description, equals: json)
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(value) }
        #expect(throws: DecodingError.self) {
          try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
        }
        let short = String(json.dropFirst(256 * open.count).dropLast(256))
        let data = try JSONEncoder().encode(JSONValue(json: short))
        expect(String(decoding: data, as: UTF8.self), equals: short)
        try expect(JSONDecoder().decode(JSONValue.self, from: data).description, equals: short)
      }
    }
  }

  @Test func maximumDepth_isHeldByEveryInput() throws {
    let json = CommentBuilder.chain(of: 3, id: "1")
    try expect(CommentBuilder(json: json, maximumDepth: 6).build().get().depth, equals: 3)
    let words = ["line 1, column 36: arrays and objects are nested deeper than 5 levels"]
    expect(failureLines(CommentBuilder.build(json: json, maximumDepth: 5)), equals: words)
    expect(
      failureLines(CommentBuilder.build(json: Data(json.utf8), maximumDepth: 5)), equals: words)
    #expect(throws: BuildFailure.self) { try CommentBuilder(json: json, maximumDepth: 5) }
    #expect(throws: BuildFailure.self) { try JSONValue(json: json, maximumDepth: 5) }
    try expect(JSONValue(json: json, maximumDepth: 6).description, equals: json)
    let dictionary = try dictionary(json)
    try expect(CommentBuilder.build(dictionary: dictionary, maximumDepth: 6).get().depth, equals: 3)
    let shallow = CommentBuilder(dictionary: dictionary, maximumDepth: 5)
    expect(
      shallow.findings.map(\.description),
      equals: ["answers[0].answers[0].answers: array is nested too deep"])
  }
}

private func readEverything<Builder: Chained>(_ type: Builder.Type) throws
where Builder.Failure == BuildFailure {
  let json = Builder.chain(of: 160, id: #""1""#)
  let dictionary = try dictionary(json)
  for sut in [try Builder(json: json), Builder(dictionary: dictionary)] {
    #expect(!sut.findings.isEmpty)
    _ = try sut.build().get()
    _ = try? sut.json
    #expect(!"\(sut)".isEmpty)
  }
  _ = try Builder.build(json: json).get()
}

private struct Comment {
  let depth: Int

  init(id: Int, answers: [Comment]) { depth = 1 + (answers.first?.depth ?? 0) }
}

private protocol Chained: ConstructionBuilder {
  /// What stands around the value in an object.
  static var brackets: (open: String, close: String, empty: String) { get }
}

extension Chained {
  static var brackets: (open: String, close: String, empty: String) { ("[", "]", "[]") }

  fileprivate static func chain(of depth: Int, id: String, innermost: String? = nil) -> String {
    let open = #"{"answers":"# + brackets.open
    let close = brackets.close + #","id":\#(id)}"#
    let last = innermost ?? #"{"answers":\#(brackets.empty),"id":\#(id)}"#
    let levels = innermost == nil ? depth - 1 : depth
    return String(repeating: open, count: levels) + last + String(repeating: close, count: levels)
  }
}

private struct CommentBuilder: Chained {
  @Field var answers: [CommentBuilder]?
  @Field var id: Int?

  init(fields: JSONFields) {
    _answers = fields["answers"]
    _id = fields["id"]
  }

  func build() -> Result<Comment, BuildFailure> { construct(Comment.init, $id, $answers.or([])) }
}

private struct CompleteCommentBuilder: Chained {
  @Field var answers: [CompleteCommentBuilder]?
  @Field var id: Int?

  init(fields: JSONFields) {
    _answers = fields["answers"]
    _id = fields["id"]
  }

  func build() -> Result<Comment, BuildFailure> {
    construct(Comment.init, $id, $answers.requiringAll)
  }
}

private struct ManyFieldsBuilder: Chained {
  @Field var answers: [ManyFieldsBuilder]?
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

  func build() -> Result<Comment, BuildFailure> { construct(Comment.init, $id, $answers.or([])) }
}

/// Ten fields, and Optionals of itself.
private struct OptionalsBuilder: Chained {
  @Field var answers: [OptionalsBuilder?]?
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

private struct ManyOptionalsBuilder: Chained {
  @Field var answers: [ManyOptionalsBuilder?]?
  @Field var id: Int?
  @Field var first: OptionalsBuilder?
  @Field var second: OptionalsBuilder?

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

private struct ListsBuilder: Chained {
  @Field var answers: [[ListsBuilder]]?
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

private struct NamedBuilder: Chained {
  @Field var answers: [String: NamedBuilder?]?
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

private final class ChainedClassBuilder: Chained {
  @Field var answers: [ChainedClassBuilder]?
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
