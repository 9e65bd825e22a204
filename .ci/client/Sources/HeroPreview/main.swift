import ConstructionBuilders
import ConstructionBuildersFixtures
import HeroFixtures
import Heroes

// A preview of an app: fixtures without a test framework.
let hero = try Fixture.build(HeroBuilder.self, from: "cyclops", in: .module("HeroFixtures")) {
  $0["powers[0].kind"] = "weather"
}
print(
  hero.name, hero.powers.map(\.kind.rawValue),
  try Fixture.value("cyclops", in: .bundle(HeroFixtures.bundle)))
do {
  _ = try Fixture.data("cyclop", in: .module("HeroFixtures"))
} catch let failure as FixtureFailure {
  print(failure.description.split(separator: "\n").prefix(2).joined(separator: ";"))
}
