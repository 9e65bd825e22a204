import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values are spelled as the sender spells them.
struct DialectTests {
  private func value(_ key: String, _ sent: String, _ change: (inout UserBuilder) -> Void) throws
    -> String
  {
    let prefix = "{\"\(key)\": "
    let text = try edited(prefix + sent + "}", change)
    return String(text.dropFirst(prefix.count).dropLast())
  }

  @Test(arguments: [
    ("1", "42"), (#""1""#, #""42""#), ("1.0", "42"), (#"" 1""#, #""42""#),
  ])
  func integers(sent: String, written: String) throws {
    try expect(value("id", sent) { $0.id = 42 }, equals: written)
  }

  @Test(arguments: [
    ("true", "false"), ("1", "0"), (#""1""#, #""0""#), (#""yes""#, #""no""#), (#""YES""#, #""NO""#),
    (#""True""#, #""False""#), (#""t""#, #""f""#), (#""Y""#, #""N""#), (#""on""#, #""off""#),
    (#""maybe""#, "false"), ("null", "false"), ("[]", "false"),
  ])
  func booleans(sent: String, written: String) throws {
    try expect(value("active", sent) { $0.isActive = false }, equals: written)
  }

  @Test(arguments: [
    ("1", "3"), ("1.5", "3.0"), (#""1""#, #""3""#), (#""1.50""#, #""3.0""#), ("null", "3"),
    ("1e2", "3"),
  ])
  func doubles(sent: String, written: String) throws {
    try expect(value("balance", sent) { $0.balance = 3 }, equals: written)
  }

  @Test(arguments: [
    (#""a""#, #""7""#), ("1", "7"), ("null", #""7""#),
  ])
  func strings(sent: String, written: String) throws {
    try expect(value("nick", sent) { $0.nick = "7" }, equals: written)
  }

  @Test func aTextInPlaceOfANumber_isAText() throws {
    try expect(value("nick", "1") { $0.nick = "a" }, equals: #""a""#)
    // A boolean was not read as a text.
    try expect(value("nick", "true") { $0.nick = "false" }, equals: #""false""#)
  }

  @Test(arguments: [
    (#""2014-06-10T23:11:26Z""#, #""2026-01-02T03:04:05Z""#),
    (#""2014-06-10T23:11:26-0400""#, #""2026-01-01T23:04:05-0400""#),
    (#""2014-06-10T23:11:26+02:00""#, #""2026-01-02T05:04:05+02:00""#),
    (#""2014-06-10 23:11:26.000""#, #""2026-01-02 03:04:05.000""#),
    (#""2014-06-10T23:11:26.5Z""#, #""2026-01-02T03:04:05.0Z""#),
    (#""2014-06-10""#, #""2026-01-02T03:04:05Z""#),
    (#""2014-06-10T23:11Z""#, #""2026-01-02T03:04:05Z""#),
  ])
  func dates(sent: String, written: String) throws {
    let date = Date(timeIntervalSince1970: 1_767_323_045)
    try expect(value("since", sent) { $0.since = date }, equals: written)
  }

  @Test func aDateWithoutATime_staysOne() throws {
    let day = Date(timeIntervalSince1970: 1_767_312_000)
    try expect(value("since", #""2014-06-10""#) { $0.since = day }, equals: #""2026-01-02""#)
  }

  @Test(arguments: [
    (#""2014/06/10 -0400""#, #""2026/01/02 -0400""#), ("1402441886", "1767326400"),
    (#""1402441886""#, #""1767326400""#),
    (#""2014-06-10T04:00:00Z""#, #""2026-01-02T04:00:00Z""#),
  ])
  func datesOfSeveralFormats_keepTheOneThatReadThem(sent: String, written: String) throws {
    let text = try edited("{\"at\": \(sent)}", as: TimedBuilder.self) {
      $0.at = Date(timeIntervalSince1970: 1_767_326_400)
    }
    expect(text, equals: "{\"at\": \(written)}")
  }

  /// What stands behind the time of a pattern may look like a zone, and is none.
  @Test func aPatternThatBeginsLikeISO8601_isKept() throws {
    let text = try edited(#"{"minute": "2014-06-10 12:30-161"}"#, as: DayBuilder.self) {
      $0.minute = Date(timeIntervalSince1970: 1_767_323_040)
    }
    expect(text, equals: #"{"minute": "2026-01-02 03:04-002"}"#)
  }

  /// A text that is no number says nothing of how numbers are sent, and the format does.
  @Test func numberInPlaceOfAText_isOneInAString() throws {
    let text = try edited(#"{"size": "large", "sizes": ["large", "N/A"]}"#, as: SizesBuilder.self) {
      $0.size = .first(7)
      $0.sizes?[0] = .first(7)
    }
    expect(text, equals: #"{"size": "7", "sizes": ["7", "N/A"]}"#)
  }

  /// A Double does not hold these digits, and yet they say that numbers are in strings.
  @Test func nanosecondsInAString_stayInOne() throws {
    let text = try edited(#"{"at": "1544712660300000123"}"#, as: NanosecondsBuilder.self) {
      $0.at = Date(timeIntervalSince1970: 1)
    }
    expect(text, equals: #"{"at": "1000000000"}"#)
  }

  @Test func aNumberOfSecondsInPlaceOfADateInWords_isANumber() throws {
    let text = try edited(#"{"day": "2014-06-10"}"#, as: DayBuilder.self) {
      $0.day = Date(timeIntervalSince1970: 1_767_326_401)
    }
    expect(text, equals: #"{"day": 1767326401}"#)
  }

  @Test func siblings_tellHowNewElementsAreSpelled() throws {
    try expect(value("scores", "[1.0, 2.0]") { $0.scores?.append(3) }, equals: "[1.0, 2.0, 3.0]")
    try expect(value("scores", "[1, 2]") { $0.scores?.append(3) }, equals: "[1, 2, 3]")
    try expect(
      value("scores", #"["1", "2"]"#) { $0.scores?.append(3) }, equals: #"["1", "2", "3"]"#)
  }

  @Test func arraysInArrays_areSpelledAsTheirSiblings() throws {
    try expect(
      edited("[[ ], [1.0,  2.0]]", as: [[Double]].self) { $0.append([3, 4]) },
      equals: "[[ ], [1.0,  2.0], [3.0,  4.0]]")
    try expect(
      edited(#"{"a": ["1"]}"#, as: [String: [Int]].self) { $0["b"] = [3] },
      equals: #"{"a": ["1"],"b": ["3"]}"#)
  }

  /// Only 1 and 0 are, and the others are written as the type writes them.
  @Test func numbersThatWereBooleans_stayBooleans() throws {
    try expect(
      edited(#"[true, false]"#, as: [Int].self, coercion: .forgiving) { $0 = [0, 1, 2] },
      equals: "[false, true, 2]")
  }

  @Test func aUUIDInSmallLetters_staysInThem() throws {
    let new = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    let old = "00000000-C36C-495A-93FC-0C247A3E6E5F"
    for (sent, written) in [(old.lowercased(), "\(new)".lowercased()), (old, "\(new)")] {
      try expect(
        edited("[\"\(sent)\"]", as: [UUID].self) { $0[0] = new }, equals: "[\"\(written)\"]")
    }
  }

  /// Its spelling is that of no such value. As text, a number would be read as a repair.
  @Test func whatCannotBeRead_tellsNoSpelling() throws {
    try expect(edited(#"[1, "x", 3]"#, as: [Int?].self) { $0[1] = 2 }, equals: "[1, 2, 3]")
    try expect(
      edited(#"[1, "x", 3]"#, as: [Int?].self) { $0.insert(2, at: 1) }, equals: #"[1, 2, "x", 3]"#)
    try expect(
      edited(#"[{"sku": "a", "quantity": "x"}]"#, as: [LineBuilder].self) { lines in
        lines[0] = LineBuilder(dictionary: ["sku": "b", "quantity": 5])
      }, equals: #"[{"sku": "b", "quantity": 5}]"#)
  }

  @Test func embeddedDocuments_areEmbeddedAgain() throws {
    let text = try edited(
      #"{"lines": "[{\"sku\": \"a\", \"x\": 1.0}]", "address": "{\"city\":\"K\"}"}"#,
      coercion: .forgiving
    ) { (user: inout UserBuilder) in
      user.lines?[0].sku = "b"
      user.city = "L"
    }
    expect(
      text, equals: #"{"lines": "[{\"sku\": \"b\", \"x\": 1.0}]", "address": "{\"city\":\"L\"}"}"#)
  }

  /// PHP and Python escape so.
  @Test(arguments: [
    (
      #""{ \u0022sku\" : \"a\",\n\t\"x\": \"caf\u00e9 http:\/\/x \ud83d\ude00 \u20ac\u0041 é😀\" }""#,
      #""{ \u0022sku\" : \"z\",\n\t\"x\": \"caf\u00e9 http:\/\/x \ud83d\ude00 \u20ac\u0041 é😀\" }""#
    ),
    (
      #""{\"\u0073ku\":\"\\u0061\",\"x\":\"\\\"\\\/\"}""#,
      #""{\"\u0073ku\":\"z\",\"x\":\"\\\"\\\/\"}""#
    ),
    (#""\u007b\"sku\":\"a\"\u007D""#, #""\u007b\"sku\":\"z\"\u007D""#),
  ])
  func escapesInAnEmbeddedDocument_stayAsTheyAre(sent: String, written: String) throws {
    func line(_ line: String) -> String { "{\"line\": \(line)}" }
    try expect(
      edited(line(sent), as: OneLineBuilder.self, coercion: .forgiving) { $0.line?.sku = "z" },
      equals: line(written))
  }

  @Test func whatIsNewInAnEmbeddedDocument_isEscaped() throws {
    try expect(
      edited(
        #"{"lines": "[\n  {\"sku\": \"\u0061\"},\n  {\"sku\": \"b\/\"}\n]"}"#, coercion: .forgiving
      ) { (user: inout UserBuilder) in
        user.lines?.swapAt(0, 1)
        user.lines?[0].quantity = 2
        user.lines?.append(LineBuilder(dictionary: ["sku": "\"c\\"]))
      },
      equals: #"{"lines": "[\n  {\"sku\": \"b\/\",\"quantity\": 2},\n  {\"sku\": \"\u0061\"},"#
        + #"\n  {\"sku\": \"\\\"c\\\\\"}\n]"}"#)
  }

  @Test func aNewObjectInPlaceOfAnEmbeddedOne_isEmbedded() throws {
    try expect(
      edited(#"{"line": "{ \"sku\": \"a\" }"}"#, as: OneLineBuilder.self, coercion: .forgiving) {
        $0.line = LineBuilder(dictionary: ["sku": "b"])
      }, equals: #"{"line": "{\"sku\":\"b\"}"}"#)
  }

  @Test func elementsThatAreEmbeddedDocuments_areChangedAndMoved() throws {
    try expect(
      edited(
        #"{"lines": ["{\"sku\":\"a\",\"x\":1}", "{\"sku\":\"b\"}", {"sku": "c"}]}"#,
        coercion: .forgiving
      ) { (user: inout UserBuilder) in
        user.lines?[0].sku = "d"
        user.lines?.swapAt(1, 2)
      }, equals: #"{"lines": ["{\"sku\":\"d\",\"x\":1}", {"sku": "c"}, "{\"sku\":\"b\"}"]}"#)
  }

  @Test func newElementsBesideEmbeddedDocuments_areEmbedded() throws {
    let line = LineBuilder(dictionary: ["sku": "b"])
    func lines(_ sent: String, _ change: (inout [LineBuilder]) -> Void) throws -> String {
      try edited(sent, as: [LineBuilder].self, coercion: .forgiving, change)
    }
    try expect(
      lines(#"["{\"sku\":\"a\"}"]"#) { $0.append(line) },
      equals: #"["{\"sku\":\"a\"}","{\"sku\":\"b\"}"]"#)
    // A single one, and one in an object with the keys of a list.
    try expect(
      lines(#""{\"sku\":\"a\"}""#) { $0.insert(line, at: 0) },
      equals: #"["{\"sku\":\"b\"}","{\"sku\":\"a\"}"]"#)
    try expect(
      lines(#"{"0": "{\"sku\":\"a\", \"x\": 1}"}"#) { lines in
        lines[0].sku = "c"
        lines.append(line)
      }, equals: #"{"0": "{\"sku\":\"c\", \"x\": 1}","1": "{\"sku\":\"b\"}"}"#)
    try expect(
      edited(
        #"{"a": "[{\"sku\":\"a\"}]"}"#, as: [String: [LineBuilder]].self, coercion: .forgiving
      ) {
        $0["b"] = [line]
      }, equals: #"{"a": "[{\"sku\":\"a\"}]","b": "[{\"sku\":\"b\"}]"}"#)
    try expect(
      edited(
        #"{"a": "{\"k\":{\"sku\":\"a\"}}"}"#, as: [String: [String: LineBuilder]].self,
        coercion: .forgiving
      ) { $0["b"] = ["k": line] },
      equals: #"{"a": "{\"k\":{\"sku\":\"a\"}}","b": "{\"k\":{\"sku\":\"b\"}}"}"#)
  }

  @Test func anEmbeddedDocument_movesAsAWhole() throws {
    try expect(
      edited(
        #"{"a": "{\"sku\": \"a\", \"x\": 1}"}"#, as: [String: LineBuilder].self,
        coercion: .forgiving
      ) { lines in
        lines["b"] = lines["a"]
        lines["b"]?.quantity = 2
        lines["c"] = lines["a"]
      },
      equals: #"{"a": "{\"sku\": \"a\", \"x\": 1}","#
        + #""b": "{\"sku\": \"a\", \"x\": 1, \"quantity\": 2}","#
        + #""c": "{\"sku\": \"a\", \"x\": 1}"}"#)
  }

  @Test func anObjectInAnEmbeddedDocument_movesWithinIt() throws {
    try expect(
      edited(
        #"{"k": "{\"a\":{\"sku\":\"a\",\"x\":1}}"}"#, as: [String: [String: LineBuilder]].self,
        coercion: .forgiving
      ) { lines in
        let first = lines["k"]?["a"]
        lines["k"]?["b"] = first
        lines["k"]?["a"]?.sku = "c"
      },
      equals:
        #"{"k": "{\"a\":{\"sku\":\"c\",\"x\":1},\"b\":{\"sku\":\"a\",\"x\":1}}"}"#)
    // One that was plain stays plain in place of one that was embedded.
    try expect(
      edited(
        #"{"a": "{\"sku\":\"a\"}", "b": {"sku": "b", "x": 1}}"#, as: [String: LineBuilder].self,
        coercion: .forgiving
      ) { lines in
        let first = lines["a"]
        lines["a"] = lines["b"]
        lines["b"] = first
      },
      equals: #"{"a": {"sku": "b", "x": 1}, "b": "{\"sku\":\"a\"}"}"#)
  }

  /// Without the coercion, nothing reads JSON in a string.
  @Test func stringsWithJSON_areReplacedWhereTheyAreNotRead() throws {
    let line = LineBuilder(dictionary: ["sku": "b"])
    try expect(
      edited(#"["{\"sku\": \"a\"}"]"#, as: [LineBuilder?].self) { $0[0] = line },
      equals: #"[{"sku":"b"}]"#)
  }

  @Test func emptyArraysForObjects_becomeObjects() throws {
    let text = try edited(#"{"limits": [], "address": []}"#, coercion: .forgiving) {
      (user: inout UserBuilder) in
      user.limits?["a"] = 1
      user.city = "L"
    }
    expect(text, equals: #"{"limits": {"a": 1}, "address": {"city": "L"}}"#)
  }

  @Test func singleValues_stayWithoutTheirArray() throws {
    let json = #"{"tags": "a", "lines": {"sku": "b", "x": 1}}"#
    try expect(
      edited(json, coercion: .forgiving) { (user: inout UserBuilder) in
        user.tags?[0] = "c"
        user.lines?[0].sku = "d"
      }, equals: #"{"tags": "c", "lines": {"sku": "d", "x": 1}}"#)
    try expect(
      edited(json, coercion: .forgiving) { (user: inout UserBuilder) in
        user.tags?.append("c")
      }, equals: #"{"tags": ["a", "c"], "lines": {"sku": "b", "x": 1}}"#)
  }

  @Test func aSingleStringWithJSON_isNoEmbeddedArray() throws {
    let coercion: Coercion = [.lenient, .arraysFromSingleValues]
    try expect(
      edited(#"{"tags": "[1,2]", "roles": "[1,2]"}"#, coercion: coercion) {
        (user: inout UserBuilder) in
        user.tags?.append("b")
        user.roles?.insert("b")
      }, equals: #"{"tags": ["[1,2]", "b"], "roles": ["[1,2]", "b"]}"#)
  }

  /// As it is read: a list with numbers as keys before a single element.
  @Test(arguments: [
    (#"{"sku": "a", "x": 1.0}"#, #"{"sku": "b", "x": 1.0}"#),
    (#"{"0": {"sku": "a", "x": 1.0}}"#, #"{"0": {"sku": "b", "x": 1.0}}"#),
    (#""{\"sku\":\"a\",\"x\":1.0}""#, #""{\"sku\":\"b\",\"x\":1.0}""#),
    (#""[{\"sku\":\"a\"}]""#, #""[{\"sku\":\"b\"}]""#),
  ])
  func aStepToTheFirstElement_findsASingleOne(sent: String, written: String) throws {
    let json = "{\"lines\": \(sent)}"
    try expect(
      edited(json, as: FirstBuilder.self, coercion: .forgiving) { $0.line?.sku = "b" },
      equals: "{\"lines\": \(written)}")
    try expect(
      edited(json, as: FirstSKUBuilder.self, coercion: .forgiving) { $0.sku = "b" },
      equals: "{\"lines\": \(written)}")
  }

  @Test func numberedObjects_stayObjects() throws {
    let json = #"{"lines": {"0": {"sku": "a", "x": 1}, "1": {"sku": "b"}}}"#
    try expect(
      edited(json, coercion: .forgiving) { (user: inout UserBuilder) in
        user.lines?[1].sku = "c"
        user.lines?.append(
          {
            var line = LineBuilder(dictionary: [:])
            line.sku = "d"
            return line
          }())
      }, equals: #"{"lines": {"0": {"sku": "a", "x": 1}, "1": {"sku": "c"}, "2": {"sku": "d"}}}"#)
  }

  @Test func elementsOfANumberedObject_moveToOtherKeysWithAllTheirMembers() throws {
    let json = #"{"0": {"sku": "a", "x": 1.0}, "1": {"sku": "b", "x": 2.0}}"#
    func lines(_ change: (inout [LineBuilder]) -> Void) throws -> String {
      try edited(json, as: [LineBuilder].self, coercion: .forgiving, change)
    }
    try expect(
      lines { $0.append($0[0]) },
      equals: String(json.dropLast()) + #", "2": {"sku": "a", "x": 1.0}}"#)
    try expect(
      lines { $0.swapAt(0, 1) },
      equals: #"{"0": {"sku": "b", "x": 2.0}, "1": {"sku": "a", "x": 1.0}}"#)
    try expect(
      lines { lines in
        lines.removeFirst()
        lines[0].sku = "c"
      }, equals: #"{"0": {"sku": "c", "x": 2.0}}"#)
    try expect(
      edited(#"{"0": "1", "1": 2.0}"#, as: [Int].self, coercion: .forgiving) { $0.removeFirst() },
      equals: #"{"0": 2.0}"#)
  }

  /// Gaps stay: each element that is left keeps its key, if the order allows it.
  @Test func elementsOfANumberedObjectWithGaps_keepTheirKeys() throws {
    let json = #"{"5": {"sku": "b", "x": 2.0}, "2": {"sku": "a", "x": 1.0}}"#
    func lines(_ change: (inout [LineBuilder]) -> Void) throws -> String {
      try edited(json, as: [LineBuilder].self, coercion: .forgiving, change)
    }
    try expect(
      lines { $0[1].sku = "c" },
      equals: #"{"5": {"sku": "c", "x": 2.0}, "2": {"sku": "a", "x": 1.0}}"#)
    try expect(lines { $0.removeFirst() }, equals: #"{"5": {"sku": "b", "x": 2.0}}"#)
    try expect(lines { $0.removeLast() }, equals: #"{"2": {"sku": "a", "x": 1.0}}"#)
    try expect(
      lines { $0.append($0[0]) },
      equals: String(json.dropLast()) + #", "6": {"sku": "a", "x": 1.0}}"#)
    try expect(
      lines { $0.swapAt(0, 1) },
      equals: #"{"5": {"sku": "a", "x": 1.0}, "2": {"sku": "b", "x": 2.0}}"#)
    try expect(
      lines { $0.insert($0[1], at: 0) },
      equals: #"{"5": {"sku": "a", "x": 1.0}, "2": {"sku": "b", "x": 2.0}, "#
        + #""6": {"sku": "b", "x": 2.0}}"#)
    try expect(
      edited(#"{"1": "1", "4": 2.0}"#, as: [Int].self, coercion: .forgiving) { $0[1] = 3 },
      equals: #"{"1": "1", "4": 3}"#)
    try expect(
      edited(#"{"roles": {"3": "a", "7": "\u0062"}}"#, coercion: .forgiving) {
        (user: inout UserBuilder) in user.roles?.remove("a")
      }, equals: #"{"roles": ["\u0062"]}"#)
  }

  /// `[]` in place of an object has no place that tells it, but it stays at its key.
  @Test func anEmptyArrayInANumberedObject_staysWhereItIs() throws {
    let json = #"{"0": [], "1": {"sku": "a"}}"#
    func lines(_ change: (inout [LineBuilder]) -> Void) throws -> String {
      try edited(json, as: [LineBuilder].self, coercion: .forgiving, change)
    }
    try expect(lines { $0[1].sku = "b" }, equals: #"{"0": [], "1": {"sku": "b"}}"#)
    try expect(lines { $0[0].sku = nil }, equals: json)
    try expect(lines { $0[0].sku = "b" }, equals: #"{"0": {"sku": "b"}, "1": {"sku": "a"}}"#)
  }

  @Test func theLastElementsOfANumberedObject_areRemovedWithTheirKeys() throws {
    try expect(
      edited(#"{"2": 3, "0": 1.0, "1": 2}"#, as: [Int].self, coercion: .forgiving) {
        $0.removeLast(2)
      }, equals: #"{"0": 1.0}"#)
  }

  /// Its key would be that of another element.
  @Test func aNumberedObjectThatLostElements_isRefused() throws {
    try expect(
      refusal(#"{"0": 1, "1": "x"}"#, as: [Int].self, coercion: .forgiving) { $0[0] = 5 },
      equals: ["rejected: the array was sent as an object, some members of which were left out"])
    try expect(
      edited(#"{"0": 1, "1": "x"}"#, as: [Int?].self, coercion: .forgiving) { $0[0] = 5 },
      equals: #"{"0": 5, "1": "x"}"#)
  }

  @Test func anEmptyListOfANumberedObject_isAnArray() throws {
    try expect(
      edited(#"{"lines": {"0": {"sku": "a"}}}"#, coercion: .forgiving) {
        (user: inout UserBuilder) in user.lines = []
      }, equals: #"{"lines": []}"#)
  }

  @Test func aSetOfANumberedObject_keepsWhatCouldNotBeRead() throws {
    try expect(
      edited(#"{"roles": {"0": "a", "1": {"x": 1.0}, "2": "\u0062"}}"#, coercion: .forgiving) {
        (user: inout UserBuilder) in
        user.roles?.remove("a")
        user.roles?.insert("c")
      }, equals: #"{"roles": [{"x": 1.0},"\u0062","c"]}"#)
  }

  /// The sender may take a member that is not there as one that was not changed.
  @Test func nilIsWrittenAsTheSenderWritesIt() throws {
    func user(
      _ json: String, _ clearing: Clearing = .removal, _ change: (inout UserBuilder) -> Void
    )
      throws -> String
    {
      try edited(json, coercion: .forgiving, clearing: clearing, change)
    }
    let json = #"{"id": "", "active": "1", "balance": 2, "name": "", "limits": {"a": 1}}"#
    try expect(user(json) { $0.id = nil }, equals: json)
    try expect(
      user(json) { user in
        user.isActive = nil
        user.balance = nil
        user.limits = nil
      }, equals: #"{"id": "", "active": "", "balance": "", "name": "", "limits": ""}"#)
    // A String has a value for it.
    try expect(
      user(json) { $0.name = nil },
      equals: #"{"id": "", "active": "1", "balance": 2, "limits": {"a": 1}}"#)
    try expect(
      user(json, .null) { user in
        user.id = nil
        user.balance = nil
      }, equals: #"{"id": null, "active": "1", "balance": null, "name": "", "limits": {"a": 1}}"#)
    try expect(
      user(#"{"id": null, "balance": 2}"#) { $0.balance = nil }, equals: #"{"id": null}"#)
    // Without the coercion, it is not usable.
    try expect(
      edited(#"{"id": "", "balance": 2}"#) { (user: inout UserBuilder) in
        user.id = nil
        user.balance = nil
      }, equals: "{}")
    try expect(
      edited(#"{"until": false, "since": 7}"#, as: FalseBuilder.self) { $0.since = nil },
      equals: #"{"until": false, "since": false}"#)
  }

  @Test func nilElements_areWrittenAsTheirSiblings() throws {
    try expect(
      edited(#"[1, "", 2]"#, as: [Int?].self, coercion: .forgiving) { numbers in
        numbers[0] = nil
        numbers.append(nil)
      }, equals: #"["", "", 2, ""]"#)
    try expect(
      edited(#"{"a": 1, "b": ""}"#, as: [String: Int?].self, coercion: .forgiving) {
        $0["a"] = .some(nil)
      }, equals: #"{"a": "", "b": ""}"#)
    try expect(edited(#"[1, 2]"#, as: [Int?].self) { $0[0] = nil }, equals: "[null, 2]")
  }

  @Test func aValueForNil_isWrittenIfItIsReadSo() throws {
    try expect(
      edited(#"{"balance": 1, "lines": []}"#, clearing: .value("")) { (user: inout UserBuilder) in
        user.balance = nil
      }, equals: #"{"balance": "", "lines": []}"#)
    try expect(
      edited(#"{"address": {"city": "K"}}"#, coercion: .strict, clearing: .value(false)) {
        (user: inout UserBuilder) in user.city = nil
      }, equals: #"{"address": {"city": false}}"#)
    let sent = try SentDocument<UserBuilder>(json: #"{"name": "n"}"#)
    var user = sent.value
    user.name = nil
    let failure = #expect(throws: BuildFailure.self) {
      try sent.edited(user, clearing: .value(""))
    }
    expect(failure?.findings, say: "name: rejected: what would be written is read as another value")
  }

  @Test func emptyStringsReadAsNull_tellNoDialect() throws {
    try expect(
      edited(#"{"id": ""}"#, coercion: .forgiving) { (user: inout UserBuilder) in user.id = 7 },
      equals: #"{"id": 7}"#)
  }
}

struct TimedBuilder: ConstructionBuilder {
  @Field var at: Date?

  init(fields: JSONFields) {
    _at = fields["at", as: .oneOf(.secondsSince1970, .iso8601, .pattern("yyyy/MM/dd Z"))]
  }

  func build() -> Result<Date, BuildFailure> { construct({ $0 }, $at) }
}

private struct FirstBuilder: ConstructionBuilder {
  @Field var line: LineBuilder?

  init(fields: JSONFields) { _line = fields["lines", 0] }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $line) }
}

private struct FirstSKUBuilder: ConstructionBuilder {
  @Field var sku: String?

  init(fields: JSONFields) { _sku = fields["lines", 0, "sku"] }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $sku) }
}

private struct OneLineBuilder: ConstructionBuilder {
  @Field var line: LineBuilder?

  init(fields: JSONFields) { _line = fields["line"] }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $line) }
}

private struct DayBuilder: ConstructionBuilder {
  @Field var day: Date?
  @Field var minute: Date?
  init(fields: JSONFields) {
    _day = fields["day", as: .oneOf(.secondsSince1970, .pattern("yyyy-MM-dd"))]
    _minute = fields["minute", as: .pattern("yyyy-MM-dd HH:mm-DDD")]
  }
  func build() -> Result<Date, BuildFailure> { construct({ $0 }, $day) }
}

private struct SizesBuilder: ConstructionBuilder {
  @Field var size: OneOf<Int, String>?
  @Field var sizes: [OneOf<Int, String>]?
  init(fields: JSONFields) {
    _size = fields["size", as: .either(.sent(as: .string), nil)]
    _sizes = fields["sizes", as: .each(.either(.sent(as: .string), nil))]
  }
  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct NanosecondsBuilder: ConstructionBuilder {
  @Field var at: Date?
  init(fields: JSONFields) { _at = fields["at", as: .nanosecondsSince1970] }
  func build() -> Result<Date, BuildFailure> { construct({ $0 }, $at) }
}

private struct FalseBuilder: ConstructionBuilder {
  @Field var until: Int?
  @Field var since: Int?

  init(fields: JSONFields) {
    _until = fields["until", adding: .falseAsNull]
    _since = fields["since", adding: .falseAsNull]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}
