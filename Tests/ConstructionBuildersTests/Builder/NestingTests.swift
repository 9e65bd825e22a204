import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// The deepest documents, on a thread of the size that Apple's platforms give to threads and tasks.
struct NestingTests {
  @Test func builderOfFewFields_isReadAtEveryLevel() throws {
    try onSmallStack {
      let json = FewFieldsChain.chain(of: 256, id: #""1""#)
      let sut = try FewFieldsChain(json: json)
      expect(sut.findings.count, equals: 102)
      try expect(sut.build().get().depth, equals: 256)
      try expect(FewFieldsChain.build(json: json).get().depth, equals: 256)
      let complete = try CompleteChain(json: json)
      try expect(complete.build().get().depth, equals: 256)
      expect(complete.findings.count, equals: 102)
      let dictionary = try dictionary(json)
      try expect(FewFieldsChain.build(dictionary: dictionary).get().depth, equals: 256)
    }
  }

  @Test func deepestFailure_isNamedByItsWholePath() throws {
    try onSmallStack {
      let json = CompleteChain.chain(of: 255, id: "1", innermost: #"{"answers":[]}"#)
      let sut = try CompleteChain(json: json)
      let steps = String(repeating: "answers[0].", count: 255)
      expect(sut.build(), fails: steps + "id: required Int is missing")
      expect(sut.findings, say: steps + "id: required Int is missing")
    }
  }

  @Test func builderOfManyFields_isReadAtEveryLevel() throws {
    try onSmallStack {
      for depth in [30, 60, 256] {
        let json = ManyFieldsChain.chain(of: depth, id: "1")
        let sut = try ManyFieldsChain(json: json)
        try expect(sut.build().get().depth, equals: depth)
        try expect(ManyFieldsChain.build(json: json).get().depth, equals: depth)
        expect(sut.findings, equals: [])
      }
    }
  }

  /// Every way in which builders stand in each other, from both inputs, with everything asked.
  @Test func buildersOfEveryShape_areReadAtEveryLevel() throws {
    try onSmallStack {
      try readEverything(OptionalsChain.self)
      try readEverything(ManyFieldsChain.self)
      try readEverything(ManyOptionalsChain.self)
      try readEverything(ListsChain.self)
      try readEverything(NamedChain.self)
      try readEverything(ClassChain.self)
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
    let json = FewFieldsChain.chain(of: 3, id: "1")
    try expect(FewFieldsChain(json: json, maximumDepth: 6).build().get().depth, equals: 3)
    let words = ["line 1, column 36: arrays and objects are nested deeper than 5 levels"]
    expect(FewFieldsChain.build(json: json, maximumDepth: 5), fails: words)
    expect(FewFieldsChain.build(json: Data(json.utf8), maximumDepth: 5), fails: words)
    #expect(throws: BuildFailure.self) { try FewFieldsChain(json: json, maximumDepth: 5) }
    #expect(throws: BuildFailure.self) { try JSONValue(json: json, maximumDepth: 5) }
    try expect(JSONValue(json: json, maximumDepth: 6).description, equals: json)
    let dictionary = try dictionary(json)
    try expect(FewFieldsChain.build(dictionary: dictionary, maximumDepth: 6).get().depth, equals: 3)
    let shallow = FewFieldsChain(dictionary: dictionary, maximumDepth: 5)
    expect(shallow.findings, say: "answers[0].answers[0].answers: array is nested too deep")
  }
}

private func readEverything<Builder: ChainBuilder>(_ type: Builder.Type) throws
where Builder.Failure == BuildFailure {
  let json = Builder.chain(of: 160, id: #""1""#)
  let dictionary = try dictionary(json)
  for sut in [try Builder(json: json), Builder(dictionary: dictionary)] {
    #expect(!sut.findings.isEmpty)
    _ = try sut.build().get()
    #expect(!"\(sut)".isEmpty)
  }
  _ = try Builder.build(json: json).get()
}
