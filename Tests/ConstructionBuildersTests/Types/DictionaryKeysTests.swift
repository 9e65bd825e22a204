import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Dictionaries by integers, enumerations and other keys.
struct DictionaryKeysTests {
  @Test(arguments: InputKind.allCases)
  func key_isReadAsItsType(_ input: InputKind) throws {
    for coercion in [Coercion.strict, .lenient] {
      try expect(read([Int: Int].self, #"{"1": 2}"#, from: input, coercion), is: .value, "[1: 2]")
      try expect(
        read([Int8: Int].self, #"{"-128": 2}"#, from: input, coercion), is: .value, "[-128: 2]")
      try expect(
        read([Currency: Int].self, #"{"eur": 2}"#, from: input, coercion), is: .value,
        "[ConstructionBuildersTests.Currency.eur: 2]")
      try expect(
        read([Level: Int].self, #"{"2": 2}"#, from: input, coercion), is: .value,
        "[TestSupport.Level.high: 2]")
      try expect(
        read([UserID: Int].self, #"{"u1": 2}"#, from: input, coercion), is: .value,
        #"[ConstructionBuildersTests.UserID(rawValue: "u1"): 2]"#)
      try expect(read([Bool: Int].self, #"{"x": 2}"#, from: input, coercion).value, equals: "[:]")
    }
    try expect(read([Int: Int].self, "{}", from: input), is: .value, "[:]")
    let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    try expect(read([UUID: Int].self, #"{"\#(id)": 2}"#, from: input), is: .value, "[\(id): 2]")
    try expect(
      read([UUID: Int].self, #"{"\#(id.lowercased())": 2}"#, from: input), is: .value, "[\(id): 2]")
  }

  @Test(arguments: InputKind.allCases)
  func keyThatIsNone_isLeftOutUnderItself(_ input: InputKind) throws {
    try expect(
      read([Int: Int].self, #"{"x": 1, "2": 2, "": 3, "1.5": 4}"#, from: input), is: .value,
      "[2: 2]",
      [
        #"value[""]: expected Int key, found string """#,
        #"value["1.5"]: expected Int key, found string "1.5""#,
        #"value.x: expected Int key, found string "x""#,
      ])
    try expect(
      read([UInt8: Int].self, #"{"300": 1}"#, from: input).findings,
      say: #"value.300: expected UInt8 key, found string "300", which is out of range"#)
    try expect(
      read([Currency: Int].self, #"{"xyz": 1}"#, from: input).findings,
      say: #"value.xyz: expected Currency key, found string "xyz", which is not one of its cases"#)
  }

  @Test(arguments: InputKind.allCases)
  func keyInAnotherSpelling_isARepair(_ input: InputKind) throws {
    try expect(
      read([Int: Int].self, #"{"01": 1, "+2": 2}"#, from: input).findings,
      say: #"value["+2"]: read string "+2" as Int key"#, #"value.01: read string "01" as Int key"#)
    try expect(
      read([Int: Int].self, #"{"01": 1}"#, from: input, .strict), is: .value, "[:]",
      [#"value.01: expected Int key, found string "01""#])
  }

  /// A key is a text, so a number is read from it as from a value that is sent as a string.
  @Test(arguments: InputKind.allCases)
  func keyOfAnyNumberType_isSilentAsJSONWritesIt(_ input: InputKind) throws {
    for coercion in [Coercion.strict, .lenient] {
      try expect(
        read([Double: Int].self, #"{"1.5": 2}"#, from: input, coercion), is: .value, "[1.5: 2]")
      try expect(
        read([Double: Int].self, #"{"1e3": 2}"#, from: input, coercion), is: .value, "[1000.0: 2]")
      try expect(
        read([Float: Int].self, #"{"-0.5": 2}"#, from: input, coercion), is: .value, "[-0.5: 2]")
      try expect(
        read([Decimal: Int].self, #"{"27.50": 2}"#, from: input, coercion), is: .value, "[27.5: 2]")
      try expect(read([Int: Int].self, #"{"1.0": 2}"#, from: input, coercion), is: .value, "[1: 2]")
    }
    for (type, words) in [
      try ("Int", read([Int: Int].self, #"{"01": 1, "x": 1}"#, from: input).words),
      try ("Double", read([Double: Int].self, #"{"01": 1, "x": 1}"#, from: input).words),
      try ("Decimal", read([Decimal: Int].self, #"{"01": 1, "x": 1}"#, from: input).words),
    ] {
      expect(
        words,
        equals: [
          #"value.01: read string "01" as \#(type) key"#,
          #"value.x: expected \#(type) key, found string "x""#,
        ])
    }
    try expect(
      read([Double: Int].self, #"{"01.50": 1}"#, from: input, .strict), is: .value, "[:]",
      [#"value["01.50"]: expected Double key, found string "01.50""#])
    try expect(
      read([Double: Int].self, #"{"01.50": 0, "1.5": 1, "1.50": 2}"#, from: input), is: .value,
      "[1.5: 1]",
      [
        #"value["01.50"]: string "01.50" is the same Double key as "1.5""#,
        #"value["1.50"]: string "1.50" is the same Double key as "1.5""#,
      ])
    try expect(
      read([Double: Int].self, #"{"9007199254740993": 1, "1e400": 1}"#, from: input).findings,
      say: #"value.1e400: expected Double key, found string "1e400", which is out of range"#,
      #"value.9007199254740993: read string "9007199254740993", rounded to the nearest Double key"#)
  }

  /// A finding, a failure and an edit name the text that was sent.
  @Test func keyInAnotherSpelling_keepsIt() throws {
    let sut = try One<[Double: PilotBuilder]>(
      json: #"{"value": {"1.50": {}, "2": {}, "3.0": {"name": "Rogue"}, "4": {"name": "Jean"}}}"#)
    expect(
      sut.construct({ $0 }, sut.$value.requiringAll),
      fails: #"value["1.50"].name: required String is missing"#,
      "value.2.name: required String is missing")
    var changed = sut
    changed.value?[3]?.name = nil
    expect(
      changed.findings.map(\.description).last,
      equals: #"value["3.0"].name: required String is missing"#)
  }

  @Test(arguments: InputKind.allCases)
  func keysThatBecomeTheSame_areUsedOnceAndOnRecord(_ input: InputKind) throws {
    try expect(
      read([Int: Int].self, #"{"01": 1, "1": 2, "+1": 3}"#, from: input), is: .value, "[1: 2]",
      [
        #"value["+1"]: string "+1" is the same Int key as "1""#,
        #"value.01: string "01" is the same Int key as "1""#,
      ])
    // One that has no value takes no place.
    try expect(
      read([Int: Int].self, #"{"01": 1, "1": "x"}"#, from: input), is: .value, "[1: 1]",
      [#"value.01: read string "01" as Int key"#, #"value.1: expected Int, found string "x""#])
  }

  /// Where a number equals another one that is spelled differently.
  @Test(arguments: InputKind.allCases)
  func keyThatIsLost_namesTheOneThatIsUsed(_ input: InputKind) throws {
    let rows: [(json: String, value: String, words: String)] = [
      (
        #"{"-0": 1, "0": 2}"#, "[-0.0: 1]",
        #"value.0: string "0" is the same Double key as "-0""#
      ),
      (
        #"{"0.0": 1, "-0": 2}"#, "[-0.0: 2]",
        #"value["0.0"]: string "0.0" is the same Double key as "-0""#
      ),
      (
        #"{"0.0": 1, "-0.0": 2}"#, "[-0.0: 2]",
        #"value["0.0"]: string "0.0" is the same Double key as "-0.0""#
      ),
      (
        #"{"1.5": 1, "1.50": 2}"#, "[1.5: 1]",
        #"value["1.50"]: string "1.50" is the same Double key as "1.5""#
      ),
    ]
    for (json, value, words) in rows {
      try expect(read([Double: Int].self, json, from: input, .strict), is: .value, value, [words])
    }
  }

  /// A format of numbers reads many spellings of one. The plain one is used.
  @Test func keysThatBecomeTheSame_inAFormat() throws {
    let format = FieldFormat<[Date: Int]>.keyed(by: .secondsSince1970)
    try expect(
      #"{"9e1": 9, "90": 1}"#, .keyed(by: .seconds), gives: [Duration.seconds(90): 1],
      [#"value.9e1: string "9e1" is the same Duration key as "90""#])
    let rows: [(json: String, seconds: Double, lost: String, used: String)] = [
      (#"{"1700000000": 1, "1.7e9": 9}"#, 1_700_000_000, "1.7e9", "1700000000"),
      (#"{"1700000000": 1, "1700000000.0": 9}"#, 1_700_000_000, "1700000000.0", "1700000000"),
      (#"{"1.5": 1, "1.50": 9}"#, 1.5, "1.50", "1.5"),
      (#"{"1.5": 1, "15e-1": 9}"#, 1.5, "15e-1", "1.5"),
      (#"{"0.5": 1, "0.50": 9}"#, 0.5, "0.50", "0.5"),
      (#"{"-20": 1, "-2e1": 9}"#, -20, "-2e1", "-20"),
      (#"{"0": 1, "-0": 9}"#, 0, "-0", "0"),
      // None is plain: the first by UTF-8.
      (#"{"1.50": 1, "1.5e0": 9}"#, 1.5, "1.5e0", "1.50"),
    ]
    for (json, seconds, lost, used) in rows {
      for sut in try InFormat.both(json, format) {
        expect(sut.value, equals: [Date(timeIntervalSince1970: seconds): 1], "\(json)")
        expect(sut.findings.map(\.reason), equals: [#"as "\#(used)""#], "\(json)")
        expect(sut.findings.map(\.found?.excerpt), equals: [#""\#(lost)""#], "\(json)")
      }
    }
  }

  @Test(arguments: InputKind.allCases)
  func build_ofAnIncompleteDictionary_failsNamingTheKey(_ input: InputKind) throws {
    let json = #"{"guests": {"1": {"name": "Rogue"}, "02": {}, "x": {"name": "Jean"}, "01": {}}}"#
    let sut =
      switch input {
      case .bytes: try Guests(json: json)
      case .dictionary: Guests(dictionary: try dictionary(json))
      }
    try expect(sut.build().get(), equals: [1: Pilot(name: "Rogue")])
    expect(sut.guests?.keys.sorted(), equals: [1, 2])
    expect(
      sut.complete, fails: #"guests.01: string "01" is the same Int key as "1""#,
      #"guests.02.name: required String is missing"#,
      #"guests.x: expected Int key, found string "x""#)
    expect(
      sut.findings, say: #"guests.01: string "01" is the same Int key as "1""#,
      #"guests.02: read string "02" as Int key"#, #"guests.02.name: required String is missing"#,
      #"guests.x: expected Int key, found string "x""#)
  }

  @Test func findings_areLimitedAndKeysKeepTheirNames() throws {
    let json =
      "{" + (100..<400).map { #""0\#($0)": {"name": 1, "value": []}"# }.joined(separator: ",") + "}"
    let sut = try One<[Int: PilotBuilder]>(json: #"{"value": \#(json)}"#)
    expect(sut.value?.count, equals: 300)
    expect(sut.$value.findings.count, equals: 101)
    let broken = try One<[Int: PilotBuilder]>(
      json: #"{"value": \#(json.replacing("\"name\": 1", with: "\"name\": []"))}"#)
    let lines = failureLines(broken.construct({ $0 }, broken.$value.requiringAll))
    expect(lines.count, equals: 101)
    expect(lines.first, equals: "value.0100.name: expected String, found array []")
  }

  /// Also where they were set, and not read.
  @Test func keysOfOtherTypes_areNamedAsTheyAreWritten() throws {
    let token = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    try expectKey(token, "value.E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    try expectKey(Data("hi".utf8), #"value["aGk="]"#)
    try expectKey(Date(timeIntervalSince1970: 0), #"value["1970-01-01T00:00:00Z"]"#)
    try expectKey(#require(URL(string: "https://a.b")), #"value["https://a.b"]"#)
    try expectKey("a" as JSONValue, "value.a")
    try expectKey(1.5, #"value["1.5"]"#)
    try expectKey(2.0, "value.2")
    try expectKey(Decimal(15) / 10, #"value["1.5"]"#)
  }

  private func expectKey<Key: Capturable & Hashable>(_ key: Key, _ place: String) throws
  where Key.Built == Key {
    var sut = One<[Key: PilotBuilder]>(dictionary: [:])
    sut.value = [key: PilotBuilder(dictionary: [:])]
    expect(sut.findings.first?.path.description, equals: "\(place).name")
  }
}

enum Currency: String { case eur, usd }
extension Currency: Capturable {}

/// A struct with a raw value need only say that it is Capturable.
struct UserID: RawRepresentable, Hashable, Capturable { let rawValue: String }

private struct Guests: ConstructionBuilder {
  @Field var guests: [Int: PilotBuilder]?
  init(fields: JSONFields) { _guests = fields["guests"] }
  func build() -> Result<[Int: Pilot], BuildFailure> { construct({ $0 }, $guests) }
  var complete: Result<[Int: Pilot], BuildFailure> { construct({ $0 }, $guests.requiringAll) }
}
