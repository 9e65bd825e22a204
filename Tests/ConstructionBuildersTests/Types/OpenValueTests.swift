import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// An open enumeration as a value of Swift.
struct OpenValueTests {
  let known: Open<Color> = .known(.red)
  let unknown: Open<Color> = .unknown("blue")

  @Test func equality_isThatOfRawValues() {
    #expect(known == .known(.red))
    #expect(known != .known(.green))
    #expect(unknown == .unknown("blue"))
    #expect(unknown != .unknown("grey"))
    #expect(Open<Color>.unknown("red") == known)
    #expect(Set([known, .unknown("red"), unknown, Open(rawValue: "blue")]).count == 2)
    #expect(Open<Color>(rawValue: "red").known == .red)
    #expect(unknown.known == nil)
    #expect([known, unknown].map(\.rawValue) == ["red", "blue"])
    #expect("\(known) \(unknown) \(Open<Level>.unknown(7))" == "red blue 7")
  }

  @Test func comparisonWithACase_needsNoWrapping() {
    #expect(known == .red)
    #expect(!(known == .green))
    #expect(known != .green)
    #expect(!(known != .red))
    #expect(!(unknown == .red))
    #expect(unknown != .red)
    let color = Color.red
    #expect(known == color)
    let (some, none): (Open<Color>?, Open<Color>?) = (known, nil)
    #expect(some == .red)
    #expect(some != .green)
    #expect(none != .red)
    #expect(!(none == .red))
    #expect(none == nil)
    #expect(some != nil)
    #expect(some == .known(.red))
    let colors: [Open<Color>] = [known, unknown, .known(.green)]
    #expect(colors.filter { $0 != .red } == [unknown, .known(.green)])
    #expect(colors.contains { $0 == .red })
    #expect([known, unknown].contains(.known(.red)))
    // The enumeration's own case has the name of one of `Open`.
    #expect(Open<Reply>.known(.unknown) == .unknown)
    #expect(Open<Reply>.unknown("x") != .unknown)
  }

  @Test func patterns_areCasesOrTheirOwn() {
    func words(_ color: Open<Color>) -> String {
      switch color {
      case .red: "red"
      case .green: "green"
      default: "\(color)?"
      }
    }
    #expect([known, .known(.green), unknown].map(words) == ["red", "green", "blue?"])
    func wordsOfField(_ color: Open<Color>?) -> String {
      switch color {
      case .red?: "red"
      case .unknown(let text): text
      case nil: "none"
      default: "other"
      }
    }
    #expect(
      [known, unknown, nil, .known(.green)].map(wordsOfField) == ["red", "blue", "none", "other"])
    /// Without a default, the compiler sees that nothing is left out.
    func all(_ color: Open<Color>) -> String {
      switch color {
      case .known(.red): "red"
      case .known(.green): "green"
      case .unknown(let text): text
      }
    }
    #expect([known, unknown].map(all) == ["red", "blue"])
    if case .red = known {} else { Issue.record("not matched") }
    let reply: Open<Reply> = .known(.unknown)
    if case .unknown = reply { Issue.record("a raw value that is no case") }
    if case .known(.unknown) = reply {} else { Issue.record("not matched") }
  }

  @Test func coding_isThatOfTheRawValue() throws {
    let colors = [known, unknown]
    let data = try JSONEncoder().encode(colors)
    #expect(String(decoding: data, as: UTF8.self) == #"["red","blue"]"#)
    #expect(try JSONDecoder().decode([Open<Color>].self, from: data) == colors)
    #expect(
      try JSONDecoder().decode([Open<Level>].self, from: Data("[1, 7]".utf8)) == [
        .known(.low), .unknown(7),
      ])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Open<Level>].self, from: Data(#"["x"]"#.utf8))
    }
    let byColor = [unknown: 1]
    let object = try JSONEncoder().encode(byColor)
    #expect(String(decoding: object, as: UTF8.self) == #"{"blue":1}"#)
    #expect(try JSONDecoder().decode([Open<Color>: Int].self, from: object) == byColor)
    let levels = try JSONEncoder().encode([Open<Level>.unknown(7): 1])
    #expect(String(decoding: levels, as: UTF8.self) == #"{"7":1}"#)
    #expect(try JSONDecoder().decode([Open<Level>: Int].self, from: levels) == [.unknown(7): 1])
    #expect(try JSONValue(colors) == ["red", "blue"])
    let decoded = try One<Decoded<[Open<Color>]>>(json: #"{"value": ["red", "blue"]}"#)
    #expect(decoded.value?.value == colors)
  }

  @Test func values_canBeSent() async {
    let unknown = unknown
    #expect(await Task { unknown }.value == unknown)
  }
}

private enum Reply: String, Capturable { case yes, unknown }
