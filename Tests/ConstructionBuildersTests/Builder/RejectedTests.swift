import ConstructionBuilders
import Testing

@testable import TestSupport

/// What `build()` finds out itself.
struct RejectedTests {
  @Test func rejection_namesModelFieldAndReason() throws {
    let sut = try StayBuilder(json: #"{"from": 3, "to": 1}"#)
    guard case .failure(let failure) = sut.build() else { return #expect(Bool(false)) }
    expect(
      failure.description,
      equals: """
        Stay could not be built: 1 problem
          to: rejected: ends before it begins
        """)
    expect(sut.findings, equals: failure.findings)
    let outer = try One<[StayBuilder]>(
      json: #"{"value": [{"from": 3, "to": 1}, {"from": 1, "to": 3}]}"#)
    expect(outer.findings, say: "value[0].to: rejected: ends before it begins")
  }

  @Test func rejectionOfTheWhole_hasNoPath() throws {
    expect(StayBuilder.build(json: #"{"from": 9, "to": 9}"#), fails: "rejected: is empty")
    let outer = try One<StayBuilder>(json: #"{"value": {"from": 9, "to": 9}}"#)
    expect(outer.build(), fails: "value: rejected: is empty")
  }

  @Test func failureByItsReason_isOneFinding() {
    let failure = BuildFailure("is empty", at: "a.b[0]")
    expect(
      failure.description,
      equals: """
        Model could not be built: 1 problem
          a.b[0]: rejected: is empty
        """)
  }
}

private struct Stay { let from, to: Int }

private struct StayBuilder: ConstructionBuilder {
  @Field var from: Int?
  @Field var to: Int?

  init(fields: JSONFields) {
    _from = fields["from"]
    _to = fields["to"]
  }

  func build() -> Result<Stay, BuildFailure> {
    if let from, let to, to < from { return rejected("ends before it begins", at: $to) }
    if from == to { return rejected("is empty") }
    return construct(Stay.init, $from, $to)
  }
}
