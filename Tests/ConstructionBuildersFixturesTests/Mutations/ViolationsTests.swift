import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

/// Parsers that misbehave, and the violations that are found.
struct ViolationsTests {
  static let sample = Data(#"{"name":"Beast","power":7}"#.utf8)

  struct Hero: Codable, Equatable, Sendable {
    let name: String
    let power: Int
  }

  struct HeroBuilder: ConstructionBuilder {
    @Field var name: String?
    @Field var power: Int?

    init(fields: JSONFields) {
      _name = fields["name"]
      _power = fields["power"]
    }

    func build() -> Result<Hero, BuildFailure> { construct(Hero.init, $name, $power) }
  }

  struct Wrong: Error, CustomStringConvertible { let description: String }

  @Test func honestBuilder_hasNone() throws {
    for mutation in try JSONMutation.all(of: Self.sample) {
      try expect(mutation.violations { HeroBuilder.build(json: $0) }, equals: [])
      try expect(mutation.violations(of: HeroBuilder.self), equals: [])
      try expect(mutation.violations(of: HeroBuilder.self, coercion: .strict), equals: [])
      try expect(mutation.violations(of: HeroBuilder.self, coercion: .forgiving), equals: [])
    }
  }

  @Test func honestDecodable_hasNone() throws {
    for mutation in try JSONMutation.all(of: Self.sample) {
      let violations = try mutation.violations {
        try JSONDecoder().decode(Hero.self, from: $0)
      }
      expect(violations, equals: [])
    }
  }

  @Test func parserThatHangs_doesNotFinish() throws {
    let sut = try JSONMutation("drop name", of: Self.sample)
    let violations = try sut.violations(within: .milliseconds(200)) { data in
      if data != Self.sample { Thread.sleep(forTimeInterval: 3) }
      return data.count
    }

    expect(
      violations.map(\.description),
      equals: ["drop name: the parser did not finish within 0.2 seconds"])
  }

  @Test(arguments: ["cut-off 5", "trailing-garbage", "invalid-utf8 name", "lone-surrogate name"])
  func parserThatAcceptsAnything_isReported(mutation: String) throws {
    let violations = try JSONMutation(mutation, of: Self.sample).violations { $0.count }

    expect(
      violations.map(\.description),
      equals: ["\(mutation): a model was built from text that is not JSON"])
  }

  /// Deep nesting is valid JSON, and a parser may skip a member that it does not know.
  /// `JSONDecoder` accepts a trailing comma.
  @Test(arguments: ["deep-nesting name", "trailing-comma"])
  func parserThatTakesWhatFoundationTakes_mayDoSo(mutation: String) throws {
    try expect(JSONMutation(mutation, of: Self.sample).violations { $0.count }, equals: [])
  }

  @Test(arguments: [("fraction power", 0), ("beyond-int power", 0), ("string power", 1)])
  func decodingErrorWithoutPath_isAcceptedOnlyForNumbers(mutation: String, count: Int) throws {
    let violations = try JSONMutation(mutation, of: Self.sample).violations { data throws -> Int in
      if data != Self.sample {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "not valid"))
      }
      return 1
    }

    expect(violations.count, equals: count)
  }

  @Test(arguments: [
    (
      Finding(kind: .mismatch, expected: "object", found: FoundValue(kind: .array, excerpt: "[]")),
      1
    ),
    (Finding(kind: .missing, expected: "object"), 1),
    (Finding(kind: .malformed, expected: "a value", reason: "expected a value"), 1),
    (Finding(kind: .rejected, expected: "Hero", reason: "unnamed"), 1),
    (Finding(kind: .rejected, expected: "Hero", reason: "the name is too long"), 0),
    (Finding(kind: .rejected, expected: "a name of one word"), 0),
    (Finding(path: "hero", kind: .missing, expected: "object"), 0),
    (Finding(path: "hero.name", kind: .missing, expected: "String"), 0),
    (Finding(path: "hero.name.first", kind: .missing, expected: "String"), 0),
    (Finding(path: "hero.power", kind: .missing, expected: "Int"), 1),
    (Finding(path: "team", kind: .missing, expected: "object"), 1),
  ])
  func errorWithFindings_blamesByPath_andAtTheTopLevelByText(finding: Finding, count: Int) throws {
    struct Refusal: FindingsError { let findings: [Finding] }
    let sample = Data(#"{"hero":{"name":"Beast"}}"#.utf8)

    let violations = try JSONMutation("null hero.name", of: sample).violations {
      data throws -> Int in
      if data != sample { throw Refusal(findings: [finding]) }
      return 1
    }

    expect(violations.count, equals: count)
  }

  /// The whole value was mutated, so every error is about it.
  @Test func errorAboutTheTopLevel_whereThatWasMutated_isBlame() throws {
    let violations = try JSONMutation("array", of: Self.sample).violations {
      try JSONDecoder().decode(Hero.self, from: $0)
    }

    expect(violations, equals: [])
  }

  @Test(arguments: [("no JSON", 1), ("[0] is no number", 0), ("[1] is no number", 1)])
  func decodingErrorAtTheTopLevel_blamesByItsText(words: String, count: Int) throws {
    let sample = Data("[1,2]".utf8)

    let violations = try JSONMutation("null [0]", of: sample).violations { data throws -> Int in
      if data != sample {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: words))
      }
      return 1
    }

    expect(violations.count, equals: count)
  }

  @Test func rejectionThatBlamesAnotherValue_isReported() throws {
    let sut = try JSONMutation("drop name", of: Self.sample)
    let violations = try sut.violations { data -> Result<Hero, Wrong> in
      HeroBuilder.build(json: data).mapError { _ in Wrong(description: "no power") }
    }

    expect(
      violations.map(\.description),
      equals: ["drop name: the error names neither name nor anything around it: no power"])
  }

  @Test func rejectionWhoseTextNamesTheKey_isBlame() throws {
    let sut = try JSONMutation("drop name", of: Self.sample)
    let violations = try sut.violations { data -> Result<Hero, Wrong> in
      HeroBuilder.build(json: data).mapError { _ in Wrong(description: "there is no name") }
    }

    expect(violations, equals: [])
  }

  @Test(arguments: [
    ("invalid: we did not see it", 1), ("ids", 1), ("id is missing", 0), ("missing(\"id\")", 0),
    ("idMissing", 0),
  ])
  func keyInAText_isAWord(words: String, count: Int) throws {
    let sample = Data(#"{"id":1}"#.utf8)
    let violations = try JSONMutation("drop id", of: sample).violations { data throws -> Int in
      if data != sample { throw Wrong(description: words) }
      return 1
    }

    expect(violations.count, equals: count)
  }

  @Test func sampleThatIsRejected_provesNothing() throws {
    let sut = try JSONMutation("drop name", of: Data(#"{"name":"Beast"}"#.utf8))
    let text = """
      the sample itself is rejected, so its mutations prove nothing: \
      Hero could not be built: 1 problem
        power: required Int is missing
      """

    #expect { try sut.violations { HeroBuilder.build(json: $0) } } throws: { "\($0)" == text }
    #expect { try sut.violations(of: HeroBuilder.self) } throws: { "\($0)" == text }
  }
}
