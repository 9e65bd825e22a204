import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

/// The unread keys of many documents.
struct UnreadTallyTests {
  private static let contract = UserContract.contract()

  private static func keys(_ numbers: some Sequence<Int>, _ more: String = "") -> String {
    "{" + numbers.map { #""x\#($0)": \#($0)"# }.joined(separator: ",") + more + "}"
  }

  private static func tally(_ documents: [String], limit: Int = 500) -> UnreadTally {
    var tally = UnreadTally(limit: limit)
    for document in documents { tally.merge(contract.unread(in: document)) }
    return tally
  }

  @Test func merge_addsDocuments() {
    let sut = Self.tally([
      #"{"user_id": 1, "a": 1}"#, #"{"user_id": 2, "userId": 2}"#, "{}", "oops", "",
    ])
    expect(
      sut.description,
      equals: """
        5 documents, unread keys:
          User.user_id: in 2 of 3 objects, nothing reads it; nearest: userId, missing in 1
          User.a: in 1 of 3 objects, nothing reads it
          2 documents could not be read: line 1, column 1: expected a value
        """)
    expect(sut.documents, equals: 5)
    expect(sut.malformed, equals: 2)
  }

  @Test func merge_isTheSameInAnyOrderAndGrouping() {
    let documents = [
      #"{"user_id": 1}"#, Self.keys(1...12), Self.keys(9...18, #","usrId": 7"#), "7", "{",
      #"{"friends": [{"a": 1}, {"b": 1}]}"#, Self.keys(15...30),
    ]
    let all = Self.tally(documents)
    expect(Self.tally(documents.reversed()).rows, equals: all.rows)
    var grouped = Self.tally(Array(documents[..<3]))
    grouped.merge(Self.tally(Array(documents[3...])))
    expect(grouped, equals: all)
    expect(
      all.rows.map(\.description),
      equals: [
        "User.user_id: nothing reads it; nearest: userId, missing in 1 of 7 objects",
        "User.usrId: nothing reads it; nearest: userId, missing in 1 of 7 objects",
        "User.*: more than 20 keys in 6 of 7 objects, nothing reads them",
      ])
  }

  @Test func storedTally_hasOneLineForEachRow() throws {
    let stored = String(
      decoding: try JSONEncoder().encode(Self.tally([#"{"zz": 1}"#])), as: UTF8.self)
    let changed = stored.replacing("zz", with: #"z\n\u202e"#)
    let sut = try JSONDecoder().decode(UnreadTally.self, from: Data(changed.utf8))
    expect(
      sut.rows.map(\.description), equals: [#"User.z\n\u202E: in 1 of 1 object, nothing reads it"#])
  }

  @Test func twentyKeys_haveRows() {
    expect(Self.tally([Self.keys(1...20)]).rows.count, equals: 20)
    expect(Self.tally([Self.keys(1...10), Self.keys(1...20)]).rows.count, equals: 20)
  }

  @Test(arguments: [
    [keys(1...21)], [keys(1...11), keys(11...21)], [keys(1...21), keys(1...2)],
    [keys(1...3), keys(1...40)],
  ])
  func moreThanTwentyKeys_areOneRow(documents: [String]) throws {
    let rows = Self.tally(documents).rows
    let row = try #require(rows.first)
    expect(rows.count, equals: 1)
    expect(row.path, equals: "User.*")
    #expect(row.hasManyKeys)
    expect(row.objects, equals: documents.count)
    expect(row.kinds, equals: [.number])
    expect(row.nearest, equals: nil)
  }

  @Test func manyKeysOfAPartialContract_areNotKnownToBeRead() {
    let contract = UserContract.contract(.array(of: .object("User")), gaps: [.looksAtKeys])
    expect(
      contract.unread(in: "[\(Self.keys(1...21)), {}]").rows.map(\.description),
      equals: ["User.*: more than 20 keys in 1 of 2 objects, may be unread"])
  }

  @Test func limit_isKept() {
    let sut = Self.tally([Self.keys(1...5), Self.keys(3...8), Self.keys(1...2)], limit: 4)
    expect(sut.rows.map(\.path), equals: ["User.x1", "User.x2", "User.x3", "User.x4"])
    expect(sut.rows.map(\.objects), equals: [2, 2, 2, 2])
    expect(sut.moreKeys, equals: 5)
    // Four keys: x5 is in two documents.
    expect(sut.description, endsWith: "\n  and other keys, seen 5 times, not listed")
    let none = Self.tally([Self.keys(1...30), #"{"friends": [{"a": 1}]}"#], limit: 0)
    expect(none.rows, equals: [])
    expect(none.moreKeys, equals: 2)
    let one = Self.tally([Self.keys(1...2), Self.keys(1...30)], limit: 1)
    expect(one.rows.map(\.path), equals: ["User.*"])
  }

  /// The row for many keys takes the place of the last one.
  @Test func limit_isKeptWhereKeysBecomeOneRow() {
    let near = #","user_id": 1, "frends": []"#
    let sut = Self.tally(["{\(near.dropFirst())}", Self.keys(1...30, near)], limit: 2)
    expect(sut.rows.map(\.path), equals: ["User.frends", "User.*"])
    expect(sut.moreKeys, equals: 2)
  }

  /// Of two that were meant equally often, the first one by its key.
  @Test func nearestKey_isTheOneThatWasMeantMostOften() {
    let contract = Contract(
      of: object(field("colors"), field("colour"), coercion: .lenient))
    func tally(_ documents: [String]) -> [String] {
      var tally = UnreadTally()
      for document in documents { tally.merge(contract.unread(in: document)) }
      return tally.rows.map { "\($0.path) \($0.nearest ?? "") \($0.missing)" }
    }
    let (first, second) = (#"{"color": 1, "colour": ""}"#, #"{"color": 1, "colors": ""}"#)
    expect(tally([second, first]), equals: ["color colors 1"])
    expect(tally([second, first, second]), equals: ["color colour 2"])
  }

  // MARK: - How many keys are named

  @Test(arguments: [0, 1, 12, 13, 70])
  func keys_areNamedUpToTheNumberOfTheCaller(most: Int) throws {
    let json = Self.keys(1...13)
    let tally = Self.contract.unread(in: json, keys: most)
    expect(tally.keys, equals: most)
    expect(tally.rows.count, equals: most < 13 ? 1 : 13)
    if most == 12 {
      expect(
        tally.description,
        equals: """
          1 document, unread keys:
            User.*: more than 12 keys in 1 of 1 object, nothing reads them
          """)
    }
    var merged = UnreadTally(keys: most)
    merged.merge(tally)
    merged.merge(tally)
    expect(merged.rows.map(\.path), equals: tally.rows.map(\.path))
    let again = try JSONDecoder().decode(UnreadTally.self, from: JSONEncoder().encode(merged))
    expect(again, equals: merged)
    let recorder = UnreadRecorder(Self.contract, keys: most)
    recorder.record(json)
    expect(recorder.take(), equals: tally)
    expect(recorder.tally.keys, equals: most)
  }

  /// A tally of an earlier version has no such number.
  @Test func decodedTallyWithoutTheNumber_hasTwenty() throws {
    let data = try JSONEncoder().encode(Self.tally([#"{"a": 1}"#]))
    let text = String(decoding: data, as: UTF8.self).replacing(#""keys":20,"#, with: "")
      .replacing(#","keys":20"#, with: "")
    #expect(text != String(decoding: data, as: UTF8.self))
    let sut = try JSONDecoder().decode(UnreadTally.self, from: Data(text.utf8))
    expect(sut, equals: Self.tally([#"{"a": 1}"#]))
    expect(UnreadTally(keys: -1).keys, equals: 0)
  }

  // MARK: - Differences

  private static func new(_ old: [String], _ new: [String]) -> [String] {
    tally(new).differences(from: tally(old)).map(\.path)
  }

  @Test func differences_areTheKeysThatAreNew() {
    let old = [#"{"a": 1, "b": 1}"#, #"{"contact": {"x": 1}}"#]
    expect(Self.new(old, old), equals: [])
    expect(Self.new(old, []), equals: [])
    expect(Self.new(old, [#"{"a": 1}"#, "{"]), equals: [])
    expect(Self.new([], [#"{"a": 1, "b": 1}"#]), equals: ["User.a", "User.b"])
    expect(
      Self.new(old, [#"{"a": 1, "c": 1}"#, #"{"c": 1, "contact": {"y": 1}}"#]),
      equals: ["User.c", "User.contact.y"])
    let row = Self.tally([#"{"a": 1, "user_id": 1}"#]).differences(from: Self.tally(old))
    expect(
      row.map(\.description),
      equals: ["User.user_id: in 1 of 1 object, nothing reads it; nearest: userId, missing in 1"])
  }

  @Test func differencesOfManyKeys_areOneRow() {
    let many = [Self.keys(1...30)]
    expect(Self.new([Self.keys(1...3)], many), equals: ["User.*"])
    expect(Self.new(many, [Self.keys(1...40)]), equals: [])
    // Such keys are data, so a single one is not known to be new.
    expect(Self.new(many, [Self.keys(50...51)]), equals: [])
    expect(Self.new(many, [Self.keys(50...51, #","user_id": 1"#)]), equals: ["User.user_id"])
  }

  @Test func longKey_isCut() {
    let key = String(repeating: "é", count: 200)
    let rows = Self.tally([#"{"\#(key)": 1, "\#(key)2": 1}"#]).rows
    expect(rows.map(\.path), equals: ["User[\"" + String(repeating: "é", count: 48) + "…\"]"])
    // Both are keys of one object.
    expect(rows.map(\.objects), equals: [1])
  }

  @Test func merge_returnsNewRows() {
    var sut = UnreadTally()
    func add(_ json: String) -> [String] {
      sut.merge(Self.contract.unread(in: json)).map(\.path).sorted()
    }
    expect(add(#"{"a": 1}"#), equals: ["User.a"])
    expect(add(#"{"a": 1, "b": 1}"#), equals: ["User.b"])
    expect(add(#"{"a": 1}"#), equals: [])
    expect(add(Self.keys(1...30)), equals: ["User.*"])
    expect(add(Self.keys(1...40)), equals: [])
    expect(add(#"{"user_id": 1}"#), equals: ["User.user_id"])
  }

  @Test func coding_keepsEverything() throws {
    let sut = Self.tally([#"{"user_id": 1, "friends": [{"a": 1}]}"#, Self.keys(1...30), "{"])
    let data = try JSONEncoder().encode(sut)
    let decoded = try JSONDecoder().decode(UnreadTally.self, from: data)
    expect(decoded, equals: sut)
    expect(decoded.rows, equals: sut.rows)
    expect(decoded.description, equals: sut.description)
  }

  @Test func coding_limitsWhatComesFromOutside() throws {
    let data = try JSONEncoder().encode(Self.tally([Self.keys(1...5)]))
    let text = String(decoding: data, as: UTF8.self)
    let changed = text.replacingOccurrences(of: "\"limit\":500", with: "\"limit\":2")
      .replacingOccurrences(of: "\"documents\":1", with: "\"documents\":-1")
    let sut = try JSONDecoder().decode(UnreadTally.self, from: Data(changed.utf8))
    expect(sut.rows.count, equals: 2)
    expect(sut.documents, equals: 0)
    expect(sut.moreKeys, equals: 3)
  }
}
