import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// JSON values, and Decodable types.
@Suite struct Values {
  @Test func digits_areKept() throws {
    // Code: JSONValue+Input.swift
    #expect(value["price"]?.description == "1.50")
  }

  @Test func path_isSet() {
    // Code: ConstructionBuilders/Values/JSONValue+Path.swift
    #expect(value == ["results": [["name": "Storm"]]])
  }

  @Test func path_isWrong() throws {
    let problem = #expect(throws: PathProblem.self) {
      // Code: ConstructionBuildersFixtures/Values/JSONValue+Path.swift
    }
    #expect(problem?.description == "results[0].nmae: there is no such member, did you mean name?")
    // Code: ConstructionBuildersFixtures/Values/JSONValue+Path.swift, block 2
    #expect(value == ["results": [["name": "Cyclops"], ["name": "Storm"]]])
  }

  @Test func members_areSet() {
    // Code: JSONValue.swift, block 2
    #expect("\(value)" == #"{"name":"Cyclops","powers":["optic blast","tactics"]}"#)
    // Code: JSONValue.swift, block 4
    #expect(value["powers"] == ["flight", "tactics"])
    value = ["a": [:]]
    // Code: JSONValue.swift, block 3
    #expect(value == ["a": .null])
    var (members, isSame) = (JSONValue.Members(), true)
    // Code: JSONValue.swift, block 5
    #expect(members.count == 0)
  }

  struct Thumbnail: Codable, Equatable { let path, `extension`: String }

  @Test func thumbnail_isDecodedAndEncoded() throws {
    do {
      // Code: JSONValue+Codable.swift, block 2
      #expect(thumbnail == Thumbnail(path: "cyclops", extension: "jpg"))
    }
    // Code: JSONValue+Codable.swift, block 3
    #expect("\(value)" == #"{"path":"cyclops","extension":"jpg"}"#)
  }

  /// It is only compiled.
  static func compiled(data: Data, request: inout URLRequest) throws {
    // Code: JSONValue+Codable.swift
    // Code: ConstructionBuilders/Values/JSONValue+Path.swift, block 2
    // Code: Codable/Decoded.swift, block 2
  }

  /// It is only compiled.
  static func page(data: Data, decoder: JSONDecoder) throws {
    // Code: DecodableModel.swift
    func log(_ failure: BuildFailure) {}
    var (page, problems): (Page, [Finding])
    // Code: DecodableModel.swift, "If there is no model"
    // Code: ConstructionError.swift
  }

  struct Character {
    let name: String
    let thumbnail: Models.Thumbnail?
  }

  enum Models {
    // Code: Codable/Decoded.swift
  }

  @Test func thumbnail_withoutPath() {
    let sut = Models.CharacterBuilder(dictionary: ["name": "Cyclops", "thumbnail": [:]])
    #expect(sut.findings.map(\.description) == ["thumbnail.path: required value is missing"])
  }
}
