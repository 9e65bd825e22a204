import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

/// Variants are written with what tells them, unless that comes from outside.
struct WrittenVariantsTests {
  @Test func fields_areWrittenAsTheyWereRead() throws {
    let json = #"{"type":"delta","payload":{"text":"x","index":1}}"#
    try expect(WrappedBuilder(json: json).json.description, equals: json)
    let plain = #"{"type":"delta","text":"x","index":1}"#
    try expect(EventBuilder(json: plain).json.description, equals: plain)
  }

  @Test func variantFromOutside_isNotWritten() throws {
    let sut = try WebhookBuilder(json: #"{"ref": 5}"#, variant: "push")
    try expect(sut.json, equals: ["ref": "5"])
  }

  static let written = [
    #"{"payload":null,"type":"push"}"#, #"{"type":"push"}"#,
    #"{"payload":{},"type":"ping"}"#, #"{"payload":{"ref":"a"},"type":"push"}"#,
  ]

  @Test(arguments: written)
  func variantOfAnObjectThatIsNotThere_isWritten(json: String) throws {
    let sut = try EnvelopeBuilder(json: json)
    let again = try EnvelopeBuilder(json: try sut.json.description)
    try expect(Set(sut.json.keys), equals: Set(JSONValue(json: json).keys))
    expect(again.$payload.outcome, equals: sut.$payload.outcome)
    expect(again.$payload.path, equals: sut.$payload.path)
    expect(again.build(), fails: failureLines(sut.build()))
  }

  @Test func fieldThatWasSet_hasTheVariantOfItsValue() throws {
    var sut = try EnvelopeBuilder(json: #"{"payload":null,"type":"push"}"#)
    sut.payload = WebhookBuilder(dictionary: [:], variant: "ping")
    try expect(sut.json["type"]?.read(), equals: "ping")
    sut.payload = nil
    try expect(sut.json.description, equals: "{}")
  }
}

extension JSONValue {
  fileprivate var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }
}
