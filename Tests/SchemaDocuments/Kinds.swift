import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation

enum Signal {
  case delta(Node)
  case ping
  case other(String)
}

struct SignalBuilder: KindedBuilder {
  typealias Model = Signal

  @Field var type: String?
  @Field var delta: NodeBuilder?

  static let kinds = BuilderKinds<Self>(
    \._type, discriminator: "type",
    .kind("first", "delta", as: \._delta, Signal.delta),
    .kind("ping", "first", "7", is: Signal.ping),
    unknown: Signal.other)

  init() { (_type, _delta) = (.missing, .missing) }
}

struct CargoBuilder: KindedBuilder {
  typealias Model = Signal

  @Field var type: String?
  @Field var delta: NodeBuilder?

  static let kinds = BuilderKinds<Self>(
    \._type, discriminator: "kind", content: "body",
    .kind("first", as: \._delta, Signal.delta), .kind("7", is: Signal.ping))

  init() { (_type, _delta) = (.missing, .missing) }
}

struct Kinds {}

/// Reads objects of several kinds.
struct KindsBuilder: ConstructionBuilder {
  @Field var signals: [SignalBuilder]?
  @Field var cargo: CargoBuilder?
  @Field var spare: CargoBuilder?
  @Field var payload: CargoBuilder?
  @Field var signal: SignalBuilder?

  init(fields: JSONFields) {
    _signals = fields["signals"]
    _cargo = fields["cargo"]
    _spare = fields["spare"]
    _payload = fields["payload", kind: "meta", "type"]
    _signal = fields["signal", kind: "type"]
  }

  func build() -> Result<Kinds, BuildFailure> {
    construct(
      { _, _, _, _, _ in Kinds() },
      $signals.complete, $cargo, $spare.optional, $payload, $signal.optional)
  }
}

extension KindsBuilder {
  static let sample = Data(
    #"""
    {
      "signals": [
        {"type": "delta", "name": "a", "children": []}, {"type": "ping"}
      ],
      "cargo": {"kind": "first", "body": {"name": "b"}}, "spare": {"kind": "7", "body": true},
      "meta": {"type": "first"}, "payload": {"body": {"name": "c"}, "kind": "unread"},
      "type": "first", "signal": {"name": "d"}
    }
    """#.utf8)
}
