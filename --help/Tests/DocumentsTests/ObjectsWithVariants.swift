import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation

/// The article *Objects with variants*.
enum ObjectsWithVariants {
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

  struct EventBuilder: VariantBuilder {
    typealias Model = Event

    @Field var type: String?
    @Field var delta: TextDeltaBuilder?

    static let variants = BuilderVariants<Self>(
      \._type, discriminator: "type",
      .variant("message_delta", as: \._delta, Event.delta),
      .variant("ping", "keepalive", is: Event.ping),
      unknown: Event.other)

    init() { (_type, _delta) = (.missing, .missing) }
  }

  @Sendable static func fields(print: (Any) -> Void) throws {
    var builder = try EventBuilder(json: #"{"type": "message_delta", "text": "Hel"}"#)
    print(try builder.build().get() == .delta(TextDelta(text: "Hel")))
    builder.delta?.text = nil
    if case .failure(let failure) = builder.build() { print(failure) }
  }

  @Sendable static func unknown(print: (Any) -> Void) throws {
    let event = try EventBuilder(json: #"{"type": "message_stop"}"#)
    for finding in event.findings { print(finding) }
    print(try event.build().get() == .other("message_stop"))
  }

  enum Frame {
    case text(String)
    case delta(TextDelta)
    case heartbeat
  }

  struct FrameBuilder: VariantBuilder {
    typealias Model = Frame

    @Field var op: String?
    @Field var text: String?
    @Field var delta: TextDeltaBuilder?

    static let variants = BuilderVariants<Self>(
      \._op, discriminator: "op", as: .sent(as: .number), content: "d",
      .variant("0", as: \._text, Frame.text),  // "d": "Hi"
      .variant("4", as: \._delta, in: .sent(as: .string), Frame.delta),  // JSON in a string
      .variant("11", is: Frame.heartbeat))

    init() { (_op, _text, _delta) = (.missing, .missing, .missing) }
  }

  struct WebhookBuilder: VariantBuilder {
    typealias Model = Event

    @Field var type: String?
    @Field var delta: TextDeltaBuilder?

    static let variants = BuilderVariants<Self>(
      \._type, .variant("delta", as: \._delta, Event.delta))

    init() { (_type, _delta) = (.missing, .missing) }
  }

  /// It is only compiled.
  private static func outside(body: Data, header: String?) {
    let webhook = WebhookBuilder.build(json: body, variant: header)
    print(webhook)
  }

  private struct EnvelopeBuilder: ConstructionBuilder {
    @Field var data: WebhookBuilder?

    init(fields: JSONFields) {
      _data = fields["data", variant: "event"]
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
  @Variant("message_delta") case delta(Piece)
  @Variant("ping", "keepalive") case ping
  @Unknown case other(String)
}
