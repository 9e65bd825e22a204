import ConstructionBuilders
import Testing

@testable import TestSupport

/// Dictionaries that are not JSON, of a variant that is known.
struct VariantDictionaryTests {
  private let event = Event.delta(Delta(text: "a", index: 1))

  @Test func keysOfAnyType() throws {
    let userInfo: [AnyHashable: Any] = ["text": "a", "index": 1, 7: true]
    expect(try? EventBuilder(dictionary: userInfo, variant: "delta").build().get(), equals: event)
    expect(try? EventBuilder.build(dictionary: userInfo, variant: "delta").get(), equals: event)
    let report = EventBuilder.report(dictionary: userInfo, variant: "delta")
    expect(try? report.result.get(), equals: event)
    expect(report.findings, equals: [])
  }

  @Test(
    arguments: [
      (nil, "required dictionary is missing"), (7, "expected dictionary, found number 7"),
      ([1], "expected dictionary, found array [1]"),
    ] as [((any Sendable)?, String)])
  func whatIsNoDictionary_fails(_ value: (any Sendable)?, _ problem: String) {
    let argument = value as Any?
    expect(EventBuilder.build(dictionary: argument, variant: "delta"), fails: problem)
    let report = EventBuilder.report(dictionary: argument, variant: "delta")
    expect(report.findings, say: problem)
    let failure = #expect(throws: BuildFailure.self) {
      try EventBuilder(dictionary: argument, variant: "delta")
    }
    expect(failure?.findings, say: problem)
  }

  @Test func missingVariant_fails() {
    let any: [AnyHashable: Any] = ["text": "a"]
    expect(
      EventBuilder.build(dictionary: any, variant: nil), fails: "type: required String is missing")
  }

  @Test func literal_isADictionaryOfStrings() throws {
    let report = EventBuilder.report(dictionary: ["text": "a", "index": "1"], variant: "delta")
    try expect(report.result.get(), equals: event)
    expect(report.findings, say: #"index: read string "1" as Int"#)
  }
}
