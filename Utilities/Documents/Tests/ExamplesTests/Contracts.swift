import ConstructionBuilders
import ConstructionBuildersContracts
import ConstructionBuildersMacros
import Foundation
import Synchronization
import Testing

/// What a builder expects, and what it does not get.
@Suite struct Contracts {
  @Buildable struct User {
    let id: Int
    let userId: Int?
  }

  typealias UserBuilder = User.Builder
  typealias ProductListBuilder = CharacterResponseBuilder

  struct Logger {
    func warning(_ text: String) {}
    func notice(_ text: String) {}
  }

  /// It is only compiled.
  static func compiled(
    older: Contract, sut: CharacterResponseBuilder, data: Data, bodies: [Data],
    days: [FindingTally], logger: Logger
  ) throws {
    func send(_ tally: some Encodable) throws {}
    // Code: Contract.swift, each block
    // Code: Contract+JSONSchema.swift, each block
    // Code: Capturable+Contract.swift
    // Code: FindingRecorder.swift
    // Code: FindingTally.swift, each block
    // Code: UnreadRecorder.swift
    // Code: UnreadTally.swift
  }

  /// It is only compiled.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  static func presence(
    data: Data, bodies: [Data], row: PresenceTally.Row, days: [PresenceTally],
    lastMonth: PresenceTally
  ) throws {
    // Code: PresenceTally.swift
    // Code: PresenceTally.swift, block 2
    // Code: PresenceTally.swift, block 3
    // Code: PresenceTally+Row.swift
    // Code: Contract+Presence.swift, each block
  }

  @Test func example_isMinimal() throws {
    let data = Data(#"{"id": 7, "name": "Cyclops"}"#.utf8)
    let lines = try printed { print in
      // Code: Contract+Example.swift
    }
    #expect(lines == [#"{"name":"Cyclops"}"#])
  }

  @Buildable struct Nickname { let name: String? }
  @Buildable struct Nicknames { @Key("data", "results") let results: [Nickname] }
  @Buildable struct Name { let name: String }
  @Buildable struct Names { @Key("data", "results") let results: [Name] }

  @Test func name_isRequired() throws {
    let sample = #"{"data": {"results": [{"name": "Storm"}]}}"#
    let stored = try JSONEncoder().encode(Nicknames.Builder.contract(sample: sample))
    let contract = Names.Builder.contract(sample: sample)
    let lines = try printed { print in
      // Code: Contract.Difference.swift
    }
    #expect(lines == ["data.results[].name: breaking: is required, was optional"])
  }

  enum Dated {
    @Buildable(builder: "CharacterResponseBuilder")
    struct CharacterResponseModel { let modified: Date? }
  }

  @Test func schema_hasExcesses() throws {
    typealias CharacterResponseBuilder = Dated.CharacterResponseModel.CharacterResponseBuilder
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let data = Data(#"{"modified": "2022-02-28"}"#.utf8)
    let lines = try printed { print in
      // Code: ContractSchema.swift
    }
    let excess = "dates that do not exist, such as 2022-02-30"
    #expect(lines == ["CharacterResponseModel.modified: \(excess)"])
  }

  @Test func failures_areExplained() throws {
    let data = Data("\n\n\n  {\"ID\": 7}".utf8)
    let failure = try #require(UserBuilder.build(json: data).failure)
    let lines = printed { print in
      // Code: BuildFailure+Explained.swift
      // Code: ExplainedFailure.swift, each block
    }
    let texts = ["line 4, column 3", "line 1, column 1"].map { place in
      """
      User could not be built: 1 problem
        id: required Int is missing (\(place)); ID is there, and nothing reads it
      """
    }
    #expect(lines == texts)
  }

  enum Course: String, Capturable, CaseIterable { case starter, main, dessert }

  struct StepBuilder: ConstructionBuilder {
    @Field var text: String?

    init(fields: JSONFields) { _text = fields["text"] }

    func build() -> Result<String, BuildFailure> { construct({ $0 }, $text) }
  }

  struct RecipeBuilder: ConstructionBuilder {
    @Field var servings: Int?
    @Field var course: Course?
    @Field var steps: [StepBuilder]?

    init(fields: JSONFields) {
      _servings = fields["servings"]
      _course = fields["course"]
      _steps = fields["steps"]
    }

    func build() -> Result<Int, BuildFailure> {
      construct(
        { servings, _, _ in servings }, $servings.checked("1 to 20") { (1...20).contains($0) },
        $course, $steps.requiringAll)
    }
  }

  @Test func corrections_areWritten() throws {
    let text = """
      {"servings": "four", "course": "Main dish", "steps": [{"text": ""}, {"text": ""}, {"txt": ""}]}
      """
    let body = text
    let failure = try #require(RecipeBuilder.build(json: text).failure)
    var messages: [String] = []
    var response: (headers: [String: String], body: Data) = ([:], Data())
    // Code: ExplainedFailure+Correction.swift
    // Code: ExplainedFailure+Correction.swift, block 2
    // Code: ExplainedFailure+ProblemDetails.swift
    #expect(messages[0].split(separator: "\n").count == 4)
    #expect(try JSONValue(json: response.body)["status"] == 422)
  }

  @Buildable struct Owner { let email: String? }
  @Buildable struct Page { let owner: Owner? }

  @Test func email_vanishes() {
    func tally(_ count: Int, _ json: String, _ day: Double) -> PresenceTally {
      let presence = Page.Builder.contract().presence(
        in: json, findings: [], at: Date(timeIntervalSince1970: 1_772_352_000 + day * 86_400))
      var tally = PresenceTally()
      for _ in 0..<count { tally.merge(presence) }
      return tally
    }
    let lastMonth = tally(240, #"{"owner": {"email": "ann@example.com"}}"#, 0)
    let today = tally(200, #"{"owner": {}}"#, 1)
    let lines = printed { print in
      // Code: PresenceTally+Differences.swift
    }
    let before = "was present in 240 of 240, until 2026-03-01T08:00:00Z"
    #expect(lines == ["owner.email: vanished: \(before); is missing in 200 of 200"])
  }

  @Test func key_isUnread() {
    let data = Data(#"{"id": 1, "user_id": 7}"#.utf8)
    let lines = printed { print in
      // Code: Contract+Unread.swift
    }
    #expect(
      lines == [
        """
        1 document, unread keys:
          user_id: in 1 of 1 object, nothing reads it; nearest: userId, missing in 1
        """
      ])
  }

  @Buildable struct Friends { let friends: [User] }

  @Test func key_isNew() {
    let contract = Friends.Builder.contract()
    let friends = (0..<340).map { $0 < 12 ? #"{"id": 1, "badge": 1}"# : #"{"id": 1}"# }
    let today = contract.unread(in: #"{"friends": [\#(friends.joined(separator: ","))]}"#)
    let lastMonth = contract.unread(in: #"{"friends": []}"#)
    let lines = printed { print in
      // Code: UnreadTally+Differences.swift
    }
    #expect(lines == ["friends[*].badge: in 12 of 340 objects, nothing reads it"])
  }
}
