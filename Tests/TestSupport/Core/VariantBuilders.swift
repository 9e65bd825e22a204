import ConstructionBuilders

/// Builders of several variants, written by hand.

struct Delta: Equatable, Sendable {
  let text: String
  let index: Int
}

struct DeltaBuilder: ConstructionBuilder {
  @Field var text: String?
  @Field var index: Int?

  init(fields: JSONFields) {
    _text = fields["text"]
    _index = fields["index"]
  }

  func build() -> Result<Delta, BuildFailure> { construct(Delta.init, $text, $index) }
}

struct MessageBuilder: ConstructionBuilder {
  @Field var id: Int?
  init(fields: JSONFields) { _id = fields["id"] }
  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
}

enum Event: Equatable, Sendable {
  case delta(Delta)
  case message(Int)
  case ping
  case other(String)
}

struct EventBuilder: VariantBuilder {
  typealias Model = Event

  @Field var type: String?
  @Field var delta: DeltaBuilder?
  @Field var message: MessageBuilder?

  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type",
    .variant("delta", as: \._delta, Event.delta),
    .variant("message", "note", as: \._message, Event.message),
    .variant("ping", is: Event.ping),
    unknown: Event.other)

  init() { (_type, _delta, _message) = (.missing, .missing, .missing) }
}

/// The members of a variant stand apart.
struct WrappedBuilder: VariantBuilder {
  typealias Model = Event

  @Field var type: String?
  @Field var delta: DeltaBuilder?

  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type", content: "payload",
    .variant("delta", as: \._delta, Event.delta),
    .variant("ping", is: Event.ping),
    unknown: Event.other)

  init() { (_type, _delta) = (.missing, .missing) }
}

enum Closed: Equatable, Sendable { case ping }

/// Other variants are problems.
struct ClosedBuilder: VariantBuilder {
  typealias Model = Closed

  @Field var type: String?
  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type", .variant("ping", is: Closed.ping))
  init() { _type = .missing }
}

struct NumberedBuilder: VariantBuilder {
  typealias Model = String

  @Field var type: String?
  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type", .variant("1", is: "one"), .variant("2", is: "two"))
  init() { _type = .missing }
}

struct PushBuilder: ConstructionBuilder {
  @Field var ref: String?
  init(fields: JSONFields) { _ref = fields["ref"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $ref) }
}

enum Webhook: Equatable, Sendable {
  case push(String)
  case ping
}

/// The variant comes from outside.
struct WebhookBuilder: VariantBuilder {
  typealias Model = Webhook

  @Field var type: String?
  @Field var push: PushBuilder?

  static let variants = BuilderVariants<Self>(
    \._type, .variant("push", as: \._push, Webhook.push), .variant("ping", is: Webhook.ping))

  init() { (_type, _push) = (.missing, .missing) }
}

/// A neighbour tells the variant.
struct EnvelopeBuilder: ConstructionBuilder {
  @Field var payload: WebhookBuilder?
  init(fields: JSONFields) { _payload = fields["payload", variant: "type"] }
  func build() -> Result<Webhook, BuildFailure> { construct({ $0 }, $payload) }
}

struct StrictEnvelopeBuilder: ConstructionBuilder {
  @Field var payload: NumberedBuilder?
  init(fields: JSONFields) { _payload = fields["payload", variant: "type", coercion: .strict] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $payload) }
}

/// A path leads to what tells the variant.
struct MetaBuilder: ConstructionBuilder {
  @Field var payload: EventBuilder?
  init(fields: JSONFields) { _payload = fields["payload", variant: "meta", "type"] }
  func build() -> Result<Event, BuildFailure> { construct({ $0 }, $payload) }
}

/// Variants in variants: `outer`, whose `item` is of the variant `inner`, whose `delta` is an
/// event.
struct OuterBuilder: VariantBuilder {
  typealias Model = Event

  @Field var type: String?
  @Field var outer: ItemHolder?

  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type", .variant("outer", as: \._outer) { $0 })

  init() { (_type, _outer) = (.missing, .missing) }

  struct ItemHolder: ConstructionBuilder {
    @Field var item: InnerBuilder?
    init(fields: JSONFields) { _item = fields["item"] }
    func build() -> Result<Event, BuildFailure> { construct({ $0 }, $item) }
  }

  struct InnerBuilder: VariantBuilder {
    typealias Model = Event

    @Field var type: String?
    @Field var inner: DeltaHolder?

    static let variants = BuilderVariants<Self>(
      \._type, discriminator: "type", .variant("inner", as: \._inner) { $0 })

    init() { (_type, _inner) = (.missing, .missing) }
  }

  struct DeltaHolder: ConstructionBuilder {
    @Field var delta: EventBuilder?
    init(fields: JSONFields) { _delta = fields["delta"] }
    func build() -> Result<Event, BuildFailure> { construct({ $0 }, $delta) }
  }
}

/// A field in a builder of its own type.
indirect enum BoxedField<Builder: ConstructionBuilder> {
  case none
  case some(Field<Builder>)

  var field: Field<Builder> {
    get { if case .some(let field) = self { field } else { .missing } }
    set { self = .some(newValue) }
  }
}

/// A variant of its own type that reads the same object, again and again.
struct EndlessBuilder: VariantBuilder {
  typealias Model = Int

  @Field var type: String?
  var again = BoxedField<EndlessBuilder>.none

  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type",
    .variant("again", as: \.again.field) { $0 + 1 }, .variant("end", is: 0))

  init() { _type = .missing }
}

/// A variant of its own type in a member.
struct ContentBuilder: VariantBuilder {
  typealias Model = Int

  @Field var type: String?
  var again = BoxedField<ContentBuilder>.none

  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type", content: "content",
    .variant("again", as: \.again.field) { $0 + 1 }, .variant("end", is: 0))

  init() { _type = .missing }
}
