import ConstructionBuilders
import ConstructionBuildersContracts
import ConstructionBuildersMacros
import Foundation
import Testing

/// Findings and failures.
@Suite struct Findings {
  @Test func failure_ofAnEmptyObject() {
    func result() -> Result<CharacterResponseModel, BuildFailure> {
      // Code: BuildFailure.swift
    }
    #expect(result().problems == ["name: required String is missing"])
  }

  @Test func problems_atAPath() {
    let paths: [FieldPath] = ["address", "address.city", "address.lines[0]", "email"]
    let findings = paths.map { Finding(path: $0, kind: .null, expected: "String") }
    let failure = BuildFailure(model: "User", findings[0], Array(findings[1...]))
    // Code: BuildFailure.swift, block 3
    #expect(failure.problems(at: "address") == Array(findings.prefix(3)))
  }

  @Test func path_isMadeOfSteps() {
    // Code: FieldPath.swift
    #expect(path.components == [.key("data"), .key("results"), .index(3), .key("name")])
    #expect("\(path)" == "data.results[3].name")
  }

  @Buildable struct User { let age: Int }
  typealias UserBuilder = User.Builder

  @Test func code_ofAMismatch() {
    // Code: Finding+Code.swift
    #expect(sut.findings[0].code == "mismatch.int.string" && sut.findings[0].path == "age")
  }

  @Test func finding_saysWhatWasFound() {
    // Code: Finding.swift
    #expect(sut.findings[0].path == "name" && sut.findings[0].kind == .mismatch)
    #expect("\(sut.findings[0])" == #"name: expected String, found array ["Scott", "Summers"]"#)
  }

  @Buildable struct Prices { let prices: [String: Int] }

  @Test func finding_withoutKeys() {
    let sut = Prices.Builder(dictionary: ["prices": ["ann@example.com": "many"]])
    let finding = sut.findings[0]
    // Code: Finding.swift, block 2
    #expect("\(finding)" == #"prices["ann@example.com"]: expected Int, found string "many""#)
    #expect("\(finding.redactedWithoutKeys)" == #"prices["…"]: expected Int, found string"#)
  }

  @Test func facts_arePrinted() {
    // Code: FoundValue.swift
    #expect("\(FoundValue(kind: .array, excerpt: "[1, 2]"))" == "array [1, 2]")
    // Code: TextLocation.swift
    #expect("\(TextLocation(line: 3, column: 14))" == "line 3, column 14")
  }

  // Code: FindingsError.swift

  /// It is only compiled.
  static func compiled(finding: Finding) {
    func askTheBackendTeam(_ finding: Finding) {}
    func log(_ finding: Finding) {}
    // Code: FindingKind.swift
  }
}

/// Documents that are not an object.
@Suite struct Roots {
  /// It is only compiled.
  static func compiled(
    sut: JSONRoot<[CharacterResponseBuilder]>, data: Data, recorder: FindingRecorder
  ) throws {
    // Code: Array+Build.swift, each block
    // Code: JSONRoot+Build.swift, each block
    // Code: JSONRoot+Input.swift, each block
  }

  @Test func array_thatFails() {
    let json = #"[{}, {"name": "Storm"}, {"name": "Rogue"}, 7]"#
    #expect(
      [CharacterResponseBuilder].build(json: json).failure?.description == """
        [CharacterResponseModel] could not be built: 2 problems
          [0].name: required String is missing
          [3]: expected object, found number 7
        """)
  }

  @Test func root_withConditions() throws {
    let sut = try JSONRoot<[CharacterResponseBuilder]>(json: #"[{"name": "Storm"}, {}]"#)
    func result() -> Result<[CharacterResponseModel], BuildFailure> {
      // Code: JSONRoot+Build.swift, block 2
    }
    #expect(
      result().failure?.description == """
        [CharacterResponseModel] could not be built: 1 problem
          [1].name: required String is missing
        """)
  }

  @Test func root_isChanged() throws {
    let data = Data(#"[{"name": "Storm"}, {"name": "Rogue"}]"#.utf8)
    // Code: JSONRoot.swift
    #expect(sut.findings.map(\.description) == ["[0].name: required String is missing"])
    #expect(try sut.build().get() == [CharacterResponseModel(name: "Rogue")])
  }

  @Test func root_ofAnotherType() throws {
    // Code: JSONRoot.swift, block 2
    #expect(sut.outcome == .unusable)
    let problem = #"line 1, column 1: expected array, found object {"error": 7}"#
    #expect(sut.findings.map(\.description) == [problem])
  }

  @Test func root_isPrinted() throws {
    let sut = try JSONRoot<[Builders.Numbered.Builder]>(json: #"[{"id": 1}, {}]"#)
    let lines = try printed { print in
      // Code: JSONRoot.swift, block 3
      // Code: JSONRoot.swift, block 4
    }
    let root = "nil (expected array, found number 7)"
    #expect(lines == ["[1].id: required Int is missing", "[1, 2]", root])
  }
}
