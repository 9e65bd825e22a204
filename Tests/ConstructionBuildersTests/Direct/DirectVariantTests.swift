import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// A variant from outside, with the model made straight from the document.
struct DirectVariantTests {
  static let bodies = [
    #"{"ref": "main"}"#, #"{"ref": 5}"#, "{}", #"{"ref": []}"#, "[]", "[1]", "null", "7",
    #""{\"ref\": \"main\"}""#, "", "{",
  ]

  @Test(arguments: bodies, ["push", "ping", "fork", nil])
  func variant_isBuiltAsByTheBuilder(json: String, variant: String?) {
    for coercion in [Coercion.strict, .lenient, .forgiving] {
      let expected = WebhookBuilder.build(json: json, variant: variant, coercion: coercion)
      expect(
        DirectWebhookBuilder.build(json: json, variant: variant, coercion: coercion),
        equals: expected)
      expect(
        DirectWebhookBuilder.build(json: Data(json.utf8), variant: variant, coercion: coercion),
        equals: expected)
    }
  }

  @Test func variantFromOutside_isBuiltWithoutABuilder() throws {
    let json = #"{"ref": "main"}"#
    let made = DirectWebhookBuilder.$makesBuilders.withValue(false) {
      DirectWebhookBuilder.build(json: json, variant: "push")
    }
    try expect(made.get(), equals: .push("main"))
  }

  /// A part that is not required is left out, and that is on record.
  @Test(
    arguments: [
      #"{"hook":{"type":4,"ref":"main"}}"#, #"{"hook":{"type":4}}"#, #"{"hook":{}}"#,
      #"{"hook":{"type":"push"}}"#, #"{"hook":"{}"}"#, #"{"hooks":[{"type":4},{}]}"#,
      #"{"guest":{}}"#, #"{"guest":{"name":4}}"#, #"{"guest":[]}"#, #"{"guests":[{},{}]}"#,
      #"{"all":{"a":{"type":4},"b":{}}}"#, #"{"guest":{"name":4,"size":5,"friend":{}}}"#,
      #"{"guests":[{"name":4,"size":5},{"name":4,"size":5,"friend":{"name":true}}]}"#,
    ])
  func partThatCannotBeBuilt_isReported(json: String) throws {
    for coercion in [Coercion.strict, .lenient, .forgiving] {
      let report = DirectHolderBuilder.report(json: json, coercion: coercion)
      let sut = try DirectHolderBuilder(json: json, coercion: coercion)
      expect(report.findings, equals: sut.findings)
      #expect(!report.findings.isEmpty)
      try expect(report.result.get(), equals: sut.build().get())
    }
  }
}

private struct DirectHolderBuilder: _DirectBuilder {
  struct GuestBuilder: ConstructionBuilder {
    @Field var name: Int?
    @Field var size: Int?
    @Field var friend: FriendBuilder?
    init(fields: JSONFields) {
      _name = fields["name"]
      _size = fields["size"]
      _friend = fields["friend"]
    }
    func build() -> Result<Int, BuildFailure> {
      construct({ $0 + $1 + ($2 ?? 0) }, $name, $size, $friend.optional)
    }
  }

  struct FriendBuilder: ConstructionBuilder {
    @Field var name: Int?
    init(fields: JSONFields) { _name = fields["name"] }
    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $name) }
  }

  struct Model: Equatable {
    var hook: Webhook?
    var hooks: [Webhook?]
    var guest: Int?
    var guests: [Int?]
    var all: [String: Webhook?]
  }

  @Field var hook: DirectWebhookBuilder?
  @Field var hooks: [DirectWebhookBuilder?]?
  @Field var guest: GuestBuilder?
  @Field var guests: [GuestBuilder?]?
  @Field var all: [String: DirectWebhookBuilder?]?

  init(fields: JSONFields) {
    _hook = fields["hook"]
    _hooks = fields["hooks"]
    _guest = fields["guest"]
    _guests = fields["guests"]
    _all = fields["all"]
  }

  func build() -> Result<Model, BuildFailure> {
    construct(
      Model.init, $hook.optional, $hooks.or([]), $guest.optional, $guests.or([]), $all.or([:]))
  }

  static let keys: _JSONKeys = ["hook", "hooks", "guest", "guests", "all"]

  static func model(from members: _JSONMembers) -> Model? {
    Model(
      hook: members.value(0, DirectWebhookBuilder.self),
      hooks: members.value(1, [DirectWebhookBuilder?].self) ?? [],
      guest: members.value(2, GuestBuilder.self),
      guests: members.value(3, [GuestBuilder?].self) ?? [],
      all: members.value(4, [String: DirectWebhookBuilder?].self) ?? [:])
  }
}

private struct DirectWebhookBuilder: _DirectVariantBuilder {
  typealias Model = Webhook

  /// Whether a builder may be made.
  @TaskLocal static var makesBuilders = true

  @Field var type: String?
  @Field var push: PushBuilder?

  static let variants = BuilderVariants<Self>(
    \._type, .variant("push", as: \._push, Webhook.push), .variant("ping", is: Webhook.ping))

  init() {
    #expect(Self.makesBuilders)
    (_type, _push) = (.missing, .missing)
  }
}
