import ConstructionBuilders
import Testing

@testable import builders

/// A survey can come from a file that somebody else wrote.
struct StrangeSurveysTests {
  @Test(arguments: 0..<8)
  func changedSurvey_isReadOrRefused(seed: Int) throws {
    var dice = Dice(seed)
    let line = Survey((0..<20).map { _ in dice.json() }, showsValues: true).jsonLine
    for _ in 0..<30 {
      var json = try JSONValue(json: line)
      for _ in 0...dice.below(3) { json = Self.changed(json, &dice) }
      #expect(throws: Never.self, "\(json)") {
        try StoredInvariant.check(Array("\(json)".utf8))
      }
    }
  }

  /// The same value, in which one part is another.
  static func changed(_ json: JSONValue, _ dice: inout Dice) -> JSONValue {
    switch json {
    case .array(var elements) where !elements.isEmpty:
      let index = dice.below(elements.count)
      switch dice.below(8) {
      case 0: elements.remove(at: index)
      case 1: elements.append(elements[index])
      default: elements[index] = changed(elements[index], &dice)
      }
      return .array(elements)
    case .object(var members) where members.count > 0:
      let key = members.keys[dice.below(members.count)]
      members[key] = dice.below(8) == 0 ? nil : members[key].map { changed($0, &dice) }
      return .object(members)
    default:
      return dice.one(of: [
        .null, true, [], [:], "", "x", -1, 0, 1, "1e400", "ffffffffffffffff",
        .number(.init(Int.max)), .number(.init(1 << 60)), ["a", [], [:]],
      ])
    }
  }
}
