import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation

/// The article *Objects of several kinds*.
enum ObjectsOfSeveralKinds {
  struct TextDelta: Equatable {
    let text: String
  }

  struct TextDeltaBuilder: ConstructionBuilder {
    @Field var text: String?

    init(fields: JSONFields) { _text = fields["text"] }

    func build() -> Result<TextDelta, BuildFailure> { construct(TextDelta.init, $text) }
  }

  enum Event: Equatable {
    case delta(TextDelta)
    case ping
    case other(String)
  }

  struct EventBuilder: KindedBuilder {
    typealias Model = Event

    @Field var type: String?
    @Field var delta: TextDeltaBuilder?

    static let kinds = BuilderKinds<Self>(
      \._type, discriminator: "type",
      .kind("message_delta", as: \._delta, Event.delta),
      .kind("ping", "keepalive", is: Event.ping),
      unknown: Event.other)

    init() { (_type, _delta) = (.missing, .missing) }
  }

  @Sendable static func fields(print: (Any) -> Void) throws {
    var sut = try EventBuilder(json: #"{"type": "message_delta", "text": "Hel"}"#)
    print(try sut.build().get() == .delta(TextDelta(text: "Hel")))
    sut.delta?.text = nil
    if case .failure(let failure) = sut.build() { print(failure) }
  }

  @Sendable static func unknown(print: (Any) -> Void) throws {
    let event = try EventBuilder(json: #"{"type": "message_stop"}"#)
    for finding in event.findings { print(finding) }
    print(try event.build().get() == .other("message_stop"))
  }

  struct WebhookBuilder: KindedBuilder {
    typealias Model = Event

    @Field var type: String?
    @Field var delta: TextDeltaBuilder?

    static let kinds = BuilderKinds<Self>(\._type, .kind("delta", as: \._delta, Event.delta))

    init() { (_type, _delta) = (.missing, .missing) }
  }

  /// It is only compiled.
  private static func outside(body: Data, header: String?) {
    let webhook = WebhookBuilder.build(json: body, kind: header)
    print(webhook)
  }

  private struct EnvelopeBuilder: ConstructionBuilder {
    @Field var data: WebhookBuilder?

    init(fields: JSONFields) {
      _data = fields["data", kind: "event"]
    }

    func build() -> Result<Event, BuildFailure> { construct({ $0 }, $data) }
  }
}

@Buildable
struct Piece {
  let text: String
}

@Buildable(discriminator: "type")
enum Message {
  @Kind("message_delta") case delta(Piece)
  @Kind("ping", "keepalive") case ping
  @Unknown case other(String)
}
