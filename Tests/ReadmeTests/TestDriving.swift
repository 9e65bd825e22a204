import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import Testing

/// The article about driving a parser by tests, step by step.
enum TestDrivingOneField {
  struct Hero: Equatable, Sendable {
    let name: String
  }

  struct HeroBuilder: ConstructionBuilder {
    @Field var name: String?

    init(fields: JSONFields) {
      _name = fields["name"]
    }

    func build() -> Result<Hero, BuildFailure> {
      construct(Hero.init, $name)
    }
  }

  static func hero() -> JSONFragment<Hero> {
    JSONFragment {
      Member("name", "Cyclops", \.name)
    }
  }

  struct Tests {
    @Test func hero_isAsSent() {
      hero().verify { try HeroBuilder(json: $0).build().get() }
    }
  }
}

struct Hero: Equatable, Sendable {
  let name: String
  let power: Power
  let since: Int?
}

enum Power: String, CaseIterable, Sendable { case optics, weather, claws }
extension Power: Capturable {}

struct HeroBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var power: Power?
  @Field var since: Int?

  init(fields: JSONFields) {
    _name = fields["name"]
    _power = fields["power"]
    _since = fields["since"]
  }

  func build() -> Result<Hero, BuildFailure> {
    construct(Hero.init, $name, $power, $since.optional)
  }
}

struct Team: Equatable, Sendable {
  let heroes: [Hero]
}

struct TeamBuilder: ConstructionBuilder {
  @Field var heroes: [HeroBuilder]?

  init(fields: JSONFields) {
    _heroes = fields["heroes"]
  }

  func build() -> Result<Team, BuildFailure> {
    construct(Team.init, $heroes)
  }
}

enum TestDriving {
  static func hero(_ name: String = "Cyclops") -> JSONFragment<Hero> {
    JSONFragment {
      Member("name", name, \.name)
      Member("power", .optics, \.power)
      Member("since", json: "1963", \.since, 1963)
    }
  }

  struct Tests {
    @Test func hero_isAsSent() {
      hero().verify { try HeroBuilder(json: $0).build().get() }
    }

    @Test func everyPower_isRead() {
      hero().verifyAllCases("power", \.power) { try HeroBuilder(json: $0).build().get() }
    }

    @Test func since_thatIsNullOrMissing_isNil() {
      hero().with { Member("since", nil, \.since) }
        .verify { try HeroBuilder(json: $0).build().get() }
      hero().with { Member("since", missing: \.since) }
        .verify { try HeroBuilder(json: $0).build().get() }
    }

    @Test func hero_withoutName_isNamedAsTheProblem() throws {
      let json = try hero().dropping("name").data
      let failure = #expect(throws: BuildFailure.self) { try HeroBuilder.build(json: json).get() }

      #expect(failure?.findings.map(\.description) == ["name: required String is missing"])
    }

    @Test func team_hasItsHeroes() {
      let team = JSONFragment<Team> {
        Member("team", "X-Men")
        Member("heroes", [hero("Cyclops"), hero("Storm")], \.heroes)
      }

      team.verify { try TeamBuilder(json: $0).build().get() }
    }

    @Test func recordedTeam_withoutAPower_leavesThatHeroOut() throws {
      let team = try Fixture.build(TeamBuilder.self, from: "team") {
        $0["heroes[0].power"] = .null
      }

      #expect(team.heroes.map(\.name) == ["Storm"])
    }

    @Test(arguments: try Fixture.mutations("team"))
    func team_survives(mutation: JSONMutation) throws {
      try mutation.check(TeamBuilder.self)
    }
  }

  @Sendable static func mismatches(print: (Any) -> Void) throws {
    let team = JSONFragment<Team> { Member("heroes", [hero("Cyclops"), hero("Storm")], \.heroes) }
    let model = Team(heroes: [
      Hero(name: "Cyclops", power: .claws, since: 1963),
      Hero(name: "Jean", power: .optics, since: nil),
    ])
    for mismatch in team.mismatches(in: model) { print(mismatch) }
  }

  @Sendable static func missingFixture(print: (Any) -> Void) throws {
    let report = Locked("")
    try withKnownIssue {
      _ = try Fixture.data("taem")
    } matching: { issue in
      report.withLock { $0 = issue.comments.map(\.rawValue).joined() }
      return true
    }
    // The places searched are other ones on every machine.
    print(report.withLock { $0 }.split(separator: "\n").prefix(2).joined(separator: "\n"))
  }

  @Sendable static func tolerances(print: (Any) -> Void) throws {
    let sample = Data(#"{"name": "Cyclops", "power": "optics", "since": 1963}"#.utf8)
    let table = try JSONMutation.all(of: sample).tolerances { HeroBuilder.build(json: $0) }
    let lines = "\(table)".split(separator: "\n")
    let start = lines.firstIndex(of: "since") ?? 0
    print(lines[start...].joined(separator: "\n"))
  }
}
