import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

/// What a person reads about a failure whose data are at hand.
struct ExplainedFailureTests {
  private static func missing(_ path: FieldPath, _ expected: String = "Int") -> Finding {
    Finding(path: path, kind: .missing, expected: expected)
  }

  private static func nearest(
    to path: FieldPath, in json: String, _ contract: Contract = UserContract.contract()
  ) -> String? {
    BuildFailure(model: "User", missing(path)).explained(in: json, by: contract)
      .problems[0].nearest
  }

  @Test func description_hasPlacesAndNearMisses() {
    let failure = BuildFailure(
      model: "User", Self.missing("userId"),
      [
        Self.missing("friends[0].name", "String"),
        Finding(
          path: "place[0]", kind: .mismatch, expected: "Double",
          found: FoundValue(kind: .string, excerpt: "\"north\"")),
        Finding(path: "friends[1]", kind: .rejected, expected: "User", reason: "no friend"),
      ])
    let json = """
      {
        "user_id": 7,
        "friends": [{"nickname": "Ann"}],
        "place": ["north"]
      }
      """
    let sut = failure.explained(in: json, by: UserContract.contract())
    expect(
      sut.description,
      equals: """
        User could not be built: 4 problems
          userId: required Int is missing (line 1, column 1); user_id is there, and nothing reads it
          friends[0].name: required String is missing (line 3, column 15)
          place[0]: expected Double, found string "north" (line 4, column 13)
          friends[1]: rejected: no friend
        """)
    expect(sut.localizedDescription, equals: sut.description)
    expect(sut.failure, equals: failure)
    expect(sut.problems.map(\.finding), equals: failure.findings)
    expect(sut.problems.map(\.nearest), equals: ["user_id", nil, nil, nil])
    expect(
      sut.problems.map(\.location),
      equals: [
        TextLocation(line: 1, column: 1), TextLocation(line: 3, column: 15),
        TextLocation(line: 4, column: 13), nil,
      ])
  }

  /// 3 was sent, and 6 was checked.
  @Test func transformedValue_hasThePlaceOfWhatWasSent() throws {
    struct Doubling: ConstructionBuilder {
      @Field var a: Int?
      init(fields: JSONFields) { _a = fields["in", "a"] }
      func build() -> Result<Int, BuildFailure> {
        construct({ $0 }, $a.map { $0 * 2 }.checked("odd") { !$0.isMultiple(of: 2) })
      }
    }
    let json = #"{"in": {"a": 3}}"#
    guard case .failure(let failure) = Doubling.build(json: json) else {
      Issue.record("6 is odd")
      return
    }
    expect(failure.findings.map(\.description), equals: ["in.a: expected odd, found number 6"])
    let sut = failure.explained(in: json, by: Doubling.self)
    expect(
      sut.problems.map(\.description),
      equals: ["in.a: expected odd, found number 3 (line 1, column 14)"])
    expect(sut.failure, equals: failure)
    expect(
      failure.explained(in: ["in": ["a": 3]], by: Doubling.self).problems.map(\.description),
      equals: ["in.a: expected odd, found number 3"])
  }

  /// A text was sent, and a date was checked; an object was sent, and a model was checked.
  @Test func checkOfWhatJSONCannotExpress_hasThePlaceOfWhatWasSent() throws {
    struct Day: ConstructionBuilder {
      @Field var from: Date?
      init(fields: JSONFields) { _from = fields["from"] }
      func build() -> Result<Day, BuildFailure> { construct({ _ in self }, $from) }
    }
    struct Stay: ConstructionBuilder {
      @Field var until: Date?
      @Field var day: Day?
      init(fields: JSONFields) { (_until, _day) = (fields["until"], fields["day"]) }
      func build() -> Result<Int, BuildFailure> {
        construct(
          { _, _ in 1 }, $until.checked("past") { _ in false }, $day.checked("open") { _ in false })
      }
    }
    let json = #"{"until": "2024-05-06", "day": {"from": "2024-05-05"}}"#
    guard case .failure(let failure) = Stay.build(json: json) else {
      Issue.record("both are rejected")
      return
    }
    let sut = failure.explained(in: json, by: Stay.self)
    expect(
      sut.problems.map(\.description),
      equals: [
        #"until: expected past, found string "2024-05-06" (line 1, column 11)"#,
        #"day: expected open, found object {"from": "2024-05-05"} (line 1, column 32)"#,
      ])
    expect(
      failure.redacted.explained(in: json, by: Stay.self).problems[0].description,
      equals: "until: expected past, found value (line 1, column 11)")
  }

  @Test func checkOfSeveralMadeValues_hasThePlaceOfWhatWasSent() throws {
    struct Part: ConstructionBuilder {
      @Field var a: Int?
      init(fields: JSONFields) { _a = fields["a"] }
      func build() -> Result<Part, BuildFailure> { construct({ _ in self }, $a) }
    }
    struct Whole: ConstructionBuilder {
      @Field var list: [Part]?
      @Field var named: [String: [Part]]?
      @Field var days: [Date]?
      init(fields: JSONFields) {
        (_list, _named, _days) = (fields["list"], fields["named"], fields["days"])
      }
      func build() -> Result<Int, BuildFailure> {
        construct(
          { _, _, _ in 1 }, $list.checked("sorted") { _ in false },
          $named.checked("full") { _ in false }, $days.checked("in order") { _ in false })
      }
    }
    let json = #"{"list": [{"a": 1}], "named": {"x": [{"a": 2}]}, "days": ["2024-05-06"]}"#
    guard case .failure(let failure) = Whole.build(json: json) else {
      Issue.record("both are rejected")
      return
    }
    expect(
      failure.explained(in: json, by: Whole.self).problems.map(\.description),
      equals: [
        #"list: expected sorted, found array [{"a": 1}] (line 1, column 10)"#,
        #"named: expected full, found object {"x": [{"a": 2}]} (line 1, column 31)"#,
        #"days: expected in order, found array ["2024-05-06"] (line 1, column 58)"#,
      ])
  }

  @Test func dictionary_hasNearMissesWithoutPlaces() {
    let failure = BuildFailure(model: "User", Self.missing("friends[0].userId"))
    let dictionary: [String: Any] = ["friends": [["userID": 7]]]
    expect(
      failure.explained(in: dictionary, by: UserContract.contract()).description,
      equals: """
        User could not be built: 1 problem
          friends[0].userId: required Int is missing; userID is there, and nothing reads it
        """)
  }

  @Test func partialContract_saysThatMoreMayBeRead() {
    let failure = BuildFailure(model: "User", Self.missing("userId"))
    let contract = UserContract.contract(gaps: [.looksAtKeys])
    expect(
      failure.explained(in: #"{"user id": 7}"#, by: contract).problems[0].description,
      equals: #"userId: required Int is missing (line 1, column 1); ["user id"] is there, "#
        + "and may be unread")
  }

  @Test func problemWithAPlaceOfItsOwn_staysAsItIs() throws {
    let failure = try #require(throws: BuildFailure.self) {
      try JSONValue(json: "{\n  oops\n}")
    }
    let sut = failure.explained(in: "{\n  oops\n}", by: UserContract.contract())
    expect(sut.description, equals: failure.description)
    expect(sut.problems[0].location, equals: TextLocation(line: 2, column: 3))
  }

  @Test(arguments: [
    ("userId", #"{"user_id": "7"}"#, "user_id"), ("userId", #"{"usreId": 7}"#, "usreId"),
    ("name", #"{"TITLE": "Dr"}"#, "TITLE"),
    ("contact.email", #"{"contact": {"emial": "a"}}"#, "emial"),
    ("contact", #"{"contcat": {}}"#, "contcat"), ("place", #"{"places": []}"#, "places"),
    ("prices.tea.amount", #"{"prices": {"tea": {"amuont": 7}}}"#, "amuont"),
    ("userId", #"{"user_id": [], "user_id": 7}"#, "user_id"),
    ("userId", #"{"user\u005Fid": 7}"#, "user_id"),
  ])
  func keyThatNothingReads_isNear(path: FieldPath, json: String, nearest: String) {
    expect(Self.nearest(to: path, in: json), equals: nearest)
  }

  @Test(arguments: [
    // Of a kind that the field does not take.
    ("userId", #"{"user_id": []}"#), ("userId", #"{"user_id": null}"#),
    ("contact", #"{"contcat": "a"}"#), ("place", #"{"places": {}}"#),
    ("userId", #"{"user_id": 7, "user_id": {}}"#),
    // Two remain.
    ("userId", #"{"user_id": 7, "userID": 7}"#),
    // Somebody reads it.
    ("title", #"{"titel": 7, "name": 7}"#), ("nome", #"{"name": "Ann"}"#),
    // No object lacks it.
    ("userId", #"{"userId": 7, "user_id": 7}"#), ("gone.userId", #"{"user_id": 7}"#),
    // Nobody knows who reads the value.
    ("notes.first", #"{"notes": {"frist": 7}}"#), ("other.first", #"{"other": {"frist": 7}}"#),
  ])
  func keyThatIsMeantForSomethingElse_isNotNear(path: FieldPath, json: String) {
    expect(Self.nearest(to: path, in: json), equals: nil)
  }

  static let kinds: [(Contract.Value, Coercion, near: [String])] = [
    (.boolean, .strict, ["true"]), (.boolean, .lenient, ["true", "1", #""yes""#]),
    (.boolean, .booleansFromNumbers, ["true", "1"]),
    (.date(.iso8601), .lenient, [#""yes""#]), (.date(.pattern("yyyy")), .lenient, [#""yes""#]),
    (.date(.since1970(perSecond: 1, first: nil, last: nil)), .strict, ["1"]),
    (.duration(.duration(perSecond: 1)), .lenient, ["1", #""yes""#]),
    (
      .date(.oneOf([.since1970(perSecond: 1, first: nil, last: nil), .iso8601])), .strict,
      ["1", #""yes""#]
    ),
    (.date(.own(nil)), .strict, ["true", "1", #""yes""#, "[]", "{}"]),
  ]

  @Test(arguments: kinds)
  func kindThatATypeTakes_isNear(
    _ value: Contract.Value, _ coercion: Coercion, _ near: [String]
  ) {
    let contract = Contract(
      of: object(field("userId", as: value, coercion: coercion), coercion: coercion))
    for json in ["true", "1", #""yes""#, "[]", "{}"] {
      let nearest = Self.nearest(to: "userId", in: #"{"user_id": \#(json)}"#, contract)
      expect(nearest != nil, equals: near.contains(json), "\(json)")
    }
  }

  @Test func kindThatAFieldTakes_dependsOnItsCoercion() {
    let json = #"{"user_id": "7"}"#
    expect(Self.nearest(to: "userId", in: json), equals: "user_id")
    expect(
      Self.nearest(to: "userId", in: json, UserContract.contract(.object("User"), .strict)),
      equals: nil)
  }

  @Test func publicFunctions_readBytesTextAndDictionaries() {
    let json = #"{"name": 7}"#
    let failure = BuildFailure(
      model: "Party",
      Finding(
        path: "name", kind: .mismatch, expected: "String",
        found: FoundValue(kind: .number, excerpt: "7")))
    let place = TextLocation(line: 1, column: 10)
    expect(failure.explained(in: json, by: One<String>.self).problems[0].location, equals: place)
    expect(
      failure.explained(in: Data(json.utf8), by: [One<String>].self).problems[0].location,
      equals: place)
    expect(
      failure.explained(in: ["name": 7], by: One<String>.self).problems[0].location, equals: nil)
  }
}
