import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

@testable import builders

struct CheckCommandTests {
  static func contract(_ contract: Contract) -> String {
    (try? JSONEncoder().encode(contract)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  static let files = [
    "c.json": contract(UserBuilder.contract()),
    "contracts/1.9.json": contract(UserBuilder.contract()),
    "contracts/1.10.json": contract(StricterUserBuilder.contract()),
    "shares.json": #"{"1.9": 0.25, "1.10": 0.75}"#,
    "x.ndjson": """
    {"id": 1, "name": "a", "tags": [{"label": "x"}]}
    {"id": "2", "name": "b", "tags": [{}, {"label": "y"}, {}]}
    {"id": 3, "nick": "c"}
    {"name": "d", "tags": []}
    {"id"
    """,
  ]

  @Test func check_namesEachPlaceWithTheFirstDocument() throws {
    let run = try CommandRun("check", "x.ndjson", "--contract", "c.json", files: Self.files)
    expect(
      run.output,
      equals: """
        breaking: id: fails in 1 of 4 documents: expected Int, found missing 1; first in \
        x.ndjson:4 [check-problem|id]
        warning: tags[].label: is lost in 1 of 4 documents: expected String, found missing 2; \
        first in x.ndjson:2 [check-loss|tags[].label]
        harmless: id: is repaired in 1 of 4 documents: expected Int, found string 1; first in \
        x.ndjson:2 [check-repair|id]
        harmless: nick: in 1 of 4 objects, nothing reads it [unread|nick]
        harmless: meta: never there: missing in 4 of 4 [never-seen|meta]
        harmless: tags[].weight: never there: missing in 4 of 4 [never-seen|tags[].weight]
        1 breaking, 1 warning, 4 harmless

        """)
    expect(
      run.notes,
      equals: """
        1 document could not be checked
          first: x.ndjson:5: line 1, column 6: the body is cut off, expected ':' after a key

        """)
    expect(run.status, equals: .verdict)
  }

  @Test func cutArray_isCheckedAsFarAsItArrived() throws {
    var files = Self.files
    files["x.json"] = #"[{"id":1},{"id":2},{"#
    let run = try CommandRun(
      "check", "x.json", "--at", "[]", "--contract", "c.json", files: files)
    let note = "1 document could not be checked, 1 of them after the first elements\n"
    expect(run.notes, startsWith: note)
  }

  @Test func versions_areInTheOrderOfTheirNumbers() {
    let versions = ["1.x", "1.1a", "2", "1.10", "10", "1.9", "9", "1"]
    let rows = versions.map {
      VersionMatrix.Row(version: $0, check: ContractCheck(UserBuilder.contract()))
    }
    let lines = VersionMatrix(rows: rows, shares: [:]).text.split(separator: "\n").dropFirst()
    expect(
      lines.map { $0.prefix { $0 != " " } },
      equals: ["1", "1.9", "1.10", "1.1a", "1.x", "2", "9", "10"])
  }

  /// A dictionary has another order in each process.
  @Test func blame_isTheSameInEachRun() throws {
    let files = [
      "contracts/1.json": Self.contract(ListBuilder.contract()),
      "x.ndjson": #"{"list": ["x"]}"# + "\n" + #"{"list": 7}"#,
    ]
    for _ in 0..<20 {
      let run = try CommandRun("check", "x.ndjson", "--contracts", "contracts", files: files)
      expect(run.output, endsWith: "  list: expected array, found number\n")
    }
  }

  @Test func matrix_hasALineForEachVersion() throws {
    let run = try CommandRun(
      "check", "x.ndjson", "--contracts", "contracts", "--shares", "shares.json",
      files: Self.files)
    expect(
      run.output,
      equals: """
        version  users  builds  repairs  loses  empties  fails  because of
        1.9       25 %       2        0      1        0      1  id: expected Int, found missing
        1.10      75 %       1        0      0        0      3  id: expected Int, found missing
        versions with 100 % of users fail

        """)
    expect(run.status, equals: .verdict)
    let json = try CommandRun(
      "check", "x.ndjson", "--contracts", "contracts", "--json", "--fail-on", "never",
      files: Self.files)
    expect(json.status, equals: .done)
    expect(
      json.output,
      equals: """
        {"matrix":1,"versions":[{"version":"1.9","builds":2,"repairs":0,"loses":1,"empties":0,\
        "fails":1,\
        "because":"id: expected Int, found missing"},{"version":"1.10","builds":1,"repairs":0,\
        "loses":0,"empties":0,"fails":3,"because":"id: expected Int, found missing"}]}

        """)
  }

  /// Who shows an empty list for a full one has failed.
  @Test func arrayThatLosesAllElements_isBreaking() throws {
    let files = Self.files.merging([
      "x.ndjson": #"{"id": 1, "tags": [{"x": 1}, {}]}"# + "\n" + #"{"id": 2, "tags": []}"#
    ]) { $1 }
    let run = try CommandRun("check", "x.ndjson", "--contract", "c.json", files: files)
    #expect(
      run.output.hasPrefix(
        """
        breaking: tags: loses all elements in 1 of 2 documents: expected elements, found only \
        unusable ones 1; first in x.ndjson:1 [check-emptied|tags]

        """), "\(run.output)")
    expect(run.status, equals: .verdict)
    let sarif = try CommandRun("check", "x.ndjson", "--contract", "c.json", "--sarif", files: files)
    expect(sarif.output, contains: #""region":{"startLine":1}"#)
    let matrix = try CommandRun("check", "x.ndjson", "--contracts", "contracts", files: files)
    expect(matrix.status, equals: .verdict)
    expect(
      matrix.output, contains: "1.9           1        0      0        1      0  tags: expected")
  }

  @Test(arguments: [
    (#"{"1.9": 0.9, "1.10": 0.9}"#, "the shares add up to 180 %"),
    (#"{"1.9": 0.5, "1.10": 0.5009}"#, "the shares add up to 100.1 %"),
    (#"{"1.9": 0.5, "1.10": 0.1, "1.9": 0.2}"#, "a version is named twice"),
    (#"{"1.9": 1.5}"#, #"the share of "1.9" is not a number from 0 to 1"#),
    (#"{"1.8": 0.5}"#, #"there is no contract of version "1.8""#),
    ("[0.5]", #"expected an object such as {"1.4": 0.12, "1.5": 0.88}"#),
  ])
  func sharesThatCannotBe_areRefused(shares: String, message: String) throws {
    let run = try CommandRun(
      "check", "x.ndjson", "--contracts", "contracts", "--shares", "shares.json",
      files: Self.files.merging(["shares.json": shares]) { $1 })
    expect(run.notes, equals: "Error: shares.json: \(message)\n")
    expect(run.status, equals: .unreadableInput)
  }

  /// A version with few users is not one that nobody has.
  @Test func smallShares_areNotNone() throws {
    let files = Self.files.merging(["shares.json": #"{"1.9": 0.0004, "1.10": 0}"#]) { $1 }
    let arguments = ["check", "x.ndjson", "--contracts", "contracts", "--shares", "shares.json"]
    let run = try CommandRun(arguments, files: files)
    expect(run.output, contains: "\n1.9      < 0.1 %       2  ")
    expect(run.output, contains: "\n1.10         0 %       1  ")
    expect(run.output, endsWith: "versions with < 0.1 % of users fail\n")
    let json = try CommandRun(arguments + ["--json"], files: files)
    expect(json.output, contains: #"{"version":"1.9","users":0.0004,"builds":2,"#)
  }

  @Test func contractsOfTheSameName_areRefused() throws {
    var files = Self.files
    files["contracts/old/1.9.json"] = files["c.json"]
    try expect(
      CommandRun("check", "x.ndjson", "--contracts", "contracts", files: files).notes,
      equals: "Error: contracts: two contracts are named '1.9'\n")
  }

  @Test func whatIsFine_isDone() throws {
    let files = Self.files.merging(["x.ndjson": #"{"id": 1, "meta": {"joined": "2026-03-01"}}"#]) {
      $1
    }
    let run = try CommandRun(
      "check", "x.ndjson", "--contracts", "contracts/1.9.json", files: files)
    expect(run.status, equals: .done)
    expect(run.notes, equals: "")
  }

  @Test(arguments: [
    ([], "'check' needs '--contract <file> or --contracts <folder>'", CommandStatus.usage),
    (["--contract", "c.json", "--shares", "s"], "'--shares' needs '--contracts <folder>'", .usage),
    (["--contract", "c.json", "--contracts", "contracts"], "exclude each other", .usage),
    (
      ["--contract", "x.ndjson"],
      "x.ndjson: not a contract: line 2, column 1: expected the end of the document",
      .unreadableInput
    ),
    (["--contract", "none.json"], "none.json': No such file", .unreadableInput),
    (
      ["--contracts", "contracts", "--shares", "c.json"], "Error: c.json: ",
      .unreadableInput
    ),
    (["--contracts", "contracts", "--sarif"], "exclude each other", .usage),
  ])
  func mistake_isNamed(options: [String], message: String, status: CommandStatus) throws {
    let run = try CommandRun(["check", "x.ndjson"] + options, files: Self.files)
    expect(run.notes, contains: message)
    expect(run.status, equals: status)
  }

  /// A reply is a comment, however deep it is: what is said of one is said of all.
  @Test func typeThatContainsItself_isOnePlace() throws {
    let files = [
      "c.json": Self.contract(PageBuilder.contract()),
      "x.json": #"""
      {"top": [{"badge": 1, "id": "1", "replies": [{"badge": 1, "id": "2", "replies": [{}]}]}]}
      """#,
    ]
    let run = try CommandRun("check", "x.json", "--contract", "c.json", files: files)
    expect(
      run.output,
      equals: """
        breaking: Comment.replies: loses all elements in 1 of 1 document: expected elements, found \
        only unusable ones 1; first in x.json [check-emptied|Comment.replies]
        warning: Comment.id: is lost in 1 of 1 document: expected Int, found missing 1; first in \
        x.json [check-loss|Comment.id]
        harmless: Comment.id: is repaired in 1 of 1 document: expected Int, found string 2; first in \
        x.json [check-repair|Comment.id]
        harmless: Comment.badge: in 2 of 3 objects, nothing reads it [unread|Comment.badge]
        harmless: Comment.text: never there: missing in 3 of 3 [never-seen|Comment.text]
        1 breaking, 1 warning, 3 harmless

        """)
  }

  /// The library and the command say the same.
  @Test func unreadKeys_areToldAsTheContractKnowsThem() throws {
    let many = (1...21).map { #""k\#($0)": 0"# }.joined(separator: ", ")
    let files = [
      "open.json": Self.contract(PeekingBuilder.contract()),
      "c.json": Self.contract(UserBuilder.contract()),
      "x.json": #"{"id": 1, "Name": "a"}"#, "y.json": #"{"id": 1, "meta": {\#(many)}}"#,
    ]
    let nearest = try CommandRun("check", "x.json", "--contract", "c.json", files: files)
    expect(
      nearest.output,
      contains:
        "Name: in 1 of 1 object, nothing reads it; nearest: name, missing in 1 [unread|Name]")
    let partial = try CommandRun("check", "x.json", "--contract", "open.json", files: files)
    expect(partial.output, contains: "Name: in 1 of 1 object, may be unread [unread|Name]")
    let more = try CommandRun("check", "y.json", "--contract", "c.json", files: files)
    expect(more.output, contains: "meta{}: more than 20 keys in 1 of 1 object, nothing reads them")
  }

  @Test func unreadKeysBeyondTheLimit_areCounted() throws {
    let keys = (1...20).map { #""k\#($0)": 0"# }.joined(separator: ", ")
    let members = (1...26).map { #""o\#($0)": {\#(keys)}"# }.joined(separator: ", ")
    let files = ["c.json": Self.contract(WideBuilder.contract()), "x.json": "{\(members)}"]
    let run = try CommandRun("check", "x.json", "--contract", "c.json", files: files)
    expect(run.output, endsWith: "0 breaking, 0 warning, 526 harmless\n")
    expect(
      run.notes, contains: "nothing reads other keys, which were seen 20 times and are not listed\n"
    )
  }

  /// Members of a dictionary are `{}`, whatever is said of them.
  @Test func membersOfADictionary_haveOnePath() throws {
    let files = [
      "c.json": Self.contract(ShopBuilder.contract()),
      "x.json": #"{"items": {"a": {"price": 1, "tax": 2}, "b": {"price": "1"}, "c": {}}}"#,
    ]
    let run = try CommandRun("check", "x.json", "--contract", "c.json", files: files)
    expect(
      run.output,
      equals: """
        warning: items{}.price: is lost in 1 of 1 document: expected Int, found missing 1; first in \
        x.json [check-loss|items{}.price]
        harmless: items{}.price: is repaired in 1 of 1 document: expected Int, found string 1; \
        first in x.json [check-repair|items{}.price]
        harmless: items{}.tax: in 1 of 3 objects, nothing reads it [unread|items{}.tax]
        harmless: items{}.note: never there: missing in 3 of 3 [never-seen|items{}.note]
        0 breaking, 1 warning, 3 harmless

        """)
    let newer = ["n.json": Self.contract(WordsBuilder.contract())]
    let diff = try CommandRun("diff", "c.json", "n.json", files: files.merging(newer) { $1 })
    expect(diff.output, startsWith: "breaking: items{}: ")
  }

  /// A wrong name would let every backend pass.
  @Test(arguments: [
    (["x.har", "--endpoint", "/x"], "no document was checked: no endpoint is named '/x'\n"),
    (["x.ndjson", "--at", "nope"], "no document was checked: nothing is at the path of --at\n"),
    (["n.har"], "no document was checked: no log.entries in the HAR file\n"),
    (["e.ndjson"], "no document was checked\n"),
  ])
  func nothing_isNotFine(_ arguments: [String], _ note: String) throws {
    var files = Self.files.merging(["x.har": SurveyCommandTests.har, "e.ndjson": ""]) { $1 }
    files["x.ndjson"] = "{}\n"
    files["n.har"] = #"{"log":{}}"#
    for contracts in [["--contract", "c.json"], ["--contracts", "contracts"]] {
      let run = try CommandRun(["check"] + arguments + contracts, files: files)
      expect(run.notes, endsWith: note)
      expect(run.status, equals: .unreadableInput)
    }
  }

  @Test func endpoint_isChosen() throws {
    let files = Self.files.merging(["x.har": SurveyCommandTests.har]) { $1 }
    let all = try CommandRun("check", "x.har", "--contract", "c.json", files: files)
    expect(all.notes, startsWith: "2 endpoints were checked against the same contract")
    let one = try CommandRun(
      "check", "x.har", "--contract", "c.json", "--endpoint", "GET /users/{id}", files: files)
    expect(one.notes, equals: "")
    expect(one.status, equals: .done)
  }
}

/// What it reads depends on the keys that are there.
private struct PeekingBuilder: ConstructionBuilder {
  @Field var id: Int?

  init(fields: JSONFields) { _id = fields.keys.contains("ID") ? fields["ID"] : fields["id"] }
  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
}

private struct ListBuilder: ConstructionBuilder {
  @Field var list: [Int]?

  init(fields: JSONFields) { _list = fields["list"] }
  func build() -> Result<[Int], BuildFailure> { construct({ $0 }, $list) }
}

/// Reads one value in each of many objects.
private struct WideBuilder: ConstructionBuilder {
  init(fields: JSONFields) {
    for number in 1...26 { let _: Field<Int> = fields[JSONKey("o\(number)"), "x"] }
  }
  func build() -> Result<Int, BuildFailure> { construct({ 1 }) }
}
