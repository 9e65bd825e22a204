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
  // Code: FailuresAndFindings.md, "The text of a failure"
}

func placesOfAFailure(print: (Any) -> Void) {
  let json = #"{"total": "many", "results": [{"name": "Cyclops"}, {"name": [1, 2]}, {}]}"#
  if case .failure(let failure) = SliceResponseBuilder.build(json: json) {
    // Code: FailuresAndFindings.md, "For an alert, a form and a crash reporter"
  }
}

@Test func factsOfFindings() throws {
  var lines: [String] = []
  func print(_ line: String) { lines.append(line) }

  let json = #"{"total": "many", "results": [{"name": "Cyclops"}, {"name": [1, 2]}, {}]}"#
  for finding in try SliceResponseBuilder(json: json).findings {
    // Code: FailuresAndFindings.md, "Facts, not sentences"
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

  // Code: FailuresAndFindings.md, "Errors of your own"
}

@Test func stay_thatEndsBeforeItBegins_isRejectedAtItsEnd() throws {
  let failure = #expect(throws: BuildFailure.self) {
    try StayBuilder.build(json: #"{"from": 3, "to": 1}"#).get()
  }

  #expect(failure?.findings.map(\.description) == ["to: rejected: ends before it begins"])
}
