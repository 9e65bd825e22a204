import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import ConstructionBuildersContracts

/// Which keys of a document nothing reads.
struct UnreadTests {
  private static func lines(
    _ json: String, _ contract: Contract = UserContract.contract()
  ) -> [String] {
    contract.unread(in: json).rows.map(\.description)
  }

  @Test func description_isAsAPersonReadsIt() {
    let users = (1...20).map { #"{"user_id": \#($0), "badge": {"color": 1}}"# }
    let json = #"{"data": [\#(users.joined(separator: ","))], "meta": null}"#
    let contract = Contract(
      of: Contract.Object(
        name: "Page", coercion: .lenient,
        fields: [UserContract.field("data", as: .array(of: .object("User")))]),
      with: [UserContract.user()])
    expect(
      contract.unread(in: Data(json.utf8)).description,
      equals: """
        1 document, unread keys:
          User.user_id: in 20 of 20 objects, nothing reads it; nearest: userId, missing in 20
          User.badge: in 20 of 20 objects, nothing reads it
          meta: in 1 of 1 object, nothing reads it
        """)
    expect(contract.unread(in: #"{"data": []}"#).description, equals: "1 document, no unread keys")
    expect(UnreadTally().description, equals: "no documents")
  }

  @Test func dictionary_hasTheSameUnreadKeysAsItsBytes() {
    let contract = UserContract.contract()
    let json = #"{"user_id": 7, "friends": [{"a": 1}], "b": {"c": 1}}"#
    let dictionary: [String: Any] = ["user_id": 7, "friends": [["a": 1]], "b": ["c": 1]]
    expect(contract.unread(in: dictionary), equals: contract.unread(in: json))
    let recorder = UnreadRecorder(contract)
    recorder.record(dictionary)
    recorder.record(Substring(json))
    expect(recorder.tally.rows.map(\.objects).max(), equals: 2)
  }

  @Test func positionsOfRows_thatNothingReads() {
    func lines<Value: Capturable>(_ type: Value.Type, _ value: String) -> [String] {
      Self.lines(#"{"value": \#(value)}"#, One<Value>.contract())
    }
    let rows = #"[[1, 2, "x"], [1, 2], [], [1, 2, {"a": 1}, 4], 7]"#
    expect(
      lines([UnreadRowBuilder].self, rows),
      equals: [
        "value[*][1]: in 3 of 4 rows, nothing reads it",
        "value[*][3]: in 1 of 4 rows, nothing reads it",
      ])
    expect(
      lines(UnreadRowBuilder.self, "[1, 2]"), equals: ["value[1]: in 1 of 1 row, nothing reads it"])
    expect(lines(UnreadRowBuilder.self, #""[1, 2]""#), equals: [])
    expect(
      Self.lines("[1, 2, {}]", UnreadRowBuilder.contract()),
      equals: ["[1]: in 1 of 1 row, nothing reads it"])
    // Another arm reads the whole array.
    expect(lines(OneOf<UnreadRowBuilder, [Int]>.self, "[1, 2]"), equals: [])
    let tally = One<UnreadRowBuilder>.contract().unread(in: #"{"value": [1, 2]}"#)
    expect(tally.differences(from: UnreadTally()).map(\.path), equals: ["value[1]"])
    expect(tally.differences(from: tally), equals: [])
  }

  @Test func row_hasFacts() throws {
    let json = #"{"friends": [{"userID": "7"}, {"userID": 7, "userId": 8}, {}, {"userID": null}]}"#
    let rows = UserContract.contract().unread(in: json).rows
    let row = try #require(rows.first)
    expect(rows.count, equals: 1)
    expect(row.path, equals: "User.userID")
    expect(row.objects, equals: 3)
    expect(row.allObjects, equals: 5)
    expect(row.kinds, equals: [.string, .number, .null])
    expect(row.nearest, equals: "userId")
    expect(row.missing, equals: 1)
    #expect(!row.hasManyKeys)
    #expect(!row.isPartial)
    expect(
      row.description,
      equals: "User.userID: in 3 of 5 objects, nothing reads it; nearest: userId, missing in 1")
  }

  @Test(arguments: [
    // Read by its key, by an alias, on a path, or as the member of a dictionary.
    (#"{"userId": 1, "title": 1, "name": 1, "contact": {"email": 1}}"#, []),
    (#"{"prices": {"tea": {"amount": 1}, "a.b": {"amount": 1}}}"#, []),
    // Anything below a JSONValue.
    (#"{"notes": {"a": {"b": [{"c": 1}]}}}"#, []),
    // Of another kind than expected, which is a finding.
    (
      #"{"userId": {"a": 1}, "friends": {"a": 1}, "prices": [{"a": 1}], "contact": "x", "place": {"a": 1}}"#,
      []
    ),
    ("[{\"a\": 1}]", []), ("7", []), ("null", []), ("{}", []),
    // Elements that nothing reads have no keys.
    (#"{"place": [1, {"a": 1}, 3]}"#, []),
    // A value is one row, whatever is in it.
    (#"{"a": {"b": {"c": 1}}}"#, ["User.a"]), (#"{"a": [{"b": 1}, {"c": 1}]}"#, ["User.a"]),
    (#"{"contact": {"phone": {"a": 1}, "email": "x"}}"#, ["User.contact.phone"]),
    (#"{"prices": {"tea": {"vat": 1}, "milk": {"vat": 1}}}"#, ["User.prices.*.vat"]),
    (
      #"{"friends": [{"friends": [{"b": 1}]}, {"a": 1}]}"#,
      ["User.a", "User.b"]
    ),
    (
      #"{"a b": 1, "*": 1, "": 1, "\u0061": 1}"#,
      [#"User["*"]"#, #"User["a b"]"#, #"User[""]"#, "User.a"].sorted()
    ),
    // The last of several values counts.
    (#"{"friends": [{"a": 1}], "friends": [{"b": 1}]}"#, ["User.b"]),
    (#"{"café": 1, "cafe\u0301": 1}"#, ["User.café"]),
  ])
  func key_isUnreadIfNothingReadsIt(json: String, paths: [String]) {
    expect(UserContract.contract().unread(in: json).rows.map(\.path).sorted(), equals: paths)
  }

  @Test func ownAndDecodableTypes_countAsRead() {
    let contract = Contract(
      of: object(
        field("own", as: .own(type: "Own", expectation: "own", kinds: [])),
        field("decoded", as: .array(of: .decoded(type: "D"))),
        field("nulls", as: .array(of: .nullable(.object("A"))))))
    let json = #"{"own": {"a": 1}, "decoded": [{"b": 1}], "nulls": [null, {"c": 1}]}"#
    expect(Self.lines(json, contract), equals: ["A.c: in 1 of 2 objects, nothing reads it"])
  }

  @Test func partialContract_isNotKnownToReadIt() {
    let contract = UserContract.contract(gaps: [.notHeld(path: "meta.seen"), .looksAtKeys])
    expect(
      Self.lines(
        #"{"user_id": 1, "meta": {"seen": {"a": 1}, "b": 1}, "contact": {"c": 1}, "prices": {"d": {"e": 1}}}"#,
        contract),
      equals: [
        "User.user_id: in 1 of 1 object, may be unread; nearest: userId, missing in 1",
        "User.contact.c: in 1 of 1 object, may be unread",
        "User.meta.b: in 1 of 1 object, may be unread",
        "User.prices.*.e: in 1 of 1 object, nothing reads it",
      ])
  }

  @Test(arguments: [
    (#"{"user_id": 7, "userID": 7}"#, nil), (#"{"user_id": [7]}"#, nil),
    (#"{"user_id": 7, "userId": 7}"#, nil), (#"{"nmae": "Ann"}"#, nil),
    (#"{"titel": "Dr", "name": "Ann"}"#, nil), (#"{"titel": "Dr"}"#, "title"),
    (#"{"contcat": {}}"#, "contact"), (#"{"usrId": "7"}"#, "userId"),
  ])
  func nearest_isTheOnlyMissingKey(json: String, nearest: String?) {
    expect(UserContract.contract().unread(in: json).rows.first?.nearest, equals: nearest)
  }

  @Test func keyNearTwoMissingKeys_hasNone() {
    let contract = Contract(of: object(field("startX"), field("startY")))
    expect(
      Self.lines(#"{"start": "1"}"#, contract),
      equals: ["start: in 1 of 1 object, nothing reads it"])
  }

  @Test func shapesThatAreRepaired_areFollowedByTheCoercionOfTheField() {
    let forgiving = UserContract.contract(.object("User"), .forgiving)
    func paths(_ json: String, _ contract: Contract) -> [String] {
      contract.unread(in: json).rows.map(\.path).sorted()
    }
    let single = #"{"friends": {"a": 1}, "place": {"b": 1}, "prices": []}"#
    expect(paths(single, forgiving), equals: ["User.a"])
    expect(paths(single, UserContract.contract()), equals: [])
    let numbered = #"{"friends": {"1": {"a": 1}, "0": {"b": 1}}}"#
    expect(paths(numbered, forgiving), equals: ["User.a", "User.b"])
    let embedded = #"{"friends": "[{\"a\": 1, \"friends\": \"[{}]\"}]", "contact": "{\"b\": 1}"}"#
    expect(paths(embedded, forgiving), equals: ["User.a", "User.contact.b"])
    expect(paths(embedded, UserContract.contract()), equals: [])
    let list = #"{"friends": "{\"0\": {\"a\": 1}}"}"#
    expect(paths(list, forgiving), equals: ["User.0"])
  }

  @Test func kinds_areChosenByTheDiscriminator() {
    let variants = Contract.Variants(
      discriminator: "type", content: "payload",
      variants: [
        Contract.Variants.Variant(values: ["text", "7"], object: "Text"),
        Contract.Variants.Variant(values: ["ping"], object: nil),
      ],
      keepsUnknown: true)
    let contract = Contract(
      coercion: .lenient, root: .array(of: .object("Event")),
      objects: [
        Contract.Object(name: "Event", coercion: .lenient, variants: variants),
        Contract.Object(
          name: "Text", coercion: .lenient, fields: [UserContract.field("body", as: .string)]),
      ])
    let json = """
      [{"type": "text", "payload": {"body": "a", "size": 1}, "at": 1},
       {"type": 7, "payload": {"size": 1}},
       {"type": "ping", "payload": {"size": 1}},
       {"type": "new", "payload": {"size": 1}}, {"payload": {}}]
      """
    expect(
      Self.lines(json, contract),
      equals: [
        "[*].payload.size: in 2 of 2 objects, nothing reads it",
        "[*].at: in 1 of 3 objects, nothing reads it",
        "[*].payload: in 1 of 3 objects, nothing reads it",
      ])
  }

  @Test func kindsInTheSameObject_areChosenByANeighbourOrFromOutside() {
    let variants = Contract.Variants(
      discriminator: nil, content: FieldPath(),
      variants: [
        Contract.Variants.Variant(values: ["circle"], object: "Circle"),
        Contract.Variants.Variant(values: ["square"], object: "Square"),
      ],
      keepsUnknown: false)
    let objects = [
      Contract.Object(
        name: "Drawing", coercion: .lenient,
        fields: [
          UserContract.field("kind", as: .string),
          UserContract.field("shape", as: .object("Shape"), variant: "kind"),
          UserContract.field("other", as: .object("Shape")),
        ]),
      Contract.Object(name: "Shape", coercion: .lenient, variants: variants),
      Contract.Object(
        name: "Circle", coercion: .lenient, fields: [UserContract.field("radius", as: .string)]),
      Contract.Object(
        name: "Square", coercion: .lenient, fields: [UserContract.field("side", as: .string)]),
    ]
    let contract = Contract(coercion: .lenient, root: .object("Drawing"), objects: objects)
    let shape = #"{"radius": 1, "side": 2, "color": 3}"#
    let json = #"{"kind": "circle", "shape": \#(shape), "other": \#(shape)}"#
    expect(
      Self.lines(json, contract),
      equals: [
        "other.color: in 1 of 1 object, nothing reads it",
        "shape.color: in 1 of 1 object, nothing reads it",
        "shape.side: in 1 of 1 object, nothing reads it",
      ])
  }

  @Test func objectThatContainsItselfAsAKind_endsTheWalk() {
    let variants = Contract.Variants(
      discriminator: nil, content: FieldPath(),
      variants: [Contract.Variants.Variant(values: ["a"], object: "A")], keepsUnknown: false)
    let contract = Contract(
      of: Contract.Object(name: "A", coercion: .lenient, variants: variants))
    expect(Self.lines(#"{"b": 1}"#, contract), equals: ["A.b: in 1 of 1 object, nothing reads it"])
    let lost = Contract(coercion: .lenient, root: .object("Gone"), objects: [])
    expect(Self.lines(#"{"b": 1}"#, lost), equals: [])
  }

  @Test(arguments: [
    ("", "the body is empty, expected a JSON value"), ("{\"a\": 1", "the body is cut off"),
    ("<html>", "the body is HTML, expected a JSON value"),
  ])
  func documentThatIsNotJSON_isCounted(json: String, reason: String) {
    let tally = UserContract.contract().unread(in: json)
    expect(tally.documents, equals: 1)
    expect(tally.malformed, equals: 1)
    expect(tally.rows, equals: [])
    expect(tally.problem?.description, contains: reason)
    expect(tally.description, contains: "\n  1 document could not be read: line 1, column ")
  }

  @Test func deepDocument_isReadOnAThreadWithLittleStack() async {
    let json =
      String(repeating: #"{"friends":[{"a":1},"#, count: 255) + #"{"name": 7}"#
      + String(repeating: "]}", count: 255)
    let rows = await onSmallStack { UserContract.contract().unread(in: json).rows }
    expect(rows.map(\.path), equals: ["User.a"])
    expect(rows.map(\.objects), equals: [128])
  }

  /// The path of a row has at most 24 steps, so all that lie deeper share one.
  @Test func deepDocumentOfOtherTypes_hasPathsOfBoundedLength() {
    var value = Contract.Value.object("A")
    for _ in 0..<40 { value = .dictionary(key: .string, of: value) }
    let contract = Contract(
      coercion: .lenient, root: value,
      objects: [Contract.Object(name: "A", coercion: .lenient)])
    let json =
      String(repeating: #"{"k":"#, count: 40) + #"{"a": 1, "b": 1}"#
      + String(repeating: "}", count: 40)
    let path: Substring = String(repeating: "*.", count: 24).dropLast()
    expect(contract.unread(in: json).rows.map(\.path), equals: ["\(path)…"])
  }
}

private struct UnreadRowBuilder: RowBuilder {
  @Field var first: Int?
  @Field var third: JSONValue?

  init(row: JSONRow) {
    _first = row[0]
    _third = row[2]
  }

  func build() -> Result<Int, BuildFailure> {
    construct({ first, _ in first }, $first, $third.optional)
  }
}
