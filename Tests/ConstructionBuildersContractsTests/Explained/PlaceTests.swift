import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

/// The places of problems, in lines and columns.
struct PlaceTests {
  private static let document = """
    {
      "userId": "seven",
      "friends": [
        {"name": "Ann", "userId": null},
        {
          "name": [1, 2]
        },
        7
      ],
      "pl\\u0061ce": [true],
      "contact": {"phone": 1},
      "prices": {"caf\u{E9}": {"amount": 1.5}, "a b": {}},
      "name": "first",
      "name": {"last": false}
    }
    """

  private static func place(
    _ path: FieldPath, _ kind: Finding.Kind, _ found: FoundValue? = nil, in json: String = document,
    _ contract: Contract = UserContract.contract(), at prefix: FieldPath = FieldPath()
  ) -> String? {
    let finding = Finding(path: path, kind: kind, expected: "Int", found: found)
    let failure = BuildFailure(model: "User", finding)
    let explained = failure.explained(in: json, by: contract, at: prefix)
    return explained.problems[0].location?.description
  }

  private static func found(_ kind: JSONType, _ excerpt: String) -> FoundValue? {
    FoundValue(kind: kind, excerpt: excerpt)
  }

  private static let values: [(String, Finding.Kind, FoundValue?, String)] = [
    ("userId", .mismatch, found(.string, "\"seven\""), "line 2, column 13"),
    ("friends[0].userId", .null, nil, "line 4, column 31"),
    ("friends[1].name", .mismatch, found(.array, "[1, 2]"), "line 6, column 15"),
    ("friends[2]", .mismatch, found(.number, "7"), "line 8, column 5"),
    ("place[0]", .mismatch, found(.boolean, "true"), "line 10, column 18"),
    ("prices[\"cafe\u{301}\"].amount", .mismatch, found(.number, "1.5"), "line 12, column 33"),
    ("name.last", .mismatch, found(.boolean, "false"), "line 14, column 20"),
    ("friends", .more(3), nil, "line 3, column 14"),
    ("contact", .rejected, nil, "line 11, column 14"),
    ("contact", .mismatch, FoundValue(kind: .object, excerpt: nil), "line 11, column 14"),
    ("", .rejected, nil, "line 1, column 1"),
  ]

  @Test(arguments: values)
  func value_hasItsPlace(path: String, kind: Finding.Kind, found: FoundValue?, place: String) {
    expect(Self.place(FieldPath(text: path) ?? FieldPath(), kind, found), equals: place)
  }

  @Test(arguments: [
    ("total", "line 1, column 1"), ("friends[1].userId", "line 5, column 5"),
    ("contact.email", "line 11, column 14"), ("prices[\"a b\"].amount", "line 12, column 46"),
    ("place[1]", "line 10, column 17"), ("friends[3]", "line 3, column 14"),
  ])
  func missingValue_hasThePlaceOfWhatLacksIt(path: FieldPath, place: String) {
    expect(Self.place(path, .missing), equals: place)
  }

  /// The data are not those that were read.
  private static let others: [(String, Finding.Kind, FoundValue?)] = [
    ("userId", .mismatch, found(.string, "\"eight\"")),
    ("userId", .mismatch, found(.number, "7")), ("userId", .missing, nil),
    ("userId", .null, nil), ("friends[9]", .rejected, nil), ("friends[9].name", .missing, nil),
    ("userId.name", .missing, nil), ("friends.name", .missing, nil),
    ("friends[2][0]", .missing, nil),
    ("name", .mismatch, found(.string, "\"first\"")), ("gone.name", .missing, nil),
    ("friends[2].name", .missing, nil), ("", .missing, nil),
  ]

  @Test(arguments: others)
  func valueThatIsNotAsFound_hasNoPlace(path: String, kind: Finding.Kind, found: FoundValue?) {
    expect(Self.place(FieldPath(text: path) ?? FieldPath(), kind, found), equals: nil)
  }

  @Test(arguments: [
    ("\u{FEFF}{\"name\": 7}", "line 1, column 10"),
    ("\r\n\r{\"é\u{1F600}\": 1,\r\"name\": 7}", "line 4, column 9"),
    ("{\"name\": 7}", "line 1, column 10"), ("{\"na\\u006De\": 7}", "line 1, column 15"),
  ])
  func place_countsLinesAndScalars(json: String, place: String) {
    expect(Self.place("name", .mismatch, Self.found(.number, "7"), in: json), equals: place)
  }

  @Test func path_beginsAtTheBuilderOrAtTheRoot() {
    let json = #"{"data": {"users": [{"userId": 1}]}}"#
    let prefix: FieldPath = "data.users"
    let contract = UserContract.contract(.array(of: .object("User")))
    expect(
      Self.place("[0].name", .missing, in: json, contract, at: prefix), equals: "line 1, column 21")
    expect(
      Self.place("data.users[0].name", .missing, in: json, contract, at: prefix),
      equals: "line 1, column 21")
    expect(Self.place("[1].name", .missing, in: json, contract, at: prefix), equals: nil)
  }

  @Test func jsonInAString_hasThePlaceOfTheString() {
    let json = #"{"friends": "[{\"userId\": \"x\"}, {}]", "name": "{\"a\": 1}"}"#
    let forgiving = UserContract.contract(.object("User"), .forgiving)
    let string = Self.found(.string, "\"x\"")
    expect(
      Self.place("friends[0].userId", .mismatch, string, in: json, forgiving),
      equals: "line 1, column 13")
    expect(
      Self.place("friends[1].userId", .missing, in: json, forgiving), equals: "line 1, column 13")
    expect(Self.place("friends[0].userId", .missing, in: json, forgiving), equals: nil)
    expect(Self.place("friends[0].userId", .mismatch, string, in: json), equals: nil)
    expect(
      Self.place("name.a", .mismatch, Self.found(.number, "1"), in: json, forgiving), equals: nil)
  }

  @Test func shapesThatAreRepaired_areFollowedByTheCoercionOfTheField() {
    let forgiving = UserContract.contract(.object("User"), .forgiving)
    let json = #"{"friends": {"userId": "x"}, "prices": {"a": []}, "contact": []}"#
    let found = Self.found(.string, "\"x\"")
    expect(
      Self.place("friends[0].userId", .mismatch, found, in: json, forgiving),
      equals: "line 1, column 24")
    expect(
      Self.place("friends[0].name", .missing, in: json, forgiving), equals: "line 1, column 13")
    expect(Self.place("friends[1].name", .missing, in: json, forgiving), equals: nil)
    expect(Self.place("friends[0].name", .missing, in: json), equals: nil)
    expect(
      Self.place("prices.a.amount", .missing, in: json, forgiving), equals: "line 1, column 46")
    expect(Self.place("contact.email", .missing, in: json, forgiving), equals: "line 1, column 62")
    let numbered = #"{"friends": {"1": {}, "0": {"name": 7}}}"#
    expect(
      Self.place("friends[0].name", .mismatch, Self.found(.number, "7"), in: numbered, forgiving),
      equals: "line 1, column 37")
    expect(
      Self.place("friends[1].name", .missing, in: numbered, forgiving), equals: "line 1, column 19")
  }

  @Test(arguments: [#""""#, "false"])
  func valueThatCountsAsNull_hasItsPlace(value: String) {
    let json = #"{"name": \#(value), "total": 0}"#
    expect(Self.place("name", .null, in: json), equals: "line 1, column 10")
    expect(Self.place("total", .null, in: json), equals: nil)
  }

  @Test func keyThatCannotBeUsed_hasThePlaceOfItsValue() {
    let json = #"{"prices": {"a": {}}}"#
    let found = Self.found(.string, #""a""#)
    expect(Self.place("prices.a", .mismatch, found, in: json), equals: "line 1, column 18")
    expect(Self.place("prices", .mismatch, found, in: json), equals: nil)
  }

  @Test(arguments: ["", "{", "[", "<html>", "{\"name\": }", "7", "null", "[]"])
  func dataWithoutTheObject_giveNoPlace(json: String) {
    expect(Self.place("name", .missing, in: json), equals: nil)
    expect(Self.place("a[0].b", .rejected, in: json), equals: nil)
  }

  /// A document in which each friend has one friend, and the path of the last one.
  private static func chain(of count: Int) -> (json: String, path: FieldPath) {
    let json =
      String(repeating: #"{"friends":["#, count: count) + #"{"name": 7}"#
      + String(repeating: "]}", count: count)
    let steps: [FieldPath.Component] = [.key("friends"), .index(0)]
    return (json, FieldPath(Array(repeating: steps, count: count).flatMap(\.self)))
  }

  @Test(arguments: [(127, "line 1, column 1525"), (128, "line 1, column 1537"), (129, nil)])
  func deepObject_hasItsPlaceWithLittleStack(count: Int, place: String?) async {
    let (json, path) = Self.chain(of: count)
    await expect(onSmallStack { Self.place(path, .rejected, in: json) }, equals: place)
    let dictionary = await onSmallStack {
      let object = try? JSONSerialization.jsonObject(with: Data(json.utf8))
      let failure = BuildFailure(
        model: "User", Finding(path: path + "userId", kind: .missing, expected: "Int"))
      return failure.explained(
        in: object as? [String: Any] ?? [:], by: UserContract.contract()
      ).problems.count
    }
    expect(dictionary, equals: 1)
  }

  @Test func endlessPath_hasNoPlace() {
    expect(
      Self.place(Self.chain(of: 100_000).path, .missing, in: Self.chain(of: 255).json), equals: nil)
  }
}
