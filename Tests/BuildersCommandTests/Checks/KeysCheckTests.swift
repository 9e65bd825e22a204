import ConstructionBuilders
import ConstructionBuildersContracts
import Testing

/// A check says what the builder does with keys that are read, sets, variants that a neighbour
/// tells, and a budget for losses.
struct ContractOfKeysTests {
  private enum Size: Int, CaseIterable, Capturable, Sendable {
    case one = 1
    case two
  }

  private enum Event {
    case push(Int)
    case ping
    case other(String)
  }

  private struct PushBuilder: ConstructionBuilder {
    @Field var id: Int?
    init(fields: JSONFields) { _id = fields["id"] }
    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
  }

  private struct EventBuilder: VariantBuilder {
    typealias Model = Event
    @Field var type: String?
    @Field var push: PushBuilder?

    static let variants = BuilderVariants<Self>(
      \._type, discriminator: "type", .variant("push", as: \._push, Event.push),
      .variant("ping", is: Event.ping), unknown: Event.other)

    init() { (_type, _push) = (.missing, .missing) }
  }

  private struct KeysBuilder: ConstructionBuilder {
    @Field var byNumber: [Int: String]?
    @Field var bySize: [Size: Int]?
    @Field var byPrice: [Double: Int]?
    @Field var size: Size?
    @Field var tags: Set<String>?
    @Field var told: EventBuilder?
    @Field var mayBeTold: EventBuilder?
    @Field var few: [Int]?
    @Field var first: Int?

    init(fields: JSONFields) {
      _byNumber = fields["byNumber"]
      _bySize = fields["bySize"]
      _byPrice = fields["byPrice"]
      _size = fields["size"]
      _tags = fields["tags"]
      _told = fields["told", variant: "event"]
      _mayBeTold = fields["mayBeTold", variant: "other event"]
      _few = fields["few"]
      _first = fields["list", 0, "n", adding: .arraysFromSingleValues]
    }

    func build() -> Result<Int, BuildFailure> {
      construct(
        { byNumber, _, _, _, _, _, _, _, _ in byNumber.count }, $byNumber, $bySize.optional,
        $byPrice.optional, $size.optional, $tags, $told, $mayBeTold.optional,
        $few.allowingLosses(atMost: 1),
        $first.optional)
    }
  }

  private static func document(_ dice: inout Dice) -> String {
    func one(_ values: String...) -> String { dice.one(of: values) }
    let object = one("{}", #"{"id": 1}"#, #"{"id": "x"}"#, "[]", "7", "null")
    let values = [
      "byNumber": one(
        "{}", #"{"x": "a"}"#, #"{"01": "a"}"#, #"{"1": "a", "x": "b"}"#,
        #"{"1.0": "a"}"#),
      "bySize": one(#"{"3": 1}"#, #"{"1": 1}"#, #"{"01": 1}"#, #"{"1": 1, "x": 1}"#),
      "byPrice": one(#"{"1.50": 1}"#, #"{"01.5": 1}"#, #"{"x": 1, "2e0": 1}"#),
      "size": one("1", "\"01\"", "\" 2 \"", "true", "3", "\"x\""),
      "tags": one(#"["a", "a"]"#, #"["a", 1, "1"]"#, "[]", "[{}]"),
      "event": one("\"ping\"", "\"new\"", "1", "null", "{}"), "told": object,
      "other event": one("\"ping\"", "\"new\"", "\"push\""), "mayBeTold": object,
      "few": one("[]", "[1, \"x\"]", "[\"x\"]"),
      "list": one(#"{"n": 1}"#, #"{"0": {"n": 1}}"#, "[]"),
    ]
    let right = [
      "byNumber": #"{"1": "a"}"#, "tags": #"["a"]"#, "event": "\"push\"", "other event": "\"push\"",
      "told": #"{"id": 1}"#,
      "few": "[1]", "list": #"[{"n": 1}]"#,
    ]
    return dice.object(of: right, rarely: values)
  }

  @Test(arguments: [Coercion.lenient, .strict, .forgiving], 0..<3)
  func outcome_isThatOfTheBuilder(coercion: Coercion, seed: Int) {
    var dice = Dice(seed + 3000)
    ContractCheckTests.compare(KeysBuilder.self, coercion) { Self.document(&dice) }
  }
}
