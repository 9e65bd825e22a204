import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// An open enumeration as a value of Swift.
struct OpenValueTests {
  let known: Open<Color> = .known(.red)
  let unknown: Open<Color> = .unknown("blue")

  @Test func equality_isThatOfRawValues() {
    expect(known, equals: .known(.red))
    #expect(known != .known(.green))
    expect(unknown, equals: .unknown("blue"))
    #expect(unknown != .unknown("grey"))
    expect(Open<Color>.unknown("red"), equals: known)
    expect(Set([known, .unknown("red"), unknown, Open(rawValue: "blue")]).count, equals: 2)
    expect(Open<Color>(rawValue: "red").known, equals: .red)
    expect(unknown.known, equals: nil)
    expect([known, unknown].map(\.rawValue), equals: ["red", "blue"])
    expect("\(known) \(unknown) \(Open<Level>.unknown(7))", equals: "red blue 7")
  }

  @Test func comparisonWithACase_needsNoWrapping() {
    expect(known == .red, equals: true)
    expect(known == .green, equals: false)
    expect(known != .green, equals: true)
    expect(known != .red, equals: false)
    expect(unknown == .red, equals: false)
    expect(unknown != .red, equals: true)
    let color = Color.red
    expect(known == color, equals: true)
    let (some, none): (Open<Color>?, Open<Color>?) = (known, nil)
    expect(some == .red, equals: true)
    expect(some != .green, equals: true)
    expect(none != .red, equals: true)
    expect(none == .red, equals: false)
    expect(none == nil, equals: true)
    expect(some != nil, equals: true)
    expect(some == .known(.red), equals: true)
    let colors: [Open<Color>] = [known, unknown, .known(.green)]
    expect(colors.filter { $0 != .red }, equals: [unknown, .known(.green)])
    expect(colors.contains { $0 == .red }, equals: true)
    expect([known, unknown].contains(.known(.red)), equals: true)
    // The enumeration's own case has the name of one of `Open`.
    expect(Open<Reply>.known(.unknown) == .unknown, equals: true)
    expect(Open<Reply>.unknown("x") != .unknown, equals: true)
  }

  @Test func patterns_areCasesOrTheirOwn() {
    func words(_ color: Open<Color>) -> String {
      switch color {
      case .red: "red"
      case .green: "green"
      default: "\(color)?"
      }
    }
    expect([known, .known(.green), unknown].map(words), equals: ["red", "green", "blue?"])
    func wordsOfField(_ color: Open<Color>?) -> String {
      switch color {
      case .red?: "red"
      case .unknown(let text): text
      case nil: "none"
      default: "other"
      }
    }
    expect(
      [known, unknown, nil, .known(.green)].map(wordsOfField),
      equals: ["red", "blue", "none", "other"])
    /// Without a default, the compiler sees that nothing is left out.
    func all(_ color: Open<Color>) -> String {
      switch color {
      case .known(.red): "red"
      case .known(.green): "green"
      case .unknown(let text): text
      }
    }
    expect([known, unknown].map(all), equals: ["red", "blue"])
    if case .red = known {} else { Issue.record("not matched") }
    let reply: Open<Reply> = .known(.unknown)
    if case .unknown = reply { Issue.record("a raw value that is no case") }
    if case .known(.unknown) = reply {} else { Issue.record("not matched") }
  }

  @Test func coding_isThatOfTheRawValue() throws {
    let colors = [known, unknown]
    let data = try JSONEncoder().encode(colors)
    expect(String(decoding: data, as: UTF8.self), equals: #"["red","blue"]"#)
    try expect(JSONDecoder().decode([Open<Color>].self, from: data), equals: colors)
    try expect(
      JSONDecoder().decode([Open<Level>].self, from: Data("[1, 7]".utf8)),
      equals: [.known(.low), .unknown(7)])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Open<Level>].self, from: Data(#"["x"]"#.utf8))
    }
    let byColor = [unknown: 1]
    let object = try JSONEncoder().encode(byColor)
    expect(String(decoding: object, as: UTF8.self), equals: #"{"blue":1}"#)
    try expect(JSONDecoder().decode([Open<Color>: Int].self, from: object), equals: byColor)
    let levels = try JSONEncoder().encode([Open<Level>.unknown(7): 1])
    expect(String(decoding: levels, as: UTF8.self), equals: #"{"7":1}"#)
    try expect(
      JSONDecoder().decode([Open<Level>: Int].self, from: levels), equals: [.unknown(7): 1])
    try expect(JSONValue(colors), equals: ["red", "blue"])
    let decoded = try One<Decoded<[Open<Color>]>>(json: #"{"value": ["red", "blue"]}"#)
    expect(decoded.value?.value, equals: colors)
  }

  @Test func values_canBeSent() async {
    let unknown = unknown
    await expect(Task { unknown }.value, equals: unknown)
  }
}

private enum Reply: String, Capturable { case yes, unknown }
