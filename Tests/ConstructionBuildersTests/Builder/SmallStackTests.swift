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
}
