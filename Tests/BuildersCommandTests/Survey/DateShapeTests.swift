import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import builders

struct DateShapeTests {
  /// A survey says of texts that they are dates if the library reads them as such.
  @Test func datesAreThoseThatTheLibraryReads() throws {
    var dice = Dice(11)
    let letters = Array("0123456789-:TZtz+., \t\nQ/é")
    let seeds = [
      "2026-03-01", "2026-03-01T08:00:00Z", "2024-02-29 23:59:60+02:00", "2026-12-31T24:00:00.5Z",
      "0001-01-01T00:00", "9999-12-31T23:59:59.999-0830", "2026-02-30", "2026-3-1", "20260301",
      " 2026-03-01\r\n", "\t2026-03-01T08:00:00Z ", "\u{A0}2026-03-01", "2026-03-01\u{0}",
      "          ",
    ]
    var accepted = 0
    for round in 0..<6_000 {
      var text = Array(dice.one(of: seeds))
      for _ in 0..<(round % 4) {
        let index = dice.below(text.count + 1)
        switch dice.below(3) {
        case 0: text.insert(dice.one(of: letters), at: index)
        case 1 where index < text.count: text.remove(at: index)
        case _ where index < text.count: text[index] = dice.one(of: letters)
        default: break
        }
      }
      let string = String(text)
      let isShape = !TextFormats(of: string, among: [.date, .dateTime]).isEmpty
      let isRead = JSONRoot<Date>(value: JSONValue.string(string), coercion: .lenient).value != nil
      expect(isShape, equals: isRead, "\(string)")
      if isRead { accepted += 1 }
    }
    #expect(accepted > 500)
  }
}
