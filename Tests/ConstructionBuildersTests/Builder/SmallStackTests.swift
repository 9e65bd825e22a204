import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Every operation on the deepest documents that are there, on threads with little stack.
struct SmallStackTests {
  enum Operation: CaseIterable {
    case build, report, findings, failure, equality, hashing, fields, text
  }

  private static func run(_ operation: Operation, _ json: String) throws {
    let sut = try WideBuilder(json: json)
    switch operation {
    case .build:
      _ = sut.build()
      _ = WideBuilder.build(json: json)
    case .report:
      expect(sut.report().findings, equals: WideBuilder.report(json: json).findings)
    case .findings:
      #expect(!sut.findings.isEmpty)
    case .failure:
      let complete = try JSONRoot<[WideBuilder]>(json: "[\(json)]", maximumDepth: 512)
      if case .failure(let failure) = complete.build({ $0.requiringAll }) {
        #expect(!failure.description.isEmpty)
        #expect(failure == failure.redacted || failure.redacted == failure.redacted)
      }
    case .equality:
      try expect(sut, equals: WideBuilder(json: json))
    case .hashing:
      try expect(sut.hashValue, equals: WideBuilder(json: json).hashValue)
    case .fields:
      for declared in sut.declaredFields { _ = declared.field.findings }
    case .text:
      #expect(!"\(sut)".isEmpty)
    }
  }

  /// A debug build takes several times as much for each level of a client's own code.
  #if DEBUG
    static let sizes = [128]
  #else
    static let sizes = checksAllCases ? [64, 96, 128, 512] : [64, 512]
  #endif

  @Test(arguments: sizes, Operation.allCases)
  func operation_hasRoomForEveryLevel(kilobytes: Int, operation: Operation) throws {
    for innermost in [#"{"id":"1"}"#, "{}"] {
      let json = WideBuilder.json(innermost)
      try onSmallStack(of: kilobytes << 10) { try Self.run(operation, json) }
    }
  }

  private typealias Large = Fourfold<Fourfold<Fourfold<Fourfold<Fourfold<Four>>>>>

  /// A builder holds those within it. GitHub's webhooks, read by one builder, take 80 kB.
  @Test func builder_canBeLargerThanTheStack() throws {
    let json = #"{"c":{"a":{"b":{"c":{"d":{"a":1,"d":"2"}}}},"d":{"d":{"d":{"d":{"b":3}}}}}}"#
    #expect(MemoryLayout<Large>.size > Self.sizes[0] << 10)
    try onSmallStack(of: Self.sizes[0] << 10) {
      expect(Large.build(json: json), equals: .success([1, 2, 3]))
      expect(Large.report(json: json).findings.count, equals: 1)
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
      let dictionary = try #require(object as? [String: Any])
      expect(Large.build(dictionary: dictionary), equals: .success([1, 2, 3]))
      expect(Large.report(dictionary: dictionary).findings.count, equals: 1)
      let inArray = "{\"in\": [\(json)]}"
      expect(Large.build(json: inArray, at: "in", 0), equals: .success([1, 2, 3]))
      expect(Large.report(json: inArray, at: "in", 0).findings.count, equals: 1)
      expect([Large].build(json: "[\(json)]"), equals: .success([[1, 2, 3]]))
      expect([Large].report(json: "[\(json)]").findings.count, equals: 1)
      expect([Large].build(json: inArray, at: "in"), equals: .success([[1, 2, 3]]))
      expect([Large].build(value: [dictionary]), equals: .success([[1, 2, 3]]))
    }
  }
}

private struct Four: ConstructionBuilder {
  @Field var a: Int?
  @Field var b: Int?
  @Field var c: Int?
  @Field var d: Int?

  init(fields: JSONFields) {
    (_a, _b, _c, _d) = (fields["a"], fields["b"], fields["c"], fields["d"])
  }

  func build() -> Result<[Int], BuildFailure> {
    construct(
      { [$0, $1, $2, $3].compactMap(\.self) }, $a.optional, $b.optional, $c.optional, $d.optional)
  }
}

private struct Fourfold<Part: ConstructionBuilder>: ConstructionBuilder
where Part.Model == [Int], Part.Failure == BuildFailure {
  @Field var a: Part?
  @Field var b: Part?
  @Field var c: Part?
  @Field var d: Part?

  init(fields: JSONFields) {
    (_a, _b, _c, _d) = (fields["a"], fields["b"], fields["c"], fields["d"])
  }

  func build() -> Result<[Int], BuildFailure> {
    construct({ $0 + $1 + $2 + $3 }, $a.or([]), $b.or([]), $c.or([]), $d.or([]))
  }
}
