import ConstructionBuilders
import ConstructionBuildersStreams
import Testing

@testable import TestSupport

/// Variants in documents that are still arriving, or were cut off.
struct VariantSnapshotTests {
  @Test func arrivingNeighbour_isWaitedFor() throws {
    var reader = PartialReader<EnvelopeBuilder>()
    reader.append(#"{"payload": {"ref": "mai"#)
    #expect(reader.snapshot().payload == nil)
    reader.append(#"n"}, "type": "pu"#)
    #expect(reader.snapshot().payload == nil)
    expect(reader.snapshot().build(), fails: "payload: object is still arriving")
    reader.append(#"sh""#)
    expect(reader.snapshot().payload?.push?.ref, equals: "main")
    try expect(reader.snapshot().build().get(), equals: .push("main"))
  }

  @Test func arrivingDiscriminator_isWaitedFor() throws {
    var reader = PartialReader<EventBuilder>()
    reader.append(#"{"text": "a", "type": "del"#)
    expect(reader.snapshot().type, equals: nil)
    #expect(reader.snapshot().delta == nil)
    expect(reader.snapshot().build(), fails: "type: String is still arriving")
    reader.append(#"ta", "in"#)
    expect(reader.snapshot().type, equals: "delta")
    expect(reader.snapshot().delta?.text, equals: "a")
    expect(reader.snapshot().build(), fails: "index: Int is still arriving")
    reader.append(#"dex": 4}"#)
    try expect(reader.snapshot().build().get(), equals: .delta(Delta(text: "a", index: 4)))
  }

  @Test func arrivingContent_isShownSoFar() throws {
    var reader = PartialReader<WrappedBuilder>()
    reader.append(#"{"type": "delta", "payload": {"text": "ab"#)
    expect(reader.snapshot().delta?.text, equals: "ab")
    expect(reader.snapshot().build(), fails: "payload: object is still arriving")
  }

  @Test func arrivingElement_isNilUntilItsDiscriminatorHasSettled() throws {
    var reader = PartialReader<One<[EventBuilder]>>()
    reader.append(#"{"value": [{"type": "ping"}, {"text": "x", "ty"#)
    expect(reader.snapshot().value?.count, equals: 1)
    reader.append(#"pe": "delta""#)
    expect(reader.snapshot().value?.map(\.type), equals: ["ping", "delta"])
    expect(reader.snapshot().value?.last?.delta?.text, equals: "x")
  }

  @Test func documentThatWasCutOff_keepsTheVariantsBefore() throws {
    let sut = try JSONRoot<[EventBuilder]>(cutOff: #"[{"type": "ping"}, {"type": "del"#)
    try expect(sut.build().get(), equals: [.ping])
    let one = try JSONRoot<EventBuilder>(cutOff: #"{"text": "x", "type": "del"#)
    expect(one.build(), fails: "type: required String is missing, the body ends early")
  }

  @Test func stream_readsEachElementByItsVariant() throws {
    var reader = ElementReader<EventBuilder>(.lines)
    reader.append("{\"type\": \"ping\"}\n{\"type\": \"message\", \"id\": 1}\n{\"id\": 1}\n")
    try reader.finish()
    var built: [Result<Event, BuildFailure>] = []
    while let element = reader.next() { built.append(element.result) }
    expect(built.count, equals: 3)
    expect(built.prefix(2), equals: [.success(.ping), .success(.message(1))])
    expect(built.last.map(failureLines), equals: ["type: required String is missing"])
  }

  @Test func arrivingDiscriminator_isNotMissing() throws {
    var reader = PartialReader<FrameBuilder>()
    reader.append(#"{"d": "a""#)
    expect(reader.snapshot().text, equals: nil)
    expect(reader.snapshot().build(), fails: "op: String is still arriving")
    reader.append("}")
    try expect(reader.snapshot().build().get(), equals: "a")
  }

  @Test func discriminatorThatWasCutOff_isNotMissing() throws {
    let sut = try JSONRoot<FrameBuilder>(cutOff: #"{"d": "a""#)
    expect(sut.build(), fails: "op: required String is missing, the body ends early")
  }
}

/// An object whose variant is told by a member beside it.
struct VariantBesideSnapshotTests {
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
}

/// A number tells the variant, and a missing one tells that of a text.
private struct FrameBuilder: VariantBuilder {
  typealias Model = String

  @Field var op: String?
  @Field var text: String?

  static let variants = BuilderVariants<Self>(
    \._op, discriminator: "op", as: .sent(as: .number), missing: "0", content: "d",
    .variant("0", as: \._text) { $0 }, .variant("11", is: "heartbeat"))

  init() { (_op, _text) = (.missing, .missing) }
}
