import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Comment threads as discussion sites send them: variants in arrays under paths, as deep as JSON
/// may be, on a thread of 512 kB.
struct ThreadsOfVariantsTests {
  /// The most levels of comments in 512 levels of arrays and objects.
  private static let deepest = 102

  @Test(arguments: [1, 2, 9, 10, 17, 60, 100, deepest])
  func everyLevel_isBuiltFromEveryInput(levels: Int) throws {
    try onSmallStack {
      let json = CommentThread.json(levels: levels)
      let dictionary = try dictionary(json)
      for sut in [try ThingBuilder(json: json), ThingBuilder(dictionary: dictionary)] {
        try expect(sut.build().get().depth, equals: levels)
        expect(sut.findings, equals: [])
      }
      try expect(ThingBuilder.build(json: json).get().depth, equals: levels)
      try expect(ThingBuilder.build(dictionary: dictionary).get().depth, equals: levels)
      try expect([ThingBuilder].build(json: "[\(json)]").get().map(\.depth), equals: [levels])
    }
  }

  @Test func wideThreads_areBuiltWhole() throws {
    try onSmallStack {
      for (levels, width) in [(6, 4), (60, 1), (3, 30)] {
        let json = CommentThread.json(levels: levels, width: width)
        let thing = try ThingBuilder.build(json: json).get()
        expect(thing.count, equals: CommentThread.count(levels: levels, width: width))
      }
    }
  }

  /// Findings at every level, which no level loses.
  @Test func findingsOfEveryLevel_areThere() throws {
    try onSmallStack {
      let json = CommentThread.json(levels: 90, id: "7")
      let sut = try ThingBuilder(json: json)
      try expect(sut.build().get().depth, equals: 90)
      let findings = sut.findings
      expect(findings.count, equals: 90)
      let lengthOfPath = 89 * 5 + 2
      expect(findings.last?.path.components.count, equals: lengthOfPath)
      let dictionary = try dictionary(json)
      expect(ThingBuilder(dictionary: dictionary).findings, equals: findings)
    }
  }

  /// A stack of any size: the smallest that a thread can have, and the largest builder.
  @Test func verySmallStacks_areEnough() throws {
    try onSmallStack(of: 128 << 10) {
      let json = CommentThread.json(levels: 30)
      try expect(ThingBuilder.build(json: json).get().depth, equals: 30)
      let dictionary = try dictionary(json)
      try expect(ThingBuilder.build(dictionary: dictionary).get().depth, equals: 30)
    }
  }

  @Test func largestBuilders_areReadAtEveryLevel() throws {
    try onSmallStack {
      let open = String(repeating: #"{"next":["#, count: 250)
      let json = open + "{}" + String(repeating: "]}", count: 250)
      #expect(MemoryLayout<HugeBuilder>.size > 6_000)
      try expect(HugeBuilder.build(json: json).get(), equals: 251)
      #expect(try HugeBuilder(json: json).findings.isEmpty)
      let dictionary = try dictionary(json)
      try expect(HugeBuilder.build(dictionary: dictionary).get(), equals: 251)
    }
  }
}

/// Itself and ten builders of twenty-four texts.
private struct HugeBuilder: ConstructionBuilder {
  @Field var next: [HugeBuilder]?
  @Field var a: PostBuilder?
  @Field var b: PostBuilder?
  @Field var c: PostBuilder?
  @Field var d: PostBuilder?
  @Field var e: PostBuilder?
  @Field var f: PostBuilder?
  @Field var g: PostBuilder?
  @Field var h: PostBuilder?
  @Field var i: PostBuilder?
  @Field var j: PostBuilder?

  init(fields: JSONFields) {
    _next = fields["next"]
    (_a, _b, _c, _d, _e) = (fields["a"], fields["b"], fields["c"], fields["d"], fields["e"])
    (_f, _g, _h, _i, _j) = (fields["f"], fields["g"], fields["h"], fields["i"], fields["j"])
  }

  func build() -> Result<Int, BuildFailure> {
    construct({ 1 + ($0.first ?? 0) }, $next.or([]))
  }
}
