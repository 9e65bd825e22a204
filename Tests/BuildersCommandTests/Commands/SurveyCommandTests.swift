import Foundation
import TestSupport
import Testing

@testable import builders

struct SurveyCommandTests {
  static let lines = """
    {"id": 1, "name": "a"}
    {"id": "2", "name": null}

    {"id": 3}
    {"id"
    """

  @Test func wholeNumbers_areCounted_ifTheyAreWrittenOtherwise() throws {
    let run = try CommandRun("survey", "-", input: #"{"a":1}"# + "\n" + #"{"a":2e0}"# + "\n")
    expect(run.output, contains: "number; whole, 1 to 2e0; 1 written with a point or an exponent\n")
  }

  @Test func table_showsEachPath() throws {
    let run = try CommandRun("survey", "x.ndjson", files: ["x.ndjson": Self.lines])
    expect(
      run.output,
      equals: """
        3 documents

          path                      present  what
          (document)                3        object
          id                        always   number 2, string 1; whole, 1 to 3; numeral; 1 distinct
          name                      2 of 3   null 1, string 1; 1 character; 1 distinct

        """)
    expect(
      run.notes,
      equals: """
        1 of 4 documents could not be surveyed: 1 cut off
          first: x.ndjson:5: line 1, column 6: the body is cut off, expected ':' after a key

        """)
    expect(run.status, equals: .done)
  }

  @Test func table_saysAlways_onlyOfValuesOfOneKind() throws {
    let lines = """
      {"a": "", "b": false, "c": ["x"], "d": {}}
      {"a": "", "b": "", "c": "", "d": null}
      """
    try expect(
      CommandRun("survey", "-", input: lines).output,
      equals: """
        2 documents

          path                      present  what
          (document)                2        object
          a                         always   string; always empty
          b                         always   boolean 1, string 1; false in 1; empty in 1
          c                         always   string 1, array 1; empty in 1; 1 element
          c[]                       1        string; 1 character; 1 distinct
          d                         always   null 1, object 1; empty in 1

        """)
  }

  @Test func partsOfStandardInput_mergeToTheSameBytes() throws {
    let whole = try CommandRun("survey", "-", "--json", input: Self.lines)
    let parts = try Self.lines.split(separator: "\n").map {
      try CommandRun("survey", "-", "--json", input: String($0)).output
    }
    let empty = try CommandRun("survey", "-", "--json").output
    let merged = try CommandRun("merge", "-", input: (parts.reversed() + [empty]).joined())
    expect(merged.output, equals: whole.output)
    expect(whole.notes, startsWith: "1 of 4 documents")
  }

  @Test func partDeliveredTwice_isMergedOnce() throws {
    let one = try CommandRun("survey", "-", "--json", "--key", "p1", input: "{}\n{}").output
    let two = try CommandRun("survey", "-", "--json", "--key", "p2", input: "[]").output
    let once = try CommandRun("merge", "-", input: one + two).output
    try expect(CommandRun("merge", "-", input: two + one + one + two).output, equals: once)
    expect(once, contains: #""parts":[["p1",2,"a5c4ab142b26957c"],["p2",1,"aea9dafc42a00715"]]"#)
    let other = try CommandRun("survey", "-", "--json", "--key", "p1", input: "{}").output
    let refused = try CommandRun("merge", "-", input: one + other)
    expect(refused.status, equals: .unreadableInput)
    expect(
      refused.notes,
      equals: """
        Error: standard input:2: the key "p1" is that of two parts with different documents; give \
        each a key of its own

        """)
  }

  @Test(arguments: [1, 2, 3])
  func threads_doNotChangeTheSurvey(threads: Int) throws {
    var dice = Dice(7)
    let lines = (0..<3000).map { _ in dice.json() }.joined(separator: "\n")
    var whole = Surveyor(showsValues: false)
    for line in lines.split(separator: "\n") { whole.add(String(line)) }
    var options = CaptureOptions()
    options.threads = threads
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let long = String(repeating: lines + "\n", count: 1)
    try Data(long.utf8).write(to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    var reading = CaptureReading(options) { Surveyor(options) }
    try reading.read(CaptureFile(path: folder.path), input: .standardInput)
    expect(reading.finish().survey(options).jsonLine, equals: whole.survey.jsonLine)
  }

  @Test(arguments: [
    ("", "no document: the input is empty\n"),
    (
      "{\n\"a\": 1\n}",
      """
      3 of 3 documents could not be surveyed: 1 not JSON, 1 cut off, 1 malformed
        first: standard input:1: line 1, column 2: the body is cut off, expected a key in \
      quotation marks or '}'
      no line of standard input is a document; if all of it is one, add --format json, or \
      --format har

      """
    ),
  ])
  func nothing_saysWhy(input: String, notes: String) throws {
    let run = try CommandRun("survey", "-", input: input)
    expect(run.notes, equals: notes)
    expect(run.output, equals: "")
    expect(run.status, equals: .unreadableInput)
  }

  @Test func endpointThatIsNotThere_isNamed() throws {
    let run = try CommandRun("survey", "-", "--endpoint", "/x", input: Self.lines)
    expect(run.notes, endsWith: "no endpoint is named '/x'; without --endpoint, all are listed\n")
    expect(run.status, equals: .unreadableInput)
    let merged = try CommandRun("merge", "-", input: "{}")
    expect(
      merged.notes,
      equals: "Error: standard input:1: not a survey; 'builders survey --json' makes one\n")
  }

  @Test func har_isGroupedAndPrivate() throws {
    let run = try CommandRun("survey", "x.har", "--json", files: ["x.har": Self.har])
    expect(run.output, lacks: "SECRET")
    expect(
      run.notes,
      equals: """
        6 requests: 3 with a body to survey, 1 not asked for, 1 of other media types, 1 without a \
        body

        """)
    let table = try CommandRun("survey", "x.har", files: ["x.har": Self.har]).output
    expect(
      table,
      equals: """
        2 endpoints

          2  GET a.example/users/{id}
          1  POST a.example/users

        GET a.example/users/{id}: 2 documents, 2026-03-01T08:00:00Z to 2026-03-02T07:00:00Z

          path                      present  what
          (document)                2        object
          id                        always   number; whole, 1 to 2

        POST a.example/users: 1 document, 2026-03-01T08:00:00Z

          path                      present  what
          (document)                1        array; 0 elements

        """)
    let one = try CommandRun(
      "survey", "x.har", "--endpoint", "POST /users", files: ["x.har": Self.har])
    expect(one.output, startsWith: "POST a.example/users: 1 document")
    let none = try CommandRun("survey", "x.har", "--url", "b.example", files: ["x.har": Self.har])
    expect(none.output, equals: "")
    expect(none.notes, endsWith: "no request matched --url, --method and --status\n")
  }

  static let har: String = {
    func entry(_ method: String, _ url: String, _ status: Int, _ content: String, _ time: String)
      -> String
    {
      """
      {"startedDateTime": "\(time)", "request": {"method": "\(method)", \
      "url": "https://a.example\(url)", "headers": [{"name": "Authorization", "value": "SECRET"}], \
      "cookies": [{"name": "c", "value": "SECRET"}]}, \
      "response": {"status": \(status), "content": \(content)}}
      """
    }
    let first = "2026-03-01T08:00:00Z"
    let encoded = Data(#"{"id": 2}"#.utf8).base64EncodedString()
    let json = #""mimeType": "application/json""#
    let entries = [
      entry("GET", "/users/1?key=SECRET", 200, #"{\#(json), "text": "{\"id\": 1}"}"#, first),
      entry(
        "GET", "/users/2", 200, #"{\#(json), "text": "\#(encoded)", "encoding": "base64"}"#,
        "2026-03-02T09:00:00+02:00"),
      entry("POST", "/users", 201, #"{\#(json), "text": "[]"}"#, first),
      entry("GET", "/users/3", 404, #"{\#(json), "text": "{\"error\": 1}"}"#, first),
      entry("GET", "/x.png", 200, #"{"mimeType": "image/png", "text": "AAAA"}"#, first),
      entry("GET", "/users/4", 204, "{}", first),
    ]
    return #"{"log": {"version": "1.2", "entries": ["#
      + entries.joined(separator: ",") + "]}}"
  }()

  @Test func foldersAndPatterns_areRead() throws {
    let files = [
      "a/1.json": "{\n}", "a/b/2.ndjson": "1\n2", "a/3.txt": "x", "a/.hidden.json": "x",
      "4.json": "[]",
    ]
    let folder = try CommandRun("survey", "a", "--json", files: files)
    expect(folder.output, startsWith: #"{"survey":1,"documents":3,"values":3,"unreadable":{},"#)
    let pattern = try CommandRun("survey", "*.json", "--json", files: files)
    expect(pattern.output, startsWith: #"{"survey":1,"documents":1,"#)
    let none = try CommandRun("survey", "*.har", files: files)
    expect(none.status, equals: .unreadableInput)
    // The rest is surveyed, too.
    let missing = try CommandRun("survey", "4.json", "nowhere.json", "--json", files: files)
    expect(missing.status, equals: .unreadableInput)
    expect(missing.output, startsWith: #"{"survey":1,"documents":1,"#)
    expect(missing.notes, equals: "Error: cannot read 'nowhere.json': No such file or directory\n")
    let nothing = try CommandRun("survey", "nowhere.json", files: files)
    expect(nothing.notes, equals: missing.notes)
    let unmatched = try CommandRun("survey", "*.har", "4.json", "--json", files: files)
    expect(unmatched.status, equals: .unreadableInput)
    expect(unmatched.output, startsWith: #"{"survey":1,"documents":1,"#)
  }

  @Test func elementsOfALargeArray_areSurveyedOneByOne() throws {
    let array =
      #"{"data": {"results": [\#((0..<50).map { "{\"a\": \($0)}" }.joined(separator: ",\n"))]}}"#
    let each = try CommandRun(
      "survey", "x.json", "--at", "data.results[]", "--json", files: ["x.json": array])
    let lines = (0..<50).map { "{\"a\": \($0)}" }.joined(separator: "\n")
    let one = try CommandRun("survey", "-", "--json", input: lines).output
    expect(one.replacing(#""documents":50"#, with: #""documents":1"#), equals: each.output)
    let cut = try CommandRun(
      "survey", "x.json", "--at", "data.results[]", files: ["x.json": String(array.dropLast(20))])
    expect(cut.output, startsWith: "48 documents")
    expect(
      cut.notes,
      startsWith:
        "1 of 1 document could not be surveyed, 1 of them after the first elements: 1 cut off\n")
    let early = try CommandRun(
      "survey", "x.json", "--at", "data.results[]", files: ["x.json": #"{"data": {"results": ["#])
    expect(early.notes, startsWith: "1 of 1 document could not be surveyed: 1 cut off\n")
  }

  @Test(arguments: [#"{"log":{"version":"1.2"}}"#, #"{"x":1}"#, "[]"])
  func harWithoutEntries_isNamed(_ text: String) throws {
    let run = try CommandRun("survey", "x.har", files: ["x.har": text])
    expect(run.notes, endsWith: "\nno log.entries in the HAR file\n")
  }

  @Test func kindThatBeganLater_hasADay() throws {
    let input = """
      {"at": "2026-03-01", "a": 1}
      {"at": " 2026-03-05\\n", "a": null}
      {"at": "2026-03-09", "a": 2}
      """
    let run = try CommandRun("survey", "-", "--time", "at", "--markdown", input: input)
    expect(run.output, contains: "| number 2, null 1 since 2026-03-05 until 2026-03-05 |")
  }

  @Test func mapsAndTimes_areStated() throws {
    let input = """
      {"at": "2026-03-01T08:00:00Z", "prices": {"gold": 1, "iron": 2}}
      {"at": 1772409600, "prices": {"gold": 3}}
      """
    let run = try CommandRun("survey", "-", "--map", "prices", "--time", "at", input: input)
    expect(run.output, startsWith: "2 documents, 2026-03-01T08:00:00Z to 2026-03-02T00:00:00Z\n")
    expect(run.output, contains: "prices{}")
    expect(run.output, lacks: "gold")
  }

  /// The values under keys that are data. An object without any has none, and an array no keys.
  @Test func membersAtThePath_areSurveyed() throws {
    let input = """
      {"data": {"x": {"n": 1}, "y": {"n": 2}}}
      {"data": {}}
      {"data": [{"n": 3}]}
      """
    let run = try CommandRun("survey", "-", "--at", "data{}.n", "--json", input: input)
    expect(
      run.notes, equals: "1 of 3 documents could not be surveyed: 1 with nothing at the path\n",
      "\(run.notes)")
    expect(run.output, contains: #""documents":2,"values":2,"#)
    expect(run.output, contains: #""range":["1","2"]"#)
  }

  @Test(arguments: [
    ("--format", "xml", "json, lines or har"), ("--status", "20x", "200, 2xx, 200-299 or any"),
    ("--threads", "0", "a number from 1 to 64"), ("--threads", "65", "a number from 1 to 64"),
    ("--at", "a..b", "a path such as data.results[].name"),
  ])
  func badValue_isNamedWithWhatIsExpected(option: String, value: String, expected: String) throws {
    let run = try CommandRun("survey", "-", option, value, input: "{}")
    expect(run.status, equals: .usage)
    #expect(run.notes.contains(value) && run.notes.contains(expected), "\(run.notes)")
  }

  /// Nobody reads a thousand tables: the roots are counted, and their paths are left out.
  @Test func endpointsBeyondTheLimit_haveNoPaths_andThatIsSaid() throws {
    let entries = (0..<1_001).map { number in
      """
      {"request":{"method":"GET","url":"https://a.example/\(Self.word(number))"},\
      "response":{"status":200,"content":{"mimeType":"application/json","text":"{}"}}}
      """
    }
    let har = #"{"log":{"version":"1.2","entries":[\#(entries.joined(separator: ","))]}}"#
    let run = try CommandRun("survey", "x.har", "--json", files: ["x.har": har])
    expect(
      run.notes,
      equals: """
        1,001 requests: 1,001 with a body to survey
        1,001 endpoints, of which 1,000 have their paths; --endpoint chooses, --template states \
        what varies

        """)
  }

  private static func word(_ number: Int) -> String {
    let letters = Array("ghijklmnop")
    return String(String(number).compactMap(\.wholeNumberValue).map { letters[$0] })
  }

  @Test func statuses_areChosen() throws {
    let run = try CommandRun("survey", "x.har", "--status", "4xx", files: ["x.har": Self.har])
    expect(run.notes, contains: "not asked for")
  }

  @Test func folderWithoutCaptures_isNamed() throws {
    let run = try CommandRun("survey", "captures", files: ["captures/a.txt": "{}"])
    expect(run.status, equals: .unreadableInput)
    expect(
      run.notes,
      equals: """
        Error: the folder 'captures' has no file whose name ends with .json, .ndjson, .jsonl or .har

        """, "\(run.notes)")
  }

  @Test func version_isThatOfThePackageAndOfSurveys() throws {
    let run = try CommandRun("--version")
    expect(run.output, equals: "builders, \(BuildersCommand.release); surveys of version 1\n")
    expect(run.status, equals: .done)
  }

  @Test(arguments: BuildersCommand.all.map(\.syntax.name))
  func help_isTheSameHoweverItIsAskedFor(name: String) throws {
    let run = try CommandRun("help", name)
    expect(run.status, equals: .done)
    expect(run.output, contains: "builders \(name)")
    try expect(CommandRun(name, "--help").output, equals: run.output)
    try expect(CommandRun(name, "-h").output, equals: run.output)
  }

  @Test(arguments: ["--at", "--time"])
  func emptyPath_isTheDocumentItself(option: String) throws {
    let input = "\"2026-03-01T08:00:00Z\"\n"
    let run = try CommandRun("survey", "-", option, "", input: input)
    expect(run.status, equals: .done)
    #expect(run.notes.isEmpty)
    let time = option == "--time" ? ", 2026-03-01T08:00:00Z" : ""
    expect(run.output, startsWith: "1 document\(time)\n")
  }

  @Test func spacesOfTexts_areShown() throws {
    let run = try CommandRun("survey", "-", "--values", input: #"{"a": " x  y "}"#)
    expect(run.output, contains: #"" x  y " 1"#)
  }

  @Test func nameOfEndpoint_isShownVisibly() throws {
    let run = try CommandRun("survey", "-", "--endpoint", "a\u{1B}[2J", input: "{}")
    expect(
      run.notes, equals: "no endpoint is named 'a\\u001B[2J'; without --endpoint, all are listed\n")
  }

  @Test(arguments: ["\"2026-03-31T23:59:59.9999Z\"", "1775001599.9999", "1775001599999.9"])
  func fractionOfTime_doesNotReachTheNextSecond(time: String) throws {
    let run = try CommandRun("survey", "-", "--time", "", input: time)
    expect(run.output, startsWith: "1 document, 2026-03-31T23:59:59Z\n")
    let entry = """
      {"startedDateTime": \(time), "request": {"method": "GET", "url": "https://a.example/x"},
      "response": {"status": 200, "content": {"text": "1"}}}
      """
    let har = try CommandRun(
      "survey", "x.har", files: ["x.har": "{\"log\": {\"entries\": [\(entry)]}}"])
    expect(har.output, lacks: "2026-04")
  }

  @Test func requestsWithoutURL_doNotHideThatNoneMatched() throws {
    let har = """
      {"log": {"entries": [{}, {"request": {"method": "GET", "url": "https://a.example/x"},
      "response": {"status": 200, "content": {"text": "1"}}}]}}
      """
    let run = try CommandRun("survey", "x.har", "--url", "b.example", files: ["x.har": har])
    expect(run.notes, endsWith: "no request matched --url, --method and --status\n")
    let none = try CommandRun("survey", "x.har", "--endpoint", "/y", files: ["x.har": har])
    expect(none.notes, endsWith: "no endpoint is named '/y'; without --endpoint, all are listed\n")
  }

  /// Each place was compared with all around it, by their paths: also for JSON.
  @Test(.timeLimit(.minutes(10)), arguments: [["--json"], []])
  func deepDocument_isSurveyedInTime(options: [String]) throws {
    let opening = (0..<200).map { "{\"k\($0)\":" }.joined()
    let input = opening + "1" + String(repeating: "}", count: 200)
    let run = try CommandRun(["survey", "-"] + options, input: input)
    expect(run.output, contains: "k199")
  }
}
