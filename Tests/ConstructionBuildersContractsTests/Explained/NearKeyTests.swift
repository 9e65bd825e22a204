import ConstructionBuilders
import ConstructionBuildersContracts
import TestSupport
import Testing

/// Which keys are near each other.
struct NearKeyTests {
  @Test(arguments: [
    ("userId", "user_id"), ("userId", "UserID"), ("user-id", "user.id"), ("id", "ID"),
    ("x1", "x_1"), ("address", "adress"), ("address", "addres"), ("address", "addresss"),
    ("address", "adderss"), ("colour", "color"), ("größe", "gröse"),
  ])
  func keysThatMeanTheSame_areNear(left: String, right: String) {
    #expect(NearKey(left).isNear(NearKey(right)))
    #expect(NearKey(right).isNear(NearKey(left)))
  }

  @Test(arguments: [
    ("name", "game"), ("name", "nam"), ("size", "sizes"), ("line1", "line2"), ("line1", "line"),
    ("address", "adres"), ("address", "address12"), ("", ""), ("_", "-"), ("_", ""), ("+1", "-1"),
    ("userId", "user"), ("user_id", "user_ids_"), ("events", "parents"),
    (String(repeating: "a", count: 300), String(repeating: "a", count: 301)),
    (String(repeating: "a", count: 300), String(repeating: "A", count: 300)),
  ])
  func keysThatMeanSomethingElse_areNotNear(left: String, right: String) {
    #expect(!NearKey(left).isNear(NearKey(right)))
    #expect(!NearKey(right).isNear(NearKey(left)))
  }

  @Test(arguments: [
    ("", "", 0), ("abc", "", 3), ("", "abc", 3), ("abc", "ABC", 0), ("abc", "acb", 1),
    ("abc", "abd", 1), ("abc", "abcd", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ("name", "nmae", 1), ("name", "game", 1),
  ])
  func editDistance_countsChangesAndSwaps(left: String, right: String, distance: Int) {
    expect(editDistance(left, right), equals: distance)
  }
}
