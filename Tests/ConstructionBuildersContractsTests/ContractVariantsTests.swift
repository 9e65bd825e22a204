import ConstructionBuilders
import ConstructionBuildersContracts
import TestSupport
import Testing

/// What a contract says about objects of several variants.
struct ContractVariantsTests {
  @Test func variants_areListedWithTheirFields() {
    expect(
      "\(SignalBuilder.contract())",
      equals: """
        Signal, lenient
          variant chosen by type
          "delta": Piece
            text: String, required (unconfirmed by a sample)
          "ping" or "keepalive": no other fields
          other variants are kept
        """)
  }

  @Test func sample_goesToItsVariant() {
    let sample = #"[{"type": "ping"}, {"type": "delta", "text": "a"}, {"type": "new"}]"#
    expect(
      "\([SignalBuilder].contract(sample: sample))",
      equals: """
        array of Signal, lenient
          variant chosen by type
          "delta": Piece
            text: String, required
          "ping" or "keepalive": no other fields
          other variants are kept
        """)
  }

  @Test func variantFromANeighbour_isNamed_andTheSampleFollowsIt() {
    let sample = #"{"meta": {"variant": "delta"}, "payload": {"body": {"text": "a"}}}"#
    expect(
      "\(WrappingBuilder.contract(sample: sample))",
      equals: """
        Cargo, lenient
          payload: CargoBuilder, variant chosen by meta.variant, required
            variant chosen by the caller
            "delta": Piece in body
              text: String, required
            other variants cannot be built
        """)
  }

  @Test func neighbourThatTellsTheVariant_isRead() {
    let contract = WrappingBuilder.contract()
    let json = #"{"meta": {"variant": "delta"}, "payload": {"body": {"text": "a"}}, "other": 1}"#
    expect(
      "\(contract.unread(in: json))",
      equals: """
        1 document, unread keys:
          other: in 1 of 1 object, nothing reads it
        """)
    expect(
      "\(contract.unread(in: #"{"meta": {"Variant": "delta"}}"#))",
      equals: """
        1 document, unread keys:
          meta.Variant: in 1 of 1 object, nothing reads it; nearest: variant, missing in 1
        """)
  }

  @Test func neighbourThatTellsTheVariant_isInTheExample() throws {
    let sample = """
      {"meta": {"variant": "delta", "x": 1}, "payload": {"body": {"text": "a"}}, "y": 1}
      """
    try expect(
      WrappingBuilder.contract(sample: sample).example(from: sample).description,
      equals: #"{"payload":{"body":{"text":"a"}},"meta":{"variant":"delta"}}"#)
  }

  @Test func variantFromOutside_hasNoPlaceInTheDocument() throws {
    guard case .failure(let failure) = CargoBuilder.build(json: "{}", variant: nil) else {
      Issue.record("it builds")
      return
    }
    expect(
      "\(failure.explained(in: "{}", by: CargoBuilder.self))",
      equals: """
        Cargo could not be built: 1 problem
          type: required String is missing
        """)
  }

  @Test func missingDiscriminator_hasTheNearestKey() {
    expect(
      "\(SignalBuilder.contract().unread(in: #"{"Type": "ping", "q": 1}"#))",
      equals: """
        1 document, unread keys:
          Type: in 1 of 1 object, nothing reads it; nearest: type, missing in 1
        """)
  }

  @Test func numberAsAKind_isQuotedAsItWasSent() {
    expect(
      SignalBuilder(dictionary: ["type": 5]).findings.map(\.description).last,
      equals: "type: expected Signal, found number 5, which is not one of its cases")
  }

  @Test func variantFromOutside_isSaidWithTheSample() {
    let sample = Array(#"{"body": {"text": "a"}}"#.utf8)
    let contract = CargoBuilder.contract(sample: sample, variant: "delta")
    expect(contract.sampleProblem, equals: nil)
    expect(contract.object(named: "Piece")?.fields.map(\.need), equals: [.required])
  }

  @Test func variantOfItsOwnType_ends() {
    let sample = #"{"type": "again"}"#
    expect(
      "\(AgainBuilder.contract(sample: sample))",
      equals: """
        Again, lenient
          the sample cannot be built as a whole: object is nested too deep
          variant chosen by type
          "again": Boxed
            variant chosen by type
            "again": Boxed
              see above
            other variants cannot be built
          other variants cannot be built
        """)
  }

  @Test func budgetForLosses_isADemand() {
    expect(
      "\(BudgetBuilder.contract())",
      equals: """
        Array<Int>, lenient
          few: array of Int, required (unconfirmed by a sample), losing at most 3
          part: array of Int, optional (unconfirmed by a sample), losing at most 10%
        """)
  }
}

private enum Signal {
  case delta(Piece)
  case ping
  case other(String)
}

private struct Piece { let text: String }

private struct PieceBuilder: ConstructionBuilder {
  @Field var text: String?

  init(fields: JSONFields) { _text = fields["text"] }

  func build() -> Result<Piece, BuildFailure> { construct(Piece.init, $text) }
}

private struct SignalBuilder: VariantBuilder {
  typealias Model = Signal

  @Field var type: String?
  @Field var delta: PieceBuilder?

  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type",
    .variant("delta", as: \._delta, Signal.delta),
    .variant("ping", "keepalive", is: Signal.ping),
    unknown: Signal.other)

  init() { (_type, _delta) = (.missing, .missing) }
}

private struct Cargo { let delta: Piece }

private struct CargoBuilder: VariantBuilder {
  typealias Model = Cargo

  @Field var type: String?
  @Field var delta: PieceBuilder?

  static let variants = BuilderVariants<Self>(
    \._type, content: "body", .variant("delta", as: \._delta, Cargo.init))

  init() { (_type, _delta) = (.missing, .missing) }
}

private struct WrappingBuilder: ConstructionBuilder {
  @Field var payload: CargoBuilder?

  init(fields: JSONFields) { _payload = fields["payload", variant: "meta", "variant"] }

  func build() -> Result<Cargo, BuildFailure> { construct({ $0 }, $payload) }
}

private struct Again {}

private struct AgainBuilder: VariantBuilder {
  typealias Model = Again

  @Field var type: String?
  @Field var again: Boxed?

  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type", .variant("again", as: \._again, { _ in Again() }))

  init() { (_type, _again) = (.missing, .missing) }

  /// A class, because a struct cannot contain itself.
  final class Boxed: VariantBuilder {
    typealias Model = Again

    @Field var type: String?
    @Field var again: Boxed?

    static let variants = BuilderVariants<Boxed>(
      \._type, discriminator: "type", .variant("again", as: \._again, { _ in Again() }))

    required init() { (_type, _again) = (.missing, .missing) }
  }
}

private struct BudgetBuilder: ConstructionBuilder {
  @Field var few: [Int]?
  @Field var part: [Int]?

  init(fields: JSONFields) {
    _few = fields["few"]
    _part = fields["part"]
  }

  func build() -> Result<[Int], BuildFailure> {
    construct(
      { $0 + $1 }, $few.allowingLosses(atMost: 3), $part.allowingLosses(atMostShare: 0.1).or([]))
  }
}
