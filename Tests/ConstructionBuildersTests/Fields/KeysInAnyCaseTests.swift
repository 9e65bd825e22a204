import ConstructionBuilders
import Synchronization
import Testing

@testable import TestSupport

/// Keys that are not there, and are read in any case.
struct KeysInAnyCaseTests {
  private static let anyCase: Coercion = [.lenient, .keysInAnyCase]

  /// Documents, what is read of them, and the findings.
  private static let rows: [(json: String, AccountModel?, findings: [String])] = [
    (#"{"userId": 7, "name": "Ann"}"#, AccountModel(7, "Ann"), []),
    (
      #"{"UserID": 7, "name": "Ann"}"#, AccountModel(7, "Ann"),
      ["UserID: read from UserID instead of userId"]
    ),
    // One finding for an object.
    (
      #"{"user_id": 7, "NAME": "Ann"}"#, AccountModel(7, "Ann"),
      ["user_id: read from user_id instead of userId"]
    ),
    (
      #"{"-user-id_": "7", "Name": "Ann"}"#, AccountModel(7, "Ann"),
      [
        "-user-id_: read from -user-id_ instead of userId", #"-user-id_: read string "7" as Int"#,
      ]
    ),
    // The key that is there exactly counts.
    (#"{"USERID": 1, "userId": 7, "name": "Ann"}"#, AccountModel(7, "Ann"), []),
    (
      #"{"USERID": 1, "User_Id": 7, "name": "Ann"}"#, nil,
      [
        "userId: the key is repeated, as USERID and User_Id"
      ]
    ),
    // A repeated key is one key.
    (
      #"{"USERID": 1, "USERID": 7, "name": "Ann"}"#, AccountModel(7, "Ann"),
      [
        "USERID: read from USERID instead of userId",
        "USERID: the key is repeated, and its last value counts",
      ]
    ),
    // Only ASCII has another case, and nothing is left of marks.
    (#"{"userıd": 7, "name": "Ann"}"#, nil, ["userId: required Int is missing"]),
    (#"{"_": 7, "name": "Ann"}"#, nil, ["userId: required Int is missing"]),
    (
      #"{"UserId": "x", "name": "Ann"}"#, nil,
      [
        #"UserId: expected Int, found string "x""#, "UserId: read from UserId instead of userId",
      ]
    ),
    // The key of another field is that of no other.
    (#"{"userId": 7, "name": "Ann", "nick_name": "A"}"#, AccountModel(7, "Ann", "A"), []),
    (
      #"{"userId": 7, "name": "Ann", "NickName": "A"}"#, AccountModel(7, "Ann", "A", "A"),
      [
        "NickName: read from NickName instead of nick_name"
      ]
    ),
    (#"{"userId": 7, "name": "Ann", "nickname": "B"}"#, AccountModel(7, "Ann", nil, "B"), []),
    // Objects in each other have a finding each.
    (
      #"{"UserId": 7, "name": "Ann", "Friends": [{"UserId": 8, "Name": "Bo"}, {"userId": 9, "name": "C"}]}"#,
      AccountModel(7, "Ann", friends: [AccountModel(8, "Bo"), AccountModel(9, "C")]),
      [
        "UserId: read from UserId instead of userId",
        "Friends[0].UserId: read from UserId instead of userId",
      ]
    ),
    (
      #"{"userId": 7, "name": "Ann", "Place": {"ZIP": "1", "City": "B"}}"#,
      AccountModel(7, "Ann", zip: "1", city: "B"),
      ["Place: read from Place instead of place", "Place.ZIP: read from ZIP instead of zip"]
    ),
    (
      #"{"userId": 7, "name": "Ann", "place": {"zip": "1", "CITY": "B"}}"#,
      AccountModel(7, "Ann", zip: "1", city: "B"), ["place.CITY: read from CITY instead of city"]
    ),
    (
      #"{"userId": 7, "name": "Ann", "place": {"ZIP": "1", "Zip": "2"}}"#,
      AccountModel(7, "Ann"), ["place.zip: the key is repeated, as ZIP and Zip"]
    ),
  ]

  @Test(arguments: rows.indices)
  func keys_areReadInAnyCase(index: Int) throws {
    let (json, model, findings) = Self.rows[index]
    let sorted = findings.sorted()
    let report = AccountBuilder.report(json: json, coercion: Self.anyCase)
    expect(try? report.result.get(), equals: model, "\(json)")
    expect(report.findings.map(\.description).sorted(), equals: sorted, "\(json)")
    expect(try? AccountBuilder.build(json: json, coercion: Self.anyCase).get(), equals: model)
    let direct = DirectAccountBuilder.report(json: json, coercion: Self.anyCase)
    expect(try? direct.result.get(), equals: model, "\(json)")
    expect(direct.findings, equals: report.findings, "\(json)")
    expect(try? DirectAccountBuilder.build(json: json, coercion: Self.anyCase).get(), equals: model)
    // JSONSerialization has already lost a repeated key.
    let held = AccountBuilder.report(dictionary: try dictionary(json), coercion: Self.anyCase)
    expect(try? held.result.get(), equals: model, "\(json)")
    expect(
      held.findings.map(\.description).sorted(),
      equals: sorted.filter { !$0.hasSuffix("last value counts") }, "\(json)")
  }

  @Test func withoutTheOption_theyAreMissing() {
    for coercion in [Coercion.strict, .lenient, .forgiving] {
      let build = AccountBuilder.build(json: #"{"UserId": 7, "Name": "Ann"}"#, coercion: coercion)
      expect(build, fails: "userId: required Int is missing", "name: required String is missing")
    }
  }

  /// A field alone, an alias, a path to an array, and a format.
  /// The first key that is not there is one of an object that a path leads to.
  @Test func keysAtPaths_areLeftToTheirOwnFields() throws {
    let bytes = try PlaceBuilder(
      json: #"{"place": {"zipcode": "1"}, "nickname": "A"}"#, coercion: Self.anyCase)
    let dictionary = PlaceBuilder(
      dictionary: ["place": ["zipcode": "1"], "nickname": "A"], coercion: Self.anyCase)
    for sut in [bytes, dictionary] {
      expect([sut.zip, sut.other, sut.nick, sut.name], equals: [nil, "1", nil, "A"])
      expect(sut.findings, equals: [])
    }
  }

  @Test func options_ofOneField() throws {
    let json = #"{"ID": "1", "TITLE": "a", "List": [{"When": 60}], "Id": 2}"#
    for sut in [try AddedBuilder(json: json), AddedBuilder(dictionary: try dictionary(json))] {
      // That other field reads `Id`.
      expect(sut.id, equals: 1)
      expect(sut.other, equals: 2)
      expect(sut.title, equals: "a")
      expect(sut.seconds, equals: 60)
      expect(sut.plain, equals: nil)
      expect(
        sut.findings, say: "ID: read from ID instead of id", #"ID: read string "1" as Int"#,
        "TITLE: read from TITLE instead of name", "List[0].When: read from When instead of when")
    }
  }

  @Test func wholeDocument_isKnownByItsKeyInAnyCase() {
    let build = AccountBuilder.build(
      json: #"{"Data": {"userId": 7, "name": "Ann"}}"#, at: "data", orWhole: true,
      coercion: Self.anyCase)
    expect(try? build.get(), equals: AccountModel(7, "Ann"))
  }

  @Test func variants_areToldInAnyCase() throws {
    let json = #"{"TYPE": "delta", "Text": "a", "INDEX": 1}"#
    for sut in [
      try EventBuilder(json: json, coercion: Self.anyCase),
      EventBuilder(dictionary: try dictionary(json), coercion: Self.anyCase),
    ] {
      expect(try? sut.build().get(), equals: .delta(Delta(text: "a", index: 1)))
    }
  }

  @Test func dictionaries_keepTheirKeys() throws {
    let sut = try One<[String: Int]>(
      json: #"{"Value": {"A": 1, "a": 2}}"#, coercion: Self.anyCase)
    expect(sut.value, equals: ["A": 1, "a": 2])
  }

  @Test func coercion_hasAName() {
    expect(Coercion(words: "lenient, keysInAnyCase"), equals: Self.anyCase)
    expect(Self.anyCase.words, equals: "lenient, keysInAnyCase")
  }

  /// Long keys and many of them: a test that hangs is the failure.
  @Test func hostileObjects_areReadInTime() throws {
    let count = inputSize(debug: 3_000, release: 10_000, all: 100_000)
    let many = (0..<count).map { #""k\#($0)": 1"# }.joined(separator: ", ")
    let long = String(repeating: "_", count: count) + "userid"
    let marks = "e" + String(repeating: "\u{301}\u{316}", count: count)
    let json = #"{\#(many), "\#(long)": 1, "\#(marks)": 1, "Name": "Ann"}"#
    let sut = try AccountBuilder(json: json, coercion: Self.anyCase)
    expect(sut.name, equals: "Ann")
    expect(sut.userId, equals: nil)
    let list = "[" + Array(repeating: #"{"User_Id": 1}"#, count: count).joined(separator: ",") + "]"
    expect(
      try JSONRoot<[AccountBuilder]>(json: list, coercion: Self.anyCase).value?.count, equals: count
    )
  }

  /// A builder is asked once what it declares, and not for each object.
  @Test(arguments: InputKind.allCases)
  func declaredKeys_areAskedForOnce(_ input: InputKind) throws {
    try CountedBuilder.$reads.withValue(ReadCounter()) {
      let objects = Array(repeating: #"{"ID": 7, "Name": "Ann"}"#, count: 100)
      let document = #"{"value": [\#(objects.joined(separator: ","))]}"#
      let sut = try One<[CountedBuilder]>(document, input, Self.anyCase)
      expect(sut.value?.count, equals: 100)
      expect(sut.value?.last?.id, equals: 7)
      expect(CountedBuilder.reads.count, equals: 101)
    }
  }
}

private final class ReadCounter: Sendable {
  private let number = Atomic(0)
  var count: Int { number.load(ordering: .relaxed) }
  func add() { number.add(1, ordering: .relaxed) }
}

private struct CountedBuilder: ConstructionBuilder {
  @TaskLocal static var reads = ReadCounter()

  @Field var id: Int?
  @Field var name: String?

  init(fields: JSONFields) {
    Self.reads.add()
    _id = fields["id"]
    _name = fields["name"]
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
}

private struct AccountModel: Equatable, Sendable {
  var userId: Int
  var name: String
  var nick: String?
  var other: String?
  var friends: [AccountModel]
  var zip: String?
  var city: String?

  init(
    _ userId: Int, _ name: String, _ nick: String? = nil, _ other: String? = nil,
    friends: [AccountModel] = [], zip: String? = nil, city: String? = nil
  ) {
    (self.userId, self.name, self.nick, self.other) = (userId, name, nick, other)
    (self.friends, self.zip, self.city) = (friends, zip, city)
  }
}

private struct AccountBuilder: ConstructionBuilder {
  @Field var userId: Int?
  @Field var name: String?
  @Field var nick: String?
  @Field var other: String?
  @Field var friends: [AccountBuilder]?
  @Field var zip: String?
  @Field var city: String?

  init(fields: JSONFields) {
    _userId = fields["userId"]
    _name = fields["name"]
    // Read before the key that is the same in any case.
    _nick = fields["nick_name"]
    _other = fields["nickname"]
    _friends = fields["friends"]
    _zip = fields["place", "zip"]
    _city = fields["place", "city"]
  }

  func build() -> Result<AccountModel, BuildFailure> {
    construct(
      { AccountModel($0, $1, $2, $3, friends: $4, zip: $5, city: $6) }, $userId, $name,
      $nick.optional, $other.optional, $friends.or([]), $zip.optional, $city.optional)
  }
}

private struct PlaceBuilder: ConstructionBuilder {
  @Field var zip: String?
  @Field var other: String?
  @Field var nick: String?
  @Field var name: String?

  init(fields: JSONFields) {
    _zip = fields["place", "zip_code"]
    _other = fields["place", "zipcode"]
    _nick = fields["nick_name"]
    _name = fields["nickname"]
  }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}

/// As `@Buildable` writes it.
private struct DirectAccountBuilder: ConstructionBuilder, _DirectBuilder {
  static let keys: _JSONKeys = ["userId", "name", "nick_name", "nickname", "friends"]

  @Field var userId: Int?
  @Field var name: String?
  @Field var nick: String?
  @Field var other: String?
  @Field var friends: [DirectAccountBuilder]?
  @Field var zip: String?
  @Field var city: String?

  init(fields: JSONFields) {
    _userId = fields["userId"]
    _name = fields["name"]
    _nick = fields["nick_name"]
    _other = fields["nickname"]
    _friends = fields["friends"]
    _zip = fields["place", "zip"]
    _city = fields["place", "city"]
  }

  func build() -> Result<AccountModel, BuildFailure> {
    construct(
      { AccountModel($0, $1, $2, $3, friends: $4, zip: $5, city: $6) }, $userId, $name,
      $nick.optional, $other.optional, $friends.or([]), $zip.optional, $city.optional)
  }

  static func model(from members: _JSONMembers) -> AccountModel? {
    guard let userId = members.value(0, Int.self), let name = members.value(1, String.self) else {
      return nil
    }
    let zip: Field<String> = members.withFields { $0["place", "zip"] }
    let city: Field<String> = members.withFields { $0["place", "city"] }
    guard let zip = zip.optional._usable, let city = city.optional._usable else { return nil }
    return AccountModel(
      userId, name, members.value(2, String.self), members.value(3, String.self),
      friends: members.value(4, [DirectAccountBuilder].self) ?? [], zip: zip, city: city)
  }
}

private struct AddedBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var other: Int?
  @Field var title: String?
  @Field var seconds: Double?
  @Field var plain: String?

  init(fields: JSONFields) {
    _id = fields["id", adding: .keysInAnyCase]
    _other = fields["Id"]
    _title = fields[anyOf: "name", "title", adding: .keysInAnyCase]
    _seconds = fields["list", 0, "when", as: .sent(as: .number), adding: .keysInAnyCase]
    _plain = fields["Title"]
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
}
