import ConstructionBuilders
import Foundation

@testable import ConstructionBuildersContracts

enum Signal {
  case delta(Node)
  case ping
  case other(String)
}

struct SignalBuilder: VariantBuilder {
  typealias Model = Signal

  @Field var type: String?
  @Field var delta: NodeBuilder?

  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type",
    .variant("first", "delta", as: \._delta, Signal.delta),
    .variant("ping", "first", "7", is: Signal.ping),
    unknown: Signal.other)

  init() { (_type, _delta) = (.missing, .missing) }
}

struct CargoBuilder: VariantBuilder {
  typealias Model = Signal

  @Field var type: String?
  @Field var delta: NodeBuilder?

  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "variant", content: "body",
    .variant("first", as: \._delta, Signal.delta), .variant("7", is: Signal.ping))

  init() { (_type, _delta) = (.missing, .missing) }
}

struct Variants {}

/// Reads objects of several variants.
struct VariantsBuilder: ConstructionBuilder {
  @Field var signals: [SignalBuilder]?
  @Field var cargo: CargoBuilder?
  @Field var spare: CargoBuilder?
  @Field var payload: CargoBuilder?
  @Field var signal: SignalBuilder?

  init(fields: JSONFields) {
    _signals = fields["signals"]
    _cargo = fields["cargo"]
    _spare = fields["spare"]
    _payload = fields["payload", variant: "meta", "type"]
    _signal = fields["signal", variant: "type"]
  }

  func build() -> Result<Variants, BuildFailure> {
    construct(
      { _, _, _, _, _ in Variants() },
      $signals.requiringAll, $cargo, $spare.optional, $payload, $signal.optional)
  }
}

extension VariantsBuilder {
  static let sample = Data(
    #"""
    {
      "signals": [
        {"type": "delta", "name": "a", "children": []}, {"type": "ping"}
      ],
      "cargo": {"variant": "first", "body": {"name": "b"}}, "spare": {"variant": "7", "body": true},
      "meta": {"type": "first"}, "payload": {"body": {"name": "c"}, "variant": "unread"},
      "type": "first", "signal": {"name": "d"}
    }
    """#.utf8)
}
