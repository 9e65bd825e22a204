import ConstructionBuilders
import Testing

@testable import TestSupport

/// An object whose variant is told by a member beside it, and that is not there.
struct VariantBesideTests {
  static let untold: [(json: String, outcome: FieldOutcome, findings: [String])] = [
    (#"{"payload":{"ref":"a"}}"#, .unusable, ["type: required String is missing"]),
    (#"{"type":null,"payload":{"ref":"a"}}"#, .unusable, ["type: required String is null"]),
    (#"{"type":null,"payload":"a"}"#, .unusable, ["type: required String is null"]),
    (#"{"type":[],"payload":{}}"#, .unusable, ["type: expected String, found array []"]),
    (#"{"payload":null}"#, .missing, []), (#"{"type":null}"#, .null, []), ("{}", .missing, []),
    (#"{"payload":""}"#, .unusable, ["type: required String is missing"]),
  ]

  /// An object is lost without its variant, which is on record even if the model does without.
  @Test(arguments: untold)
  func objectWithoutAVariant_isAFinding(json: String, outcome: FieldOutcome, findings: [String])
    throws
  {
    let sut = try EnvelopeBuilder(json: json)
    expect(sut.$payload.outcome, equals: outcome)
    expect(sut.$payload.finding?.description, equals: failureLines(sut.build()).first)
    expect(failureLines(sut.build()).count, equals: 1)
    for sut in [
      try OptionalEnvelopeBuilder(json: json),
      OptionalEnvelopeBuilder(dictionary: try dictionary(json)),
    ] {
      expect(sut.findings, say: findings)
      try expect(sut.build().get(), equals: nil)
    }
    let report = OptionalEnvelopeBuilder.report(json: json)
    expect(report.findings, say: findings)
  }

  @Test func emptyText_isNoLostObjectWhereItCountsAsNull() throws {
    let sut = try OptionalEnvelopeBuilder(json: #"{"payload":""}"#, coercion: .forgiving)
    expect(sut.findings, equals: [])
  }
}

private struct OptionalEnvelopeBuilder: ConstructionBuilder {
  @Field var payload: WebhookBuilder?
  init(fields: JSONFields) { _payload = fields["payload", variant: "type"] }
  func build() -> Result<Webhook?, BuildFailure> { construct({ $0 }, $payload.optional) }
}
