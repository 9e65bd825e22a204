import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

/// What cannot be written is refused, with its path.
struct RefusalTests {
  @Test func classBuilders_areRefusedWhereverTheyAre() throws {
    let failure = #expect(throws: BuildFailure.self) {
      try SentDocument<OwnedBuilder>(json: #"{"owner": {"id": 1}}"#)
    }
    #expect(
      failure?.findings.map { "\($0)" } == [
        "rejected: OwnerBuilder is a class, so that a change of it cannot be told"
      ])
  }

  @Test func twoFieldsAtOneKey_areRefusedIfOneIsChanged() throws {
    let words = try refusal(#"{"id": "1"}"#, as: TwiceBuilder.self) { $0.number = 2 }
    #expect(words.count == 1 && words[0].hasPrefix("id: rejected: "))
    #expect(
      try edited(#"{"id": "1"}"#, as: TwiceBuilder.self) {
        $0.number = 2
        $0.text = "2"
      } == #"{"id": "2"}"#)
  }

  @Test func aPathIntoAnArrayThatIsAFieldToo_isRefusedIfBothChange() throws {
    let words = try refusal(#"{"coords": [1, 2]}"#, as: TwiceBuilder.self) {
      $0.first = 5
      $0.coords?[1] = 6
    }
    #expect(words.count == 1 && words[0].contains("another field that reads the same place"))
  }

  @Test func whatJSONCannotExpress_isRefused() throws {
    let words = try refusal(#"{"balance": 1}"#) { (user: inout UserBuilder) in user.balance = .nan }
    #expect(words.count == 1 && words[0].hasPrefix("balance: rejected: "))
    let inner = try refusal(#"{"scores": [1, 2], "id": 1}"#) { (user: inout UserBuilder) in
      user.scores?[1] = .infinity
      user.id = 3
    }
    #expect(inner.count == 1 && inner[0].hasPrefix("scores[1]: rejected: "))
  }

  @Test func typesThatAreNotEncodable_areRefusedIfTheyAreTouched() throws {
    let json = #"{"shade": "a", "other": {"path": "p", "x": 1}, "mine": {"path": "p", "x": 1}}"#
    #expect(
      try edited(json, as: TypesBuilder.self) { $0.mine?.path = "q" }
        == #"{"shade": "a", "other": {"path": "p", "x": 1}, "mine": {"path": "q", "x": 1}}"#)
    let other = try refusal(json, as: TypesBuilder.self) { $0.other?.path = "q" }
    #expect(other == ["other: rejected: Decoded<Other> is not Encodable"])
    let words = try refusal(json, as: TypesBuilder.self) { $0.shade = Shade(name: "b") }
    #expect(words.count == 1 && words[0].hasPrefix("shade: rejected: "))
  }

  @Test func anElementOutOfEmbeddedJSON_isRefused() throws {
    let words = try refusal(
      #"[{"lines": "[{\"sku\": \"a\"}]"}, {"lines": []}]"#, as: [UserBuilder].self,
      coercion: .forgiving
    ) { users in
      users[1].lines = users[0].lines
    }
    #expect(words.count == 1 && words[0].contains("embedded in a string"))
  }

  @Test func aTextThatWouldBeReadAsNull_isRefused() throws {
    let words = try refusal(#"{"extra": 1, "id": 1}"#) { (user: inout UserBuilder) in
      user.extra = .null
      user.extra = user.extra
    }
    #expect(words == ["not refused: {\"extra\": null, \"id\": 1}"])
  }

  @Test func depthOfFiveHundred_isEdited() throws {
    let json =
      String(repeating: #"{"x": 1.0, "inner": "#, count: 500) + "{}"
      + String(repeating: "}", count: 500)
    func change(_ builder: inout DeepBuilder, _ levels: Int) {
      if levels == 0 {
        builder.name = "n"
      } else if var inner = builder.inner?.first {
        change(&inner, levels - 1)
        builder.inner = [inner]
      }
    }
    let text = try edited(json, as: DeepBuilder.self, coercion: .forgiving) { change(&$0, 500) }
    #expect(text == json.replacing("{}", with: #"{"name": "n"}"#))
  }
}

private final class OwnerBuilder: ConstructionBuilder {
  @Field var id: Int?
  init(fields: JSONFields) { _id = fields["id"] }
  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
}

private struct OwnedBuilder: ConstructionBuilder {
  @Field var owner: [OwnerBuilder]?
  init(fields: JSONFields) { _owner = fields["owner"] }
  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct TwiceBuilder: ConstructionBuilder {
  @Field var number: Int?
  @Field var text: String?
  @Field var first: Int?
  @Field var coords: [Int]?

  init(fields: JSONFields) {
    _number = fields["id"]
    _text = fields["id"]
    _first = fields["coords", 0]
    _coords = fields["coords"]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct Shade: Capturable {
  let name: String

  static func capture(_ node: JSONNode) -> Captured<Shade> {
    String.capture(node).flatMap(node) { Shade(name: $0) }
  }
}

private struct Other: Decodable { var path: String }
private struct Mine: Codable { var path: String }

private struct TypesBuilder: ConstructionBuilder {
  @Field var shade: Shade?
  @Field var other: Decoded<Other>?
  @Field var mine: Decoded<Mine>?

  init(fields: JSONFields) {
    _shade = fields["shade"]
    _other = fields["other"]
    _mine = fields["mine"]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct DeepBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var inner: [DeepBuilder]?

  init(fields: JSONFields) {
    _name = fields["name"]
    _inner = fields["inner"]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}
