import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

struct AllMutationsTests {
  static let sample = Data(#"{"results":[{"n":1},{"n":2},{"n":3},{"n":4}],"ok":true}"#.utf8)

  @Test func paths_areAllWithTheFirstMiddleAndLastElement() throws {
    let dropped = try JSONMutation.all(of: Self.sample).filter { $0.operation == .drop }

    expect(
      dropped.map(\.description),
      equals: [
        "drop results", "drop results[0]", "drop results[0].n", "drop results[2]",
        "drop results[2].n", "drop results[3]", "drop results[3].n", "drop ok",
      ])
  }

  @Test func everyPath_meetsEveryOperationThatChangesSomething() throws {
    let all = try JSONMutation.all(of: Self.sample)

    expect(
      all.filter { $0.path == "ok" }.map(\.operation.rawValue),
      equals: [
        "drop", "null", "string", "number", "array", "object", "boolean-as-number", "empty-string",
        "white-space", "zero", "negative", "fraction", "beyond-int", "beyond-precision",
        "beyond-double", "key-case", "duplicate-key", "deep-nesting",
      ])
    expect(
      all.filter { $0.path == "results" }.map(\.operation.rawValue),
      equals: [
        "drop", "null", "string", "number", "boolean", "object", "empty-string",
        "white-space", "zero", "negative", "fraction", "beyond-int", "beyond-precision",
        "beyond-double", "emptied", "unwrapped", "element-duplicated", "element-of-wrong-kind",
        "element-null", "key-case", "duplicate-key", "trailing-comma", "deep-nesting",
      ])
    expect(all.count { $0.operation == .cutOff }, equals: Self.sample.count)
    expect(Set(all).count, equals: all.count)
  }

  @Test func lengthAndPath_areOfTheirOperationsAlone() throws {
    #expect {
      try JSONMutation("byte-order-mark ok", of: Self.sample)
    } throws: {
      "\($0)"
        == #""byte-order-mark ok" is not a mutation: this operation takes no path"#
    }
    #expect {
      try JSONMutation("cut-off", of: Self.sample)
    } throws: {
      "\($0)" == #""cut-off" is not a mutation: a number of bytes is expected"#
    }
  }

  @Test func everyMutation_changesTheText() throws {
    let compact = Self.sample
    for mutation in try JSONMutation.all(of: Self.sample) { #expect(mutation.json != compact) }
  }

  @Test(arguments: [
    sample, Data(#"{"a b":1,"":[2],"x.y":{"é\"":"3"},"[0]":true,"null":null,"日本":[[{}]]}"#.utf8),
    Data("[[1,2],\"a\"]".utf8), Data("7".utf8), Data(" null ".utf8),
    Data("{\"\u{345}a\":{\"\u{345}\":1},\"\u{93F}\":2,\"\u{301}\":3}".utf8),
  ])
  func everyMutation_isReplayedByItsDescriptionAndByItsCode(sample: Data) throws {
    for mutation in try JSONMutation.all(of: sample) {
      try expect(JSONMutation(mutation.description, of: sample), equals: mutation)
      let code = try JSONEncoder().encode(mutation)
      try expect(JSONDecoder().decode(JSONMutation.self, from: code), equals: mutation)
    }
  }

  @Test func code_thatIsNoMutation_isRefused() {
    let code = Data(#"{"mutation":"drop nmae","sample":"{\"name\":1}"}"#.utf8)

    #expect(throws: MutationProblem.self) {
      try JSONDecoder().decode(JSONMutation.self, from: code)
    }
  }

  @Test func sampled_isTheSameForTheSameSeed() throws {
    let all = try JSONMutation.all(of: Self.sample)
    let first = try JSONMutation.all(of: Self.sample, sampling: 20, seed: 1)

    expect(first.count, equals: 20)
    try expect(JSONMutation.all(of: Self.sample, sampling: 20, seed: 1), equals: first)
    #expect(try JSONMutation.all(of: Self.sample, sampling: 20, seed: 2) != first)
    expect(first, equals: all.filter(first.contains))
    try expect(JSONMutation.all(of: Self.sample, sampling: 100_000, seed: 1), equals: all)
  }

  /// By chance, some fields would not be dropped, and nobody would notice that they are not read.
  @Test(arguments: [0, 1, 2] as [UInt64])
  func sampled_dropsEveryField_ifThereIsRoom(_ seed: UInt64) throws {
    let some = try JSONMutation.all(of: Self.sample, sampling: 8, seed: seed)
    let dropped = some.filter { $0.operation == .drop }.map {
      "\($0.path)".replacing(/\[\d\]/, with: "[]")
    }
    expect(some.count, equals: 8)
    expect(Set(dropped).sorted(), equals: ["ok", "results", "results[]", "results[].n"])
  }

  @Test func longSample_isCutInManyPlaces() throws {
    let sample = Data("[\"\(String(repeating: "a", count: 5_000))\"]".utf8)
    let lengths = try JSONMutation.all(of: sample).compactMap(\.length)

    expect(lengths.count, equals: 128)
    expect(lengths.first, equals: 0)
    expect(lengths.last, equals: 5_003)
  }

  // A text for each of the 50 000 mutations would take a quarter of an hour.
  @Test(.timeLimit(.minutes(10))) func fewMutationsOfManyValues_areFoundSoon() throws {
    let members = (0..<2_000).map { "\"key\($0)\":{\"a\":\($0)}" }
    let sample = Data("{\(members.joined(separator: ","))}".utf8)

    try expect(JSONMutation.all(of: sample, sampling: 10).count, equals: 10)
  }

  @Test func nothingSelected_isRefused() {
    #expect {
      try JSONMutation.all(of: Data("{}".utf8), sampling: 0, seed: 1)
    } throws: {
      "\($0)" == "no mutations to try: none is selected"
    }
  }

  @Test func fixture_hasMutations() throws {
    let all = try Fixture.mutations("slice", sampling: 5, seed: 3)

    expect(all.count, equals: 5)
    try expect(Fixture.mutation(all[0].description, of: "slice"), equals: all[0])
  }

  @Test func fixtureThatIsBroken_isRefusedAsOne() {
    #expect {
      try Fixture.mutations("broken")
    } throws: {
      "\($0)".contains("line 4, column 1: expected a key in quotation marks after ','")
    }
    #expect {
      try Fixture.mutation("drop nmae", of: "slice")
    } throws: {
      "\($0)" == #"fixture "slice" cannot be used: drop nmae: the sample has nothing there"#
    }
  }
}
