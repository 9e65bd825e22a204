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
    do {
      let contract = CharacterResponseBuilder.contract(sample: data)
      print(contract)                       // an outline for people
      try contract.jsonSchema(.declared)    // JSON Schema, draft 2020-12
      contract.unread(in: data)             // keys that nothing reads
      contract.presence(in: data, findings: sut.findings, at: Date())   // fields that are there
      contract.differences(from: older)     // what changed for the sender
    }
    do {
      let contract = CharacterResponseBuilder.contract(sample: data)
      print(try contract.jsonSchema(.declared))      // text, to be stored and sent to the backend
    }
    do {
      let contract = CharacterResponseBuilder.contract(sample: data)
      print(try contract.jsonSchema(.answer, describing: ["copyright": "as it is printed"]))
    }
    print(CharacterResponseBuilder.contract())
    let recorder = FindingRecorder { row in logger.warning("\(row)") }   // new kinds of findings

    let report = ProductListBuilder.report(json: data)
    recorder.record(report.findings)       // for every response
    try send(recorder.take())              // every hour: the tally, to start anew
    do {
      var tally = FindingTally()
      tally.add(sut.findings, at: Date())     // for every response, also for one without findings
      print(tally)
    }
    do {
      var week = FindingTally()
      for day in days { week.merge(day) }
    }
    let unread = UnreadRecorder(UserBuilder.contract(), oneOf: 100) { row in
      logger.notice("\(row)")        // a key that has not been seen before
    }

    unread.record(data)              // for every response
    try send(unread.take())          // every hour: the tally, to start anew
    let contract = UserBuilder.contract()
    var tally = UnreadTally()
    for data in bodies { tally.merge(contract.unread(in: data)) }
    print(tally)
  }

  /// It is only compiled.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  static func presence(
    data: Data, bodies: [Data], row: PresenceTally.Row, days: [PresenceTally],
    lastMonth: PresenceTally
  ) throws {
    let contract = UserBuilder.contract()
    var tally = PresenceTally()
    for data in bodies {
      tally.merge(contract.presence(in: data, findings: [], at: Date()))
    }
    print(tally)
    for difference in tally.differences(from: lastMonth) { print(difference) }
    let shared = Mutex(PresenceTally())
    let presence = contract.presence(in: data, findings: [], at: Date())
    shared.withLock { $0.merge(presence) }
    var week = PresenceTally()
    for day in days { week.merge(day) }
    row.sent(as: .null)?.firstSeen     // the day on which it first was null
    do {
      let contract = UserBuilder.contract()
      let sut = try UserBuilder(json: data)
      tally.merge(contract.presence(in: data, findings: sut.findings, at: Date()))
    }
  }

  @Test func example_isMinimal() throws {
    let data = Data(#"{"id": 7, "name": "Cyclops"}"#.utf8)
    let lines = try printed { print in
      let contract = CharacterResponseBuilder.contract(sample: data)
      print(try contract.example(from: data))      // {"name":"Cyclops"}
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
      let older = try JSONDecoder().decode(Contract.self, from: stored)
      for difference in contract.differences(from: older) { print(difference) }
      // data.results[].name: breaking: is required, was optional
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
      let schema = try CharacterResponseBuilder.contract(sample: data).jsonSchema(.declared)
      try "\(schema)".write(to: file, atomically: true, encoding: .utf8)
      for excess in schema.excesses { print(excess) }
      // CharacterResponseModel.modified: dates that do not exist, such as 2022-02-30
    }
    let excess = "dates that do not exist, such as 2022-02-30"
    #expect(lines == ["CharacterResponseModel.modified: \(excess)"])
  }

  @Test func failures_areExplained() throws {
    let data = Data("\n\n\n  {\"ID\": 7}".utf8)
    let failure = try #require(UserBuilder.build(json: data).failure)
    let lines = printed { print in
      print(failure.explained(in: data, by: UserBuilder.self))
      // User could not be built: 1 problem
      //   id: required Int is missing (line 4, column 3); ID is there, and nothing reads it
      do {
        let data = Data(#"{"ID": 7}"#.utf8)
        if case .failure(let failure) = UserBuilder.build(json: data) {
          print(failure.explained(in: data, by: UserBuilder.self))
        }
        // User could not be built: 1 problem
        //   id: required Int is missing (line 1, column 1); ID is there, and nothing reads it
      }
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
    let explained = failure.explained(in: text, by: RecipeBuilder.self)
    messages.append(explained.correction)
    // The JSON cannot be used: 3 problems.
    // - servings: write a whole number (1 to 20); you wrote "four"
    // - course: write one of "starter", "main", "dessert"; you wrote "Main dish"
    // - steps[2].text: is required and missing; you wrote "txt"
    explained.correction(limit: 1, redacted: true)
    // The JSON cannot be used: 3 problems.
    // - servings: write a whole number (1 to 20); you wrote a text
    // - and 2 more
    response.headers["Content-Type"] = "application/problem+json"
    response.body = failure.explained(in: body, by: RecipeBuilder.self).problemDetails.data
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
      for difference in today.differences(from: lastMonth) { print(difference) }
      // owner.email: vanished: was present in 240 of 240, until 2026-03-01T08:00:00Z; is missing
      //   in 200 of 200
    }
    let before = "was present in 240 of 240, until 2026-03-01T08:00:00Z"
    #expect(lines == ["owner.email: vanished: \(before); is missing in 200 of 200"])
  }

  @Test func key_isUnread() {
    let data = Data(#"{"id": 1, "user_id": 7}"#.utf8)
    let lines = printed { print in
      print(UserBuilder.contract().unread(in: data))
      // 1 document, unread keys:
      //   user_id: in 1 of 1 object, nothing reads it; nearest: userId, missing in 1
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
      for row in today.differences(from: lastMonth) { print(row) }
      // friends[*].badge: in 12 of 340 objects, nothing reads it
    }
    #expect(lines == ["friends[*].badge: in 12 of 340 objects, nothing reads it"])
  }
}
