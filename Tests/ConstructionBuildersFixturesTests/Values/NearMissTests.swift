import Testing

@testable import ConstructionBuildersFixtures

struct NearMissTests {
  @Test(arguments: [
    ("name", "name", 0), ("name", "Name", 0), ("name", "nmae", 1), ("name", "nam", 1),
    ("name", "names", 1), ("name", "game", 1), ("", "abc", 3), ("abc", "", 3),
    ("kitten", "sitting", 3),
  ])
  func distance_countsChanges(first: String, second: String, expected: Int) {
    #expect(NearMiss.distance(first, second) == expected)
  }

  @Test func nearMisses_areTheClosestThree() {
    let names = ["characters", "character", "charakters", "comics", "characters2", "chars"]

    #expect(
      NearMiss.of("characteers", among: names) == ["characters", "character", "characters2"])
    #expect(NearMiss.of("xyz", among: names) == [])
    #expect(NearMiss.of("x", among: ["a", "b"]) == [])
    #expect(NearMiss.of("id", among: ["ix", "no"]) == ["ix"])
  }
}
