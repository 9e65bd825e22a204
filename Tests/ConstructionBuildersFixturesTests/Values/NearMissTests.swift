import Testing

@testable import ConstructionBuildersFixtures

struct NearMissTests {
  @Test func nearMisses_areTheClosestThree() {
    let names = ["characters", "character", "charakters", "comics", "characters2", "chars"]

    #expect(
      NearMiss.of("characteers", among: names) == ["characters", "character", "characters2"])
    #expect(NearMiss.of("xyz", among: names) == [])
    #expect(NearMiss.of("x", among: ["a", "b"]) == [])
    #expect(NearMiss.of("id", among: ["ix", "no"]) == ["ix"])
  }
}
