import ConstructionBuilders
import ConstructionBuildersEditing
import ConstructionBuildersStreams
import TestSupport
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
    expect(sut.$payload.isArriving, equals: isArriving)
    expect(sut.$payload.settled != nil, equals: !isArriving && part.contains("ping"))
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
    try expect(Set(sut.json.keys), equals: Set(JSONValue(json: json).keys))
    expect(again.$payload.outcome, equals: sut.$payload.outcome)
    expect(again.$payload.path, equals: sut.$payload.path)
    expect(failureLines(again.build()), equals: failureLines(sut.build()))
  }

  static let untold: [(json: String, outcome: FieldOutcome, findings: [String])] = [
    (#"{"payload":{"ref":"a"}}"#, .unusable, ["type: required String is missing"]),
    (#"{"type":null,"payload":{"ref":"a"}}"#, .unusable, ["type: required String is null"]),
    (#"{"type":null,"payload":"a"}"#, .unusable, ["type: required String is null"]),
    (#"{"type":[],"payload":{}}"#, .unusable, ["type: expected String, found array []"]),
    (#"{"payload":null}"#, .missing, []), (#"{"type":null}"#, .null, []), ("{}", .missing, []),
    (#"{"payload":""}"#, .unusable, ["type: required String is missing"]),
  ]

  /// An object is lost without its variant, which is on record even if the model does without.
  @Test(arguments: untold)
  func objectWithoutAVariant_isAFinding(json: String, outcome: FieldOutcome, findings: [String])
    throws
  {
    let sut = try EnvelopeBuilder(json: json)
    expect(sut.$payload.outcome, equals: outcome)
    expect(sut.$payload.finding?.description, equals: failureLines(sut.build()).first)
    expect(failureLines(sut.build()).count, equals: 1)
    for sut in [
      try OptionalEnvelopeBuilder(json: json),
      OptionalEnvelopeBuilder(dictionary: try dictionary(json)),
    ] {
      expect(sut.findings.map(\.description), equals: findings)
      #expect(try sut.build().get() == nil)
    }
    let report = OptionalEnvelopeBuilder.report(json: json)
    expect(report.findings.map(\.description), equals: findings)
  }

  @Test func emptyText_isNoLostObjectWhereItCountsAsNull() throws {
    let sut = try OptionalEnvelopeBuilder(json: #"{"payload":""}"#, coercion: .forgiving)
    #expect(sut.findings.isEmpty)
  }

  @Test func fieldThatWasSet_hasTheVariantOfItsValue() throws {
    var sut = try EnvelopeBuilder(json: #"{"payload":null,"type":"push"}"#)
    sut.payload = WebhookBuilder(dictionary: [:], variant: "ping")
    try expect(sut.json["type"]?.read(), equals: "ping")
    sut.payload = nil
    try expect(sut.json.description, equals: "{}")
  }
}

private struct OptionalEnvelopeBuilder: ConstructionBuilder {
  @Field var payload: WebhookBuilder?
  init(fields: JSONFields) { _payload = fields["payload", variant: "type"] }
  func build() -> Result<Webhook?, BuildFailure> { construct({ $0 }, $payload.optional) }
}

extension JSONValue {
  fileprivate var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }
}
