import ConstructionBuilders

/// Builders of several kinds, written by hand.

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

struct EventBuilder: KindedBuilder {
  typealias Model = Event

  @Field var type: String?
  @Field var delta: DeltaBuilder?
  @Field var message: MessageBuilder?

  static let kinds = BuilderKinds<Self>(
    \._type, discriminator: "type",
    .kind("delta", as: \._delta, Event.delta),
    .kind("message", "note", as: \._message, Event.message),
    .kind("ping", is: Event.ping),
    unknown: Event.other)

  init() { (_type, _delta, _message) = (.missing, .missing, .missing) }
}

/// The members of a kind stand apart.
struct WrappedBuilder: KindedBuilder {
  typealias Model = Event

  @Field var type: String?
  @Field var delta: DeltaBuilder?

  static let kinds = BuilderKinds<Self>(
    \._type, discriminator: "type", content: "payload",
    .kind("delta", as: \._delta, Event.delta),
    .kind("ping", is: Event.ping),
    unknown: Event.other)

  init() { (_type, _delta) = (.missing, .missing) }
}

enum Closed: Equatable, Sendable { case ping }

/// Other kinds are problems.
struct ClosedBuilder: KindedBuilder {
  typealias Model = Closed

  @Field var type: String?
  static let kinds = BuilderKinds<Self>(
    \._type, discriminator: "type", .kind("ping", is: Closed.ping))
  init() { _type = .missing }
}

struct NumberedBuilder: KindedBuilder {
  typealias Model = String

  @Field var type: String?
  static let kinds = BuilderKinds<Self>(
    \._type, discriminator: "type", .kind("1", is: "one"), .kind("2", is: "two"))
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

/// The kind comes from outside.
struct WebhookBuilder: KindedBuilder {
  typealias Model = Webhook

  @Field var type: String?
  @Field var push: PushBuilder?

  static let kinds = BuilderKinds<Self>(
    \._type, .kind("push", as: \._push, Webhook.push), .kind("ping", is: Webhook.ping))

  init() { (_type, _push) = (.missing, .missing) }
}

/// A neighbour tells the kind.
struct EnvelopeBuilder: ConstructionBuilder {
  @Field var payload: WebhookBuilder?
  init(fields: JSONFields) { _payload = fields["payload", kind: "type"] }
  func build() -> Result<Webhook, BuildFailure> { construct({ $0 }, $payload) }
}

struct StrictEnvelopeBuilder: ConstructionBuilder {
  @Field var payload: NumberedBuilder?
  init(fields: JSONFields) { _payload = fields["payload", kind: "type", coercion: .strict] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $payload) }
}

/// A path leads to what tells the kind.
struct MetaBuilder: ConstructionBuilder {
  @Field var payload: EventBuilder?
  init(fields: JSONFields) { _payload = fields["payload", kind: "meta", "type"] }
  func build() -> Result<Event, BuildFailure> { construct({ $0 }, $payload) }
}

/// Kinds in kinds: `outer`, whose `item` is of the kind `inner`, whose `delta` is an event.
struct OuterBuilder: KindedBuilder {
  typealias Model = Event

  @Field var type: String?
  @Field var outer: ItemHolder?

  static let kinds = BuilderKinds<Self>(
    \._type, discriminator: "type", .kind("outer", as: \._outer) { $0 })

  init() { (_type, _outer) = (.missing, .missing) }

  struct ItemHolder: ConstructionBuilder {
    @Field var item: InnerBuilder?
    init(fields: JSONFields) { _item = fields["item"] }
    func build() -> Result<Event, BuildFailure> { construct({ $0 }, $item) }
  }

  struct InnerBuilder: KindedBuilder {
    typealias Model = Event

    @Field var type: String?
    @Field var inner: DeltaHolder?

    static let kinds = BuilderKinds<Self>(
      \._type, discriminator: "type", .kind("inner", as: \._inner) { $0 })

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

/// A kind of its own type that reads the same object, again and again.
struct EndlessBuilder: KindedBuilder {
  typealias Model = Int

  @Field var type: String?
  var again = BoxedField<EndlessBuilder>.none

  static let kinds = BuilderKinds<Self>(
    \._type, discriminator: "type",
    .kind("again", as: \.again.field) { $0 + 1 }, .kind("end", is: 0))

  init() { _type = .missing }
}

/// A kind of its own type in a member.
struct ContentBuilder: KindedBuilder {
  typealias Model = Int

  @Field var type: String?
  var again = BoxedField<ContentBuilder>.none

  static let kinds = BuilderKinds<Self>(
    \._type, discriminator: "type", content: "content",
    .kind("again", as: \.again.field) { $0 + 1 }, .kind("end", is: 0))

  init() { _type = .missing }
}
