import ConstructionBuilders
import ConstructionBuildersContracts
import ConstructionBuildersMacros
import Foundation
import Testing

/// Findings and failures.
@Suite struct Findings {
  @Test func failure_ofAnEmptyObject() {
    func result() -> Result<CharacterResponseModel, BuildFailure> {
      CharacterResponseBuilder(dictionary: [:]).build()
      // CharacterResponseModel could not be built: 1 problem
      //   name: required String is missing
    }
    #expect(result().problems == ["name: required String is missing"])
  }

  @Test func problems_atAPath() {
    let paths: [FieldPath] = ["address", "address.city", "address.lines[0]", "email"]
    let findings = paths.map { Finding(path: $0, kind: .null, expected: "String") }
    let failure = BuildFailure(model: "User", findings[0], Array(findings[1...]))
    failure.problems(at: "address")       // address, address.city, address.lines[0], …
    failure.problems(at: "email").first?.kind
    #expect(failure.problems(at: "address") == Array(findings.prefix(3)))
  }

  @Test func path_isMadeOfSteps() {
    let path: FieldPath = "data.results[3].name"
    path.components     // [.key("data"), .key("results"), .index(3), .key("name")]
    "\(path)"           // data.results[3].name
    #expect(path.components == [.key("data"), .key("results"), .index(3), .key("name")])
    #expect("\(path)" == "data.results[3].name")
  }

  @Buildable struct User { let age: Int }
  typealias UserBuilder = User.Builder

  @Test func code_ofAMismatch() {
    let sut = UserBuilder(dictionary: ["age": "many"])
    sut.findings[0].code         // mismatch.int.string
    sut.findings[0].path         // age
    #expect(sut.findings[0].code == "mismatch.int.string" && sut.findings[0].path == "age")
  }

  @Test func finding_saysWhatWasFound() {
    let sut = CharacterResponseBuilder(dictionary: ["name": ["Scott", "Summers"]])
    sut.findings[0].path         // name
    sut.findings[0].kind         // .mismatch
    "\(sut.findings[0])"
    // name: expected String, found array ["Scott", "Summers"]
    #expect(sut.findings[0].path == "name" && sut.findings[0].kind == .mismatch)
    #expect("\(sut.findings[0])" == #"name: expected String, found array ["Scott", "Summers"]"#)
  }

  @Buildable struct Prices { let prices: [String: Int] }

  @Test func finding_withoutKeys() {
    let sut = Prices.Builder(dictionary: ["prices": ["ann@example.com": "many"]])
    let finding = sut.findings[0]
    finding                        // prices["ann@example.com"]: expected Int, found string "many"
    finding.redactedWithoutKeys    // prices["…"]: expected Int, found string
    #expect("\(finding)" == #"prices["ann@example.com"]: expected Int, found string "many""#)
    #expect("\(finding.redactedWithoutKeys)" == #"prices["…"]: expected Int, found string"#)
  }

  @Test func facts_arePrinted() {
    "\(FoundValue(kind: .array, excerpt: "[1, 2]"))"    // array [1, 2]
    #expect("\(FoundValue(kind: .array, excerpt: "[1, 2]"))" == "array [1, 2]")
    "\(TextLocation(line: 3, column: 14))"   // "line 3, column 14"
    #expect("\(TextLocation(line: 3, column: 14))" == "line 3, column 14")
  }

  enum FetchFailure: FindingsError {
    case service(code: Int)
    case badData(BuildFailure)

    var findings: [Finding] {
      if case .badData(let failure) = self { failure.findings } else { [] }
    }
  }

  /// It is only compiled.
  static func compiled(finding: Finding) {
    func askTheBackendTeam(_ finding: Finding) {}
    func log(_ finding: Finding) {}
    switch finding.kind {
    case .missing, .null: askTheBackendTeam(finding)
    default: log(finding.redacted)
    }
  }
}

/// Documents that are not an object.
@Suite struct Roots {
  /// It is only compiled.
  static func compiled(
    sut: JSONRoot<[CharacterResponseBuilder]>, data: Data, recorder: FindingRecorder
  ) throws {
    do {
      let models = try [CharacterResponseBuilder].build(json: data).get()
    }
    do {
      let report = [CharacterResponseBuilder].report(json: data)
    }
    do {
      [CharacterResponseBuilder].build(json: data, at: "data", "results")
      [CharacterResponseBuilder].build(json: data, at: "data", orWhole: true)     // or […]
    }
    do {
      [CharacterResponseBuilder].build(value: [["name": "Cyclops"]])
    }
    do {
      let characters = try JSONRoot<[CharacterResponseBuilder]>(json: data).build().get()
    }
    do {
      sut.build { $0.requiringAll.checked("1 or more") { !$0.isEmpty } }
      // [CharacterResponseModel] could not be built: 1 problem
      //   [1].name: required String is missing
    }
    do {
      let report = try JSONRoot<[CharacterResponseBuilder]>(json: data).report()
      recorder.record(report.findings)
    }
    do {
      let report = try JSONRoot<[CharacterResponseBuilder]>(json: data).report { $0.requiringAll }
    }
    do {
      let sut = try JSONRoot<[CharacterResponseBuilder]>(json: data)
      let results = try JSONRoot<[CharacterResponseBuilder]>(json: data, at: "data", "results")
    }
    do {
      let sut = JSONRoot<[CharacterResponseBuilder]>(value: [["name": "Cyclops"]])
    }
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
      sut.build { $0.requiringAll.checked("1 or more") { !$0.isEmpty } }
      // [CharacterResponseModel] could not be built: 1 problem
      //   [1].name: required String is missing
    }
    #expect(
      result().failure?.description == """
        [CharacterResponseModel] could not be built: 1 problem
          [1].name: required String is missing
        """)
  }

  @Test func root_isChanged() throws {
    let data = Data(#"[{"name": "Storm"}, {"name": "Rogue"}]"#.utf8)
    var sut = try JSONRoot<[CharacterResponseBuilder]>(json: data)
    sut.value?[0].name = nil
    sut.findings     // [0].name: required String is missing
    sut.build()      // the models of the other elements
    #expect(sut.findings.map(\.description) == ["[0].name: required String is missing"])
    #expect(try sut.build().get() == [CharacterResponseModel(name: "Rogue")])
  }

  @Test func root_ofAnotherType() throws {
    let sut = try JSONRoot<[Int]>(json: #"{"error": 7}"#)
    sut.outcome      // .unusable
    sut.findings     // line 1, column 1: expected array, found object {"error": 7}
    #expect(sut.outcome == .unusable)
    let problem = #"line 1, column 1: expected array, found object {"error": 7}"#
    #expect(sut.findings.map(\.description) == [problem])
  }

  @Test func root_isPrinted() throws {
    let sut = try JSONRoot<[Builders.Numbered.Builder]>(json: #"[{"id": 1}, {}]"#)
    let lines = try printed { print in
      for finding in sut.findings { print(finding) }
      // [1].id: required Int is missing
      print(try JSONRoot<[Int]>(json: "[1, 2]"))    // [1, 2]
      print(try JSONRoot<[Int]>(json: "7"))         // nil (expected array, found number 7)
    }
    let root = "nil (expected array, found number 7)"
    #expect(lines == ["[1].id: required Int is missing", "[1, 2]", root])
  }
}
