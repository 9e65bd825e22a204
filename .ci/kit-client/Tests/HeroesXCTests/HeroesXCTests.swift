#if canImport(XCTest)
  import ConstructionBuilders
  import ConstructionBuildersTesting
  import Foundation
  import Heroes
  import XCTest

  private let shared = FixtureSource.module("HeroFixtures")

  private func hero() -> JSONFragment<Hero> {
    JSONFragment {
      Member("name", "Storm", \.name)
      Member("powers", [JSONFragment<Power> { Member("kind", .weather, \.kind) }], \.powers)
    }
  }

  final class WorkingTests: XCTestCase {
    func test_fixtures() throws {
      let json = try Fixture.json("cyclops", KeyedJSONContainer.self, in: shared) {
        $0["rank"] = nil
      }
      XCTAssertEqual(json.keys.sorted(), ["name", "powers"])
      XCTAssertEqual(try Fixture.decode([Hero].self, from: "team", in: shared).count, 2)
      XCTAssertEqual(
        try Fixture.build(HeroBuilder.self, from: "cyclops", in: shared).name, "Cyclops")
    }

    func test_fragments() {
      hero().verify { try HeroBuilder(json: $0).build().get() }
      hero().verify(Hero(name: "Storm", powers: [Power(kind: .weather)], rank: nil))
    }

    func test_mutations() throws {
      for mutation in try Fixture.mutations("cyclops", in: shared) {
        try mutation.check { HeroBuilder.build(json: $0) }
        try mutation.check(HeroBuilder.self)
      }
    }
  }

  private let jean = Hero(name: "Jean", powers: [Power(kind: .weather)], rank: 6)

  /// Every one fails, once, at the line behind the one that says so.
  final class ReportingTests: XCTestCase {
    func test_missingFixture() throws {
      // reported: fixture "cyclop" was not found
      _ = try Fixture.data("cyclop", in: shared)
    }

    func test_missingResources() throws {
      // reported: module HeroesXCTests has no resources
      _ = try Fixture.data("cyclops")
    }

    func test_otherTopLevel() throws {
      // reported: expected an object, got array
      _ = try Fixture.json("team", KeyedJSONContainer.self, in: shared)
    }

    func test_mismatch() {
      // reported: name: expected Storm, got Jean
      hero().verify(jean)
    }

    func test_missingMutations() throws {
      // reported: fixture "nobody" was not found
      _ = try Fixture.mutations("nobody", in: shared)
    }

    func test_parserThatTakesAnything() throws {
      // reported: cut-off 9: a model was made
      try Fixture.mutation("cut-off 9", of: "cyclops", in: shared).check { $0.count }
    }

    func test_sampleThatIsRejected() throws {
      try Fixture.mutation("drop rank", of: "cyclops", in: shared)
        // reported: drop rank: the sample itself is rejected
        .check { PowerBuilder.build(json: $0) }
    }

    func test_changedTolerance() {
      var table = ToleranceTable()
      table.add(.changed, for: .drop, on: "name")
      // reported: name, drop: changed, was not tried
      table.verify(against: ToleranceTable())
    }

    func test_inAnotherThread() {
      let isDone = expectation(description: "done")
      Thread.detachNewThread {
        // reported: name: expected Storm, got Jean
        hero().verify(jean)
        isDone.fulfill()
      }
      wait(for: [isDone], timeout: 60)
    }
  }
#endif
