import ConstructionBuildersFixtures
import TestSupport
import Testing

/// The texts of mismatches.
struct FragmentMismatchTests {
  @Test(arguments: [
    ("Fly", "name: expected Fly, got Cut"), ("", #"name: expected "", got "Cut""#),
    ("Cut ", #"name: expected "Cut ", got "Cut""#),
    ("C\nut", #"name: expected "C\nut", got "Cut""#),
  ])
  func strings_areReadable(expected: String, text: String) {
    expect(move(expected).mismatches(in: Move(name: "Cut")).map(\.description), equals: [text])
  }

  @Test func optionals_areComparedByTheirValues() {
    let sut = JSONFragment<Move> { Member("power", 1.5, \.power) }

    expect(
      sut.mismatches(in: Move(name: "")).map(\.description),
      equals: ["power: expected 1.5, got nil"])
    expect(
      sut.mismatches(in: Move(name: "", power: 2)).map(\.description),
      equals: ["power: expected 1.5, got 2.0"])
  }

  @Test func fragmentForNil_expectsAValue() {
    let sut = JSONFragment<Pokemon> { Member("friend", move("Fly"), \.friend) }

    expect(
      sut.mismatches(in: Pokemon()).map(\.description),
      equals: ["friend: expected a value, got nil"])
    expect(
      sut.mismatches(in: Pokemon(friend: Move(name: "Cut"))).map(\.description),
      equals: ["friend.name: expected Fly, got Cut"])
  }

  @Test func tooFewOrTooManyElements_areCounted() {
    expect(
      pokemon().mismatches(in: Pokemon(moves: [Move(name: "Dig")])).map(\.description),
      equals: ["moves: expected 2 elements, got 1", "moves[0].name: expected Fly, got Dig"])
  }
}
