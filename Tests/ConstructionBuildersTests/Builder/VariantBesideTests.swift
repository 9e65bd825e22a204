import ConstructionBuilders
import ConstructionBuildersEditing
import ConstructionBuildersStreams
import Testing

/// An object whose variant is told by a member beside it, while it has not arrived and is not
/// there.
struct VariantBesideTests {
  static let parts: [(part: String, isArriving: Bool)] = [
    (#"{"#, true), (#"{"type":"pi"#, true), (#"{"type":"ping","#, true),
    (#"{"type":"ping","payload""#, true), (#"{"type":"ping","payload":{"x"#, true),
    (#"{"type":"ping","payload":{}"#, false), (#"{"type":"ping","payload":{},"y"#, false),
    (#"{"type":"ping","payload":null,"#, false), (#"{"type":"ping"}"#, false),
    (#"{"type":"push","#, true), (#"{"type":"push"}"#, false),
    (#"{"payload":{},"type":"ping""#, false), (#"{"payload":{},"type":"pin"#, true),
  ]

  /// What has settled stays as it is, whatever follows.
  @Test(arguments: parts)
  func variantWithoutFields_isArrivingUntilItsObjectHasSettled(part: String, isArriving: Bool)
    throws
  {
    var reader = PartialReader<EnvelopeBuilder>()
    reader.append(part)
    let sut = reader.snapshot()
    #expect(sut.$payload.isArriving == isArriving)
    #expect((sut.$payload.settled != nil) == (!isArriving && part.contains("ping")))
    if isArriving { #expect(throws: BuildFailure.self) { try sut.build().get() } }
  }

  static let written = [
    #"{"payload":null,"type":"push"}"#, #"{"type":"push"}"#,
    #"{"payload":{},"type":"ping"}"#, #"{"payload":{"ref":"a"},"type":"push"}"#,
  ]

  @Test(arguments: written)
  func variantOfAnObjectThatIsNotThere_isWritten(json: String) throws {
    let sut = try EnvelopeBuilder(json: json)
    let again = try EnvelopeBuilder(json: try sut.json.description)
    #expect(try Set(sut.json.keys) == Set(JSONValue(json: json).keys))
    #expect(again.$payload.outcome == sut.$payload.outcome)
    #expect(again.$payload.path == sut.$payload.path)
    #expect(failureLines(again.build()) == failureLines(sut.build()))
  }

  @Test func fieldThatWasSet_hasTheVariantOfItsValue() throws {
    var sut = try EnvelopeBuilder(json: #"{"payload":null,"type":"push"}"#)
    sut.payload = WebhookBuilder(dictionary: [:], variant: "ping")
    #expect(try sut.json["type"]?.read() == "ping")
    sut.payload = nil
    #expect(try sut.json.description == "{}")
  }
}

extension JSONValue {
  fileprivate var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }
}
