import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import Testing

/// Parsers that misbehave, and what is said of them.
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
      #expect(try mutation.violations { HeroBuilder.build(json: $0) } == [])
      #expect(try mutation.violations(of: HeroBuilder.self) == [])
      #expect(try mutation.violations(of: HeroBuilder.self, coercion: .strict) == [])
      #expect(try mutation.violations(of: HeroBuilder.self, coercion: .forgiving) == [])
    }
  }

  @Test func honestDecodable_hasNone() throws {
    for mutation in try JSONMutation.all(of: Self.sample) {
      let violations = try mutation.violations {
        try JSONDecoder().decode(Hero.self, from: $0)
      }
      #expect(violations == [])
    }
  }

  @Test func parserThatHangs_doesNotFinish() throws {
    let sut = try JSONMutation("drop name", of: Self.sample)
    let violations = try sut.violations(within: .milliseconds(200)) { data in
      if data != Self.sample { Thread.sleep(forTimeInterval: 3) }
      return data.count
    }

    #expect(violations.map(\.description) == ["drop name: did not finish within 0.2 seconds"])
  }

  @Test(arguments: ["cut-off 5", "trailing-garbage"])
  func parserThatTakesAnything_isSaidTo(mutation: String) throws {
    let violations = try JSONMutation(mutation, of: Self.sample).violations { $0.count }

    #expect(
      violations.map(\.description) == ["\(mutation): a model was made of a text that is no JSON"])
  }

  @Test func rejectionThatBlamesAnotherValue_isSaidTo() throws {
    let sut = try JSONMutation("drop name", of: Self.sample)
    let violations = try sut.violations { data -> Result<Hero, Wrong> in
      HeroBuilder.build(json: data).mapError { _ in Wrong(description: "no power") }
    }

    #expect(
      violations.map(\.description) == [
        "drop name: rejected, but the error names neither name nor anything around it: no power"
      ])
  }

  @Test func rejectionInWordsThatNameTheKey_isBlame() throws {
    let sut = try JSONMutation("drop name", of: Self.sample)
    let violations = try sut.violations { data -> Result<Hero, Wrong> in
      HeroBuilder.build(json: data).mapError { _ in Wrong(description: "there is no name") }
    }

    #expect(violations == [])
  }

  @Test(arguments: [
    ("invalid: we did not see it", 1), ("ids", 1), ("id is missing", 0), ("missing(\"id\")", 0),
    ("idMissing", 0),
  ])
  func keyInWords_isAWord(words: String, count: Int) throws {
    let sample = Data(#"{"id":1}"#.utf8)
    let violations = try JSONMutation("drop id", of: sample).violations { data throws -> Int in
      if data != sample { throw Wrong(description: words) }
      return 1
    }

    #expect(violations.count == count)
  }

  @Test func sampleThatIsRejected_provesNothing() throws {
    let sut = try JSONMutation("drop name", of: Data(#"{"name":"Beast"}"#.utf8))
    let text = """
      the sample itself is rejected, so that its mutations prove nothing: \
      Hero could not be built: 1 problem
        power: required Int is missing
      """

    #expect { try sut.violations { HeroBuilder.build(json: $0) } } throws: { "\($0)" == text }
    #expect { try sut.violations(of: HeroBuilder.self) } throws: { "\($0)" == text }
  }
}
