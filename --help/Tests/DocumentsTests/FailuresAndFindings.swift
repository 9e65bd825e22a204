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

private let slice = """
  {"total": "many", "results": [{"name": "Cyclops"}, {"name": [1, 2]}, {}]}
  """

func textOfFailure(print: (Any) -> Void) {
  if case .failure(let failure) = SliceResponseBuilder.build(json: slice) { print(failure) }
}

@Test func factsOfAFailure_areThoseOfTheArticle() throws {
  let failure = try #require(
    throws: BuildFailure.self, performing: { try SliceResponseBuilder.build(json: slice).get() })

  #expect(failure.localizedDescription == "The data could not be read: 4 problems.")
  #expect(failure.problems(at: "total").map(\.code) == ["mismatch.int.string"])
  #expect(failure.problems(at: "results").count == 2)
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
