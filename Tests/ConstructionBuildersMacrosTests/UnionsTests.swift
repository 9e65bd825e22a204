import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation
import TestSupport
import Testing

/// Properties of one of several types, and enumerations whose payloads tell the case.
struct UnionsTests {
  @Test func properties_areRead() throws {
    let json = #"""
      {"customer": {"id": "c", "email": 7}, "refunds": ["r", {"amount": 3}, {"amount": "x"}],
       "holder": [{"name": "n"}], "edited": 12}
      """#
    let report = Payment.Builder.report(json: json)
    try expect(
      report.result.get(),
      equals: Payment(
        customer: .second(Payer(id: "c", email: "7")),
        refunds: [.first("r"), .second(Refund(amount: 3))], holder: .several([Person(name: "n")]),
        edited: .second(Date(timeIntervalSince1970: 12))))
    expect(
      report.findings.map(\.description),
      equals: [
        "customer.email: read number 7 as String",
        #"refunds[2].amount: expected Int, found string "x""#,
      ])
    expect(
      Payment.Builder.report(dictionary: try members(of: json)).findings, equals: report.findings)
    try expect(Payment.Builder.build(json: json).get(), equals: report.result.get())
  }

  @Test(arguments: [
    (#""a""#, Holder.id("a")), (#"{"name": "n"}"#, .default(Person(name: "n"))),
    ("[]", .several([])),
  ])
  func cases_areToldByTheirPayload(json: String, expected: Holder) throws {
    try expect(JSONRoot<Holder.Builder>(json: json).build().get(), equals: expected)
  }

  @Test func noArm_isAProblemThatNamesAll() {
    expect(
      "\(Payment.Builder.build(json: #"{"customer": true, "holder": 7}"#, coercion: .strict))",
      equals: """
        failure(Payment could not be built: 1 problem
          customer: expected String or Payer, found boolean true)
        """)
    let sut = Payment.Builder(dictionary: ["holder": 7], coercion: .strict)
    expect(
      sut.$holder.finding?.description,
      equals: "holder: expected String or Person or [Person], found number 7")
  }

  @Test func recursiveUnion_isReadAndFilled() throws {
    let json = #"{"terms": [1, {"terms": [2, {"terms": []}]}]}"#
    let term: Term = try JSONRoot<Term.TermBuilder>(json: json).build().get()
    expect(
      term,
      equals: Term.sum(
        Terms(terms: [.number(1), .sum(Terms(terms: [.number(2), .sum(Terms(terms: []))]))])))
    expectFilling(Terms(terms: [term]))
  }

  @Test func unions_areFilled() {
    expectFilling(
      Payment(
        customer: .first("c"), refunds: [.second(Refund(amount: 1)), .first("r")],
        holder: .default(Person(name: "n")), edited: .first(false)))
    expectFilling(
      Payment(
        customer: .second(Payer(id: "c", email: nil)), refunds: [],
        holder: .several([Person(name: "n")]), edited: nil))
  }

  private func members(of json: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  private func expectFilling<Model: Buildable & Equatable>(_ model: Model)
  where Model.Builder: FillableBuilder, Model.Builder.Model == Model {
    let built = try? Model.Builder(model).build().get()
    expect(built, equals: model)
  }
}
