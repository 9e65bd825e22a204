import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// What is built from a root.
struct RootBuildTests {
  static let json = #"[{"name": "Scott"}, {"friends": [7]}, 7, {"name": "Jean"}]"#

  @Test func build_leavesOutElementsAsAFieldDoes() throws {
    let sut = try JSONRoot<[GuestBuilder]>(json: Self.json)
    try expect(sut.build().get().map(\.name), equals: ["Scott", "Jean"])
  }

  @Test func build_withComplete_failsNamingEveryElement() throws {
    let sut = try JSONRoot<[GuestBuilder]>(json: Self.json)
    #expect {
      try sut.build { $0.requiringAll.checked("1 or more") { !$0.isEmpty } }.get()
    } throws: {
      "\($0)" == """
        [Guest] could not be built: 2 problems
          [1].name: required String is missing
          [2]: expected object, found number 7
        """
    }
  }

  @Test func build_withACheck_failsWithIt() throws {
    let sut = try JSONRoot<[GuestBuilder]>(json: "[]")
    expect(
      sut.build { $0.requiringAll.checked("1 or more") { !$0.isEmpty } },
      fails: "expected 1 or more, found array []")
  }

  @Test func build_withAMap_hasItsResult() throws {
    let sut = try JSONRoot<[GuestBuilder]>(json: Self.json)
    expect(sut.build { $0.map(\.count) }, equals: .success(2))
    expect(sut.build { $0.requiringAll.map(\.count).or(-1) }, equals: .success(-1))
  }

  @Test func report_withADefault_requiresNothing() throws {
    let sut = try JSONRoot<[GuestBuilder]>(json: "null")
    for report in [sut.report { $0.or([]) }, sut.report { $0.optional.map { $0 ?? [] } }] {
      try expect(report.result.get(), equals: [])
      expect(report.findings, equals: [])
    }
    let other = try JSONRoot<[GuestBuilder]>(json: "7").report { $0.or([]) }
    expect(other.findings.map(\.kind), equals: [.mismatch])
    let checked = sut.report { $0.checked("1 or more") { !$0.isEmpty } }
    expect(checked.findings.map(\.kind), equals: [.null])
  }

  /// The failure of a builder is its own, whatever it is called.
  @Test func build_ofABuilder_failsWithItsOwnFailure() throws {
    let sut = try JSONRoot<NamingBuilder>(json: "{}")
    expect(sut.build(), equals: .failure(BuildFailure("not today", at: "a", model: "Something")))
    expect(sut.build(), equals: NamingBuilder.build(json: "{}"))
  }

  @Test(arguments: ["{}", "7", "null", #"{"name": []}"#, #"{"name": "Jean"}"#, #""{}""#, "[]"])
  func build_ofABuilder_isThatOfTheBuilderInOneStep(json: String) throws {
    for coercion in [Coercion.strict, .lenient, .forgiving] {
      let sut = try JSONRoot<GuestBuilder>(json: json, coercion: coercion)
      expect(sut.build(), equals: GuestBuilder.build(json: json, coercion: coercion))
    }
  }

  @Test func build_ofABuilderWithAFailureOfItsOwn_explainsIt() throws {
    let sut = try JSONRoot<RefusingBuilder>(json: "{}")
    #expect {
      try sut.build().get()
    } throws: {
      "\($0)" == "Int could not be built: 1 problem\n  rejected: not today"
    }
  }

  /// The names of what is built, as Swift code writes them.
  @Test func failure_namesTheModel() throws {
    func name<Value: Capturable>(_ type: Value.Type) throws -> String? {
      let failure = #expect(throws: BuildFailure.self) { try JSONRoot<Value>(json: "") }
      return failure?.model
    }
    try expect(name([GuestBuilder].self), equals: "[Guest]")
    try expect(name([String: GuestBuilder].self), equals: "[String: Guest]")
    try expect(name([[GuestBuilder?]].self), equals: "[[Guest?]]")
    try expect(name(Int.self), equals: "Int")
    try expect(name(GuestBuilder.self), equals: "Guest")
  }
}

private struct NamingBuilder: ConstructionBuilder {
  init(fields: JSONFields) {}

  func build() -> Result<Int, BuildFailure> {
    .failure(BuildFailure("not today", at: "a", model: "Something"))
  }
}

private struct RefusingBuilder: ConstructionBuilder {
  struct Refusal: LocalizedError { var errorDescription: String? { "not today" } }

  init(fields: JSONFields) {}

  func build() -> Result<Int, Refusal> { .failure(Refusal()) }
}
