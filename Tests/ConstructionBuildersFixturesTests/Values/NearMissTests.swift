import TestSupport
import Testing

@testable import ConstructionBuildersFixtures

struct NearMissTests {
  @Test func nearMisses_areTheClosestThree() {
    let names = ["characters", "character", "charakters", "comics", "characters2", "chars"]

    expect(
      NearMiss.of("characteers", among: names), equals: ["characters", "character", "characters2"])
    expect(NearMiss.of("xyz", among: names), equals: [])
    expect(NearMiss.of("x", among: ["a", "b"]), equals: [])
    expect(NearMiss.of("id", among: ["ix", "no"]), equals: ["ix"])
  }
}
