import ConstructionBuilders
import Foundation
import Testing

struct SliceResponseModel {
  let offset: Int
  let total: Int
  let results: [String]
}

struct SliceResponseBuilder: ConstructionBuilder {
  @Field var offset: Int?
  @Field var total: Int?
  @Field var results: [NameBuilder]?

  init(fields: JSONFields) {
    _offset = fields["offset"]
    _total = fields["total"]
    _results = fields["results"]
  }

  func build() -> Result<SliceResponseModel, BuildFailure> {
    construct(SliceResponseModel.init, $offset, $total, $results.requiringAll)
  }
}

struct NameBuilder: ConstructionBuilder {
  @Field var name: String?

  init(fields: JSONFields) {
    _name = fields["name"]
  }

  func build() -> Result<String, BuildFailure> {
    construct({ $0 }, $name)
  }
}

func textOfFailure(print: (Any) -> Void) {
  let json = """
    {"total": "many", "results": [{"name": "Cyclops"}, {"name": [1, 2]}, {}]}
    """
  if case .failure(let failure) = SliceResponseBuilder.build(json: json) {
    print(failure)
  }
}

func placesOfAFailure(print: (Any) -> Void) {
  let json = #"{"total": "many", "results": [{"name": "Cyclops"}, {"name": [1, 2]}, {}]}"#
  if case .failure(let failure) = SliceResponseBuilder.build(json: json) {
    print(failure.localizedDescription)
    for problem in failure.problems(at: "total") { print(problem) }
    for finding in failure.findings { print("\(finding.code) at \(finding.path)") }
  }
}

@Test func factsOfFindings() throws {
  var lines: [String] = []
  func print(_ line: String) { lines.append(line) }

  let json = #"{"total": "many", "results": [{"name": "Cyclops"}, {"name": [1, 2]}, {}]}"#
  for finding in try SliceResponseBuilder(json: json).findings {
    switch finding.kind {
    case .missing, .null: print("ask the backend team for \(finding.path)")
    case .mismatch where finding.found?.kind == .string:
      print("a string again at \(finding.path)")
    default: print(finding.redacted.description)
    }
  }

  #expect(
    lines == [
      "ask the backend team for offset", "a string again at total",
      "results[1].name: expected String, found array", "ask the backend team for results[2].name",
    ])
}

struct Stay {
  let from: Int
  let to: Int
}

struct StayBuilder: ConstructionBuilder {
  @Field var from: Int?
  @Field var to: Int?

  init(fields: JSONFields) {
    _from = fields["from"]
    _to = fields["to"]
  }

  func build() -> Result<Stay, BuildFailure> {
    if let from, let to, to < from {
      return rejected("ends before it begins", at: $to)
    }
    return construct(Stay.init, $from, $to)
  }
}

@Test func stay_thatEndsBeforeItBegins_isRejectedAtItsEnd() throws {
  let failure = #expect(throws: BuildFailure.self) {
    try StayBuilder.build(json: #"{"from": 3, "to": 1}"#).get()
  }

  #expect(failure?.findings.map(\.description) == ["to: rejected: ends before it begins"])
}
