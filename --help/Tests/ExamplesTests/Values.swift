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
    let value = try JSONValue(json: #"{"price": 1.50}"#)
    value["price"]
    #expect(value["price"]?.description == "1.50")
  }

  @Test func path_isSet() {
    var value: JSONValue = ["results": [["name": "Cyclops"]]]
    value[at: "results[0].name"]              // "Cyclops"
    value[at: "results[0].name"] = "Storm"
    #expect(value == ["results": [["name": "Storm"]]])
  }

  @Test func path_isWrong() throws {
    let problem = #expect(throws: PathProblem.self) {
      var value: JSONValue = ["results": [["name": "Cyclops"]]]
      try value.set(.null, at: "results[0].nmae")
      // results[0].nmae: there is no such member, did you mean name?
    }
    #expect(problem?.description == "results[0].nmae: there is no such member, did you mean name?")
    var value: JSONValue = ["results": [["name": "Cyclops"]]]
    try value.add(["name": "Storm"], at: "results[1]")
    #expect(value == ["results": [["name": "Cyclops"], ["name": "Storm"]]])
  }

  @Test func members_areSet() {
    var value: JSONValue = ["name": "Cyclops", "powers": ["optic blast"], "height": 1.90]
    value["powers"]?[0]            // "optic blast"
    value["powers"]?[1] = "tactics"
    value["height"] = nil
    "\(value)"                     // {"name":"Cyclops","powers":["optic blast","tactics"]}
    #expect("\(value)" == #"{"name":"Cyclops","powers":["optic blast","tactics"]}"#)
    value["powers"]?[0] = "flight"
    #expect(value["powers"] == ["flight", "tactics"])
    value = ["a": [:]]
    value["a"]?["b"] = 1        // sets b if there is an object a
    value["a"] = nil            // removes a
    value["a"] = .null          // a is null
    #expect(value == ["a": .null])
    var (members, isSame) = (JSONValue.Members(), true)
    members["name"] = isSame ? nil : "Storm"     // nil is no member, and .null is null
    #expect(members.count == 0)
  }

  struct Thumbnail: Codable, Equatable { let path, `extension`: String }

  @Test func thumbnail_isDecodedAndEncoded() throws {
    do {
      let value: JSONValue = ["path": "cyclops", "extension": "jpg"]
      let thumbnail = try value.decode(Thumbnail.self)
      #expect(thumbnail == Thumbnail(path: "cyclops", extension: "jpg"))
    }
    let value = try JSONValue(Thumbnail(path: "cyclops", extension: "jpg"))
    "\(value)"     // {"path":"cyclops","extension":"jpg"}
    #expect("\(value)" == #"{"path":"cyclops","extension":"jpg"}"#)
  }

  /// It is only compiled.
  static func compiled(data: Data, request: inout URLRequest) throws {
    let value = try JSONDecoder().decode(JSONValue.self, from: data)
    request.httpBody = value.data
    let decoder = JSONDecoder()
    decoder.userInfo[.coercion] = Coercion.forgiving
  }

  /// It is only compiled.
  static func page(data: Data, decoder: JSONDecoder) throws {
    let hero = try JSONDecoder().decode(DecodableModel<CharacterResponseBuilder>.self, from: data)
    hero.model
    hero.findings     // what was repaired or left out

    struct Page: Decodable { let results: [DecodableModel<CharacterResponseBuilder>] }
    func log(_ failure: BuildFailure) {}
    var (page, problems): (Page, [Finding])
    do {
      page = try decoder.decode(Page.self, from: data)
    } catch {
      if let failure = BuildFailure(underlying: error) { log(failure.redacted) }
    }
    do {
      page = try decoder.decode(Page.self, from: data)
    } catch {
      problems = BuildFailure(underlying: error)?.findings ?? []
    }
  }

  struct Character {
    let name: String
    let thumbnail: Models.Thumbnail?
  }

  enum Models {
    struct Thumbnail: Decodable { let path: String }

    struct CharacterBuilder: ConstructionBuilder {
      @Field var name: String?
      @Field var thumbnail: Decoded<Thumbnail>?

      init(fields: JSONFields) {
        _name = fields["name"]
        _thumbnail = fields["thumbnail"]
      }

      func build() -> Result<Character, BuildFailure> {
        // init(name: String, thumbnail: Thumbnail?)
        construct(Character.init, $name, $thumbnail.optional)
      }
    }
  }

  @Test func thumbnail_withoutPath() {
    let sut = Models.CharacterBuilder(dictionary: ["name": "Cyclops", "thumbnail": [:]])
    #expect(sut.findings.map(\.description) == ["thumbnail.path: required value is missing"])
  }
}
