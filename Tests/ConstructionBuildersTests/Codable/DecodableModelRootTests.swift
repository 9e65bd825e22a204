import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Roots through any decoder.
struct DecodableModelRootTests {
  @Test(arguments: Way.allCases)
  func arrayOfBuilders_hasModelsAndFindings(way: Way) throws {
    let sut = try way.decode(
      DecodableModel<[GuestBuilder]>.self, #"[{"name": "Scott"}, {}, "x", {"name": "Jean"}]"#)

    expect(sut.model.map(\.name), equals: ["Scott", "Jean"])
    expect(sut.builder.map(\.name), equals: ["Scott", nil, "Jean"])
    expect(
      sut.findings, say: "[1].name: required String is missing",
      #"[2]: expected object, found string "x""#)
  }

  @Test(arguments: Way.allCases)
  func dictionaryInsideAPage_findsUnderTheWholePath(way: Way) throws {
    let json = #"{"guests": {"a": {"name": "Scott"}, "b": {}}, "counts": ["1", "many"]}"#
    let sut = try way.decode(RootsPage.self, json)

    expect(sut.guests.model.mapValues(\.name), equals: ["a": "Scott"])
    expect(sut.guests.findings, say: "guests.b.name: required String is missing")
    expect(sut.counts.model, equals: [1])
    expect(
      sut.counts.findings, say: #"counts[0]: read string "1" as Int"#,
      #"counts[1]: expected Int, found string "many""#)
  }

  @Test(arguments: Way.allCases)
  func wrongKind_isATypeMismatch(way: Way) throws {
    let error = #expect(throws: DecodingError.self) {
      try way.decode(RootsPage.self, #"{"guests": "none", "counts": []}"#)
    }
    guard case .typeMismatch(let type, let context)? = error else {
      Issue.record("not typeMismatch: \(String(describing: error))")
      return
    }
    expect("\(type)", equals: "Dictionary<String, Guest>")
    expect(
      context.debugDescription,
      equals: """
        [String: Guest] could not be built: 1 problem
          guests: expected object, found string "none"
        """)
  }

  @Test func null_isValueNotFound() throws {
    let error = #expect(throws: DecodingError.self) {
      try Way.json.decode(DecodableModel<[GuestBuilder]>.self, "null")
    }
    guard case .valueNotFound(let type, let context)? = error else {
      Issue.record("not valueNotFound: \(String(describing: error))")
      return
    }
    expect("\(type)", equals: "Array<Guest>")
    expect(context.debugDescription, endsWith: "required array is null")
  }

  @Test func models_areCompared() throws {
    let sut = try Way.json.decode(DecodableModel<[Int]>.self, "[1]")
    try expect(sut, equals: Way.json.decode(DecodableModel<[Int]>.self, #"["1"]"#))
    #expect(try sut != Way.json.decode(DecodableModel<[Int]>.self, "[2]"))
    expect(Set([sut, sut]).count, equals: 1)
  }
}

private struct RootsPage: Decodable {
  let guests: DecodableModel<[String: GuestBuilder]>
  let counts: DecodableModel<[Int]>
}
