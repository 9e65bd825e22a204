import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation
import TestSupport
import Testing

/// Every operation on the deepest documents, on threads with little stack.
struct SmallStackTests {
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

  enum Operation: CaseIterable {
    case build, report, findings, failure, equality, hashing, fields, snapshot, elements, text
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
    case .snapshot:
      var reader = PartialReader<WideBuilder>()
      reader.append(String(json.prefix(json.count / 2)))
      _ = reader.snapshot().findings
    case .elements:
      var reader = ElementReader<WideBuilder>(.lines)
      reader.append(json + "\n")
      _ = reader.next()?.result
    case .text:
      #expect(!"\(sut)".isEmpty)
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
      let json = Self.json(innermost)
      try onSmallStack(of: kilobytes << 10) { try Self.run(operation, json) }
    }
  }
}
