import ConstructionBuilders
import ConstructionBuildersStreams
import Testing

@testable import TestSupport

/// Comment threads as discussion sites send them, while they arrive, on a thread of 512 kB.
struct ArrivingThreadTests {
  /// The most levels of comments in 512 levels of arrays and objects.
  private static let deepest = 102

  @Test(arguments: [1, 2, 9, 10, 17, 60, 100, deepest])
  func everyLevel_isBuiltFromWhatArrived(levels: Int) throws {
    try onSmallStack {
      let json = CommentThread.json(levels: levels)
      for sut in [snapshot(of: json), try #require(streamed(json))] {
        try expect(sut.build().get().depth, equals: levels)
        expect(sut.findings, equals: [])
      }
    }
  }

  /// Snapshots of the document so far, cut in each level, and what can be salvaged of it.
  @Test func everyLevel_isSeenWhileItArrives() throws {
    try onSmallStack {
      let json = CommentThread.json(levels: Self.deepest)
      var reader = PartialReader<ThingBuilder>()
      for start in stride(from: 0, to: json.utf8.count, by: 97) {
        reader.append(Array(json.utf8.dropFirst(start).prefix(97)))
        _ = reader.snapshot().build()
      }
      try expect(reader.finish().get().depth, equals: Self.deepest)

      let cut = String(json.prefix(json.utf8.count / 2))
      let root = try JSONRoot<ThingBuilder>(cutOff: cut)
      #expect(root.value != nil)
      _ = root.build()
      #expect(root.findings.contains { $0.kind == .cutOff })
    }
  }

  @Test func builderInItsOwnArray_isCutAnywhere() throws {
    try onSmallStack { () throws in
      var reader = PartialReader<SmallCommentBuilder>()
      reader.append(String(repeating: #"{"a":["#, count: 215))
      _ = reader.snapshot().build()
      reader.append(String(repeating: "]}", count: 215))
      try expect(reader.finish().get(), equals: 215)
      for (open, close) in [(#"{"b":["#, "]}"), (#"{"c":{"x":"#, "}}")] {
        var reader = PartialReader<SmallCommentBuilder>()
        reader.append(String(repeating: open, count: 255))
        _ = reader.snapshot().build()
        reader.append("{}" + String(repeating: close, count: 255))
        try expect(reader.finish().get(), equals: 256)
      }
    }
  }

  private func snapshot(of json: String) -> ThingBuilder {
    var reader = PartialReader<ThingBuilder>()
    reader.append(json)
    return reader.snapshot()
  }

  private func streamed(_ json: String) -> ThingBuilder? {
    var reader = ElementReader<ThingBuilder>(.lines)
    reader.append(json + "\n")
    return reader.next()?.builder
  }
}

/// The deepest documents while they arrive, on threads with little stack.
struct ArrivingOnSmallStacksTests {
  enum Operation: CaseIterable {
    case snapshot, elements
  }

  private static func run(_ operation: Operation, _ json: String) throws {
    switch operation {
    case .snapshot:
      var reader = PartialReader<WideBuilder>()
      reader.append(String(json.prefix(json.count / 2)))
      _ = reader.snapshot().findings
    case .elements:
      var reader = ElementReader<WideBuilder>(.lines)
      reader.append(json + "\n")
      _ = reader.next()?.result
    }
  }

  /// A debug build takes several times as much for each level of a client's own code.
  #if DEBUG
    static let sizes = [128]
  #else
    static let sizes = [64, 96, 128, 512]
  #endif

  @Test(arguments: sizes, Operation.allCases)
  func operation_hasRoomForEveryLevel(kilobytes: Int, operation: Operation) throws {
    for innermost in [#"{"id":"1"}"#, "{}"] {
      let json = WideBuilder.json(innermost)
      try onSmallStack(of: kilobytes << 10) { try Self.run(operation, json) }
    }
  }
}

private struct SmallCommentBuilder: ConstructionBuilder {
  @Field var a: [SmallCommentBuilder]?
  @Field var b: [SmallCommentBuilder?]?
  @Field var c: [String: SmallCommentBuilder]?

  init(fields: JSONFields) {
    _a = fields["a"]
    _b = fields["b"]
    _c = fields["c"]
  }

  func build() -> Result<Int, BuildFailure> {
    construct(
      { 1 + ($0.first ?? 0) + (($1.first ?? 0) ?? 0) + ($2.values.first ?? 0) },
      $a.or([]), $b.or([]), $c.or([:]))
  }
}
