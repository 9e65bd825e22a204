import BuilderExpansion
import Foundation
import TestSupport
import Testing

@testable import builders

/// A run of `generate`, and the folder that it writes to, which exists as long as this object.
private final class GenerateRun {
  let folder = FileManager.default.temporaryDirectory.appending(path: "generate-\(UUID())")

  deinit { try? FileManager.default.removeItem(at: folder) }

  func run(
    _ arguments: [String] = [], files: [String: String] = ["users.json": users]
  ) throws -> CommandRun {
    try CommandRun(
      ["generate"] + files.keys.sorted() + ["--into", folder.path + "/Sources/App"] + arguments,
      files: files)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  var files: [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.contains(".") }.sorted()
  }

  static let users = #"""
    {"users":[{"id":7,"name":"Ada","self":"https://a.example/7"},
    {"id":8,"name":null,"self":"https://a.example/8"}]}
    """#
}

private let users = GenerateRun.users

struct GenerateCommandTests {
  private let run = GenerateRun()

  /// A fixture keeps the positions of a row, each with a value of its own form.
  @Test func row_hasAFixtureAndATest() throws {
    let row = #"[1499040000000,"0.0163","2026-03-01",[4,5],{"venue":"Asgard"},null,2.5]"#
    let rows = [String](repeating: row, count: 12).joined(separator: ",")
    let files = ["ticks.json": "[\(rows)]"]
    try expect(run.run(files: files).status, equals: .done)
    let fixture = try run.text("Tests/AppTests/Fixtures/tick.json").filter { !$0.isWhitespace }
    expect(
      fixture, equals: #"[[1767323045000,"1.50","2026-01-02",[4],{"venue":"venue"},null,1.5]]"#)
    let test = try run.text("Tests/AppTests/TickTests.swift")
    #expect(
      test.contains(
        """
            let root = try Fixture.root([TickBuilder].self, from: "tick")
            #expect(root.findings.filter { !$0.isRepair && $0.kind.count == nil } == [])
            let model = try root.build().get()
            try #require(model.count == 1)
            #expect(model[0].value0 == 1767323045000)
            #expect(model[0].value1 != nil)
            #expect(model[0].value2 != nil)
            #expect(model[0].value3?.count == 1)
        """), "\(test)")
  }

  @Test func types_arePrinted_withoutAFolder() throws {
    let run = try CommandRun("generate", "users.json", files: ["users.json": users])
    expect(run.status, equals: .done)
    expect(
      run.output,
      equals: """
        import ConstructionBuilders
        import Foundation

        /// 1 object in 1 document; 1 key. Required from 20 objects on.
        struct Users: Equatable, Sendable {
          let users: [User]?
        }

        struct UsersBuilder: ConstructionBuilder {
          @Field var users: [UserBuilder]?

          init(fields: JSONFields) {
            _users = fields["users"]
          }

          func build() -> Result<Users, BuildFailure> {
            construct(Users.init, $users.optional)
          }
        }

        /// 2 objects in 1 document at `users[]`; 3 keys, 2 of them always. \
        Required from 20 objects on.
        struct User: Equatable, Sendable {
          let id: Int?  // in all 2
          let name: String?  // null 1 of 2
          let selfLink: URL?  // in all 2
        }

        struct UserBuilder: ConstructionBuilder {
          @Field var id: Int?
          @Field var name: String?
          @Field var selfLink: URL?

          init(fields: JSONFields) {
            _id = fields["id"]
            _name = fields["name"]
            _selfLink = fields["self"]
          }

          func build() -> Result<User, BuildFailure> {
            construct(User.init, $id.optional, $name.optional, $selfLink.optional)
          }
        }

        """)
  }

  @Test func macro_writesTheBuilders() throws {
    let run = try CommandRun("generate", "users.json", "--macro", files: ["users.json": users])
    #expect(
      run.output.hasSuffix(
        """
        /// 2 objects in 1 document at `users[]`; 3 keys, 2 of them always. \
        Required from 20 objects on.
        @Buildable
        struct User: Equatable, Sendable {
          let id: Int?  // in all 2
          let name: String?  // null 1 of 2
          @Key("self") let selfLink: URL?  // in all 2
        }

        """), "\(run.output)")
  }

  /// Captures can have a key `survey`.
  @Test func captureOfASurvey_isNoSurvey() throws {
    let run = try CommandRun(
      "generate", "poll.json", files: ["poll.json": #"{"survey":{"title":"a","count":2}}"#])
    expect(run.output, contains: "struct Survey: ", "\(run.notes)")
  }

  /// Surveys have one line each.
  @Test func surveyThatWasIndented_isRefused() throws {
    let survey = try CommandRun("survey", "users.json", "--json", files: ["users.json": users])
    let indented = survey.output.replacing(",", with: ",\n  ").replacing(":", with: ": ")
    let run = try CommandRun("generate", "survey.json", files: ["survey.json": indented])
    #expect(run.output.isEmpty)
    expect(run.notes, contains: "survey.json:1: not a survey")
  }

  /// It cannot be read again, neither to look at its beginning nor to learn more.
  @Test func pipe_isCopied() throws {
    let documents = (0..<40).map { index in
      index % 2 == 0
        ? #"{"type":"ping","id":\#(index)}"# : #"{"type":"text","text":"a","size":1,"end":true}"#
    }
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(documents.joined(separator: "\n").utf8))
    try pipe.fileHandleForWriting.close()
    let run = try CommandRun(
      "generate", "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)", "--name", "Event")
    expect(run.output, contains: "/// 40 objects of 2 variants.\n", "\(run.notes)")
  }

  /// Lines, an indented document, a recording, a survey, and nothing.
  @Test(arguments: [
    ("a.ndjson", [String](repeating: #"{"kind":"a","x":1}\#n{"kind":"b","y":7}"#, count: 20)),
    ("a.json", ["{", #"  "replies": [{"id": 1, "text": "a","#, #"    "replies": []}]"#, "}"]),
    ("a.json", [#"{"a": {"b": 1}}"#]),
    (
      "a.har",
      [
        #"{"log":{"version":"1.2","entries":[{"request":{"method":"GET","url":"https://a.b/c"},"#,
        #""response":{"status":200,"content":{"mimeType":"application/json","#,
        #""text":"{\"d\":1}"}}}]}}"#,
      ]
    ),
    ("a.json", []),
  ])
  func standardInput_givesTheCodeOfAFile(_ name: String, _ lines: [String]) throws {
    let text = lines.joined(separator: "\n")
    let file = try CommandRun("generate", name, "--name", "Page", files: [name: text])
    let input = try CommandRun("generate", "-", "--name", "Page", input: text)
    expect(file.output.isEmpty, equals: lines.isEmpty)
    expect(input.output, equals: file.output)
    expect(input.status, equals: file.status)
    let survey = try CommandRun("survey", name, "--json", files: [name: text]).output
    try expect(
      CommandRun("generate", "-", "--name", "Page", input: survey).output,
      equals: CommandRun("generate", "s.json", "--name", "Page", files: ["s.json": survey]).output)
  }

  @Test func files_areWritten_onceAndNeverAgain() throws {
    let first = try run.run()
    expect(first.status, equals: .done)
    expect(
      run.files,
      equals: [
        "Sources/App/User.swift", "Sources/App/Users.swift", "Tests/AppTests/Fixtures/users.json",
        "Tests/AppTests/UsersTests.swift",
      ])
    expect(first.notes, contains: "resources: [.copy(\"Fixtures\")]")
    try expect(run.run(["--check"]).status, equals: .done)
    #expect(try run.run().output.split(separator: "\n").allSatisfy { $0.hasPrefix("as generated") })

    let path = run.folder.appending(path: "Sources/App/User.swift")
    let own = try run.text("Sources/App/User.swift").replacing("id: Int?", with: "id: Int")
    try Data(own.utf8).write(to: path)
    let second = try run.run()
    expect(second.status, equals: .verdict)
    expect(second.output, contains: "differs, and was left as it is: ")
    expect(second.output, contains: "-   let id: Int  // in all 2\n")
    expect(second.output, contains: "+   let id: Int?  // in all 2\n")
    try expect(run.text("Sources/App/User.swift"), equals: own)

    try FileManager.default.removeItem(at: path)
    let third = try run.run(["--check"])
    expect(third.status, equals: .verdict)
    expect(third.output, contains: "not there: ")
    #expect(!FileManager.default.fileExists(atPath: path.path))
  }

  @Test func fixture_hasNothingOfWhatWasSent_unlessAsked() throws {
    _ = try run.run()
    let fixture = try run.text("Tests/AppTests/Fixtures/users.json")
    for secret in ["Ada", "7", "8", "a.example"] { expect(fixture, lacks: secret) }
    expect(fixture, contains: #""name": "name""#)
    let other = GenerateRun()
    _ = try other.run(["--values"])
    try expect(other.text("Tests/AppTests/Fixtures/users.json"), contains: "Ada")
  }

  /// A test without them would pass if the builder read none of them.
  @Test func valuesWithoutALiteral_areExpectedToBeThere() throws {
    let json = """
      {"size":18446744073709551615,"rate":0.12345678901234567890,"created_at":1500000000,\
      "parts":[{"any":7,"code":"6"},{"any":true,"code":5}],"none":null}
      """
    _ = try run.run(["--values"], files: ["users.json": json])
    let test = try run.text("Tests/AppTests/UsersTests.swift")
    for access in ["size", "rate", "createdAt", "parts?[0].any", "parts?[0].code"] {
      expect(test, contains: "    #expect(model.\(access) != nil)\n")
    }
  }

  @Test func fixture_keepsKeys_thatLookLikeNewOnes() throws {
    let documents = (1...9).map { #"{"key2":true,"2026-01-0\#($0)":{"a":1},"key3":false}"# }
    _ = try run.run(files: ["users.ndjson": documents.joined(separator: "\n")])
    let fixture = try run.text("Tests/AppTests/Fixtures/users.json")
    expect(fixture, contains: #""key2": true"#)
    expect(fixture, contains: #""key3": false"#)
    expect(fixture, contains: #"{"a": 1}"#)
  }

  /// Those of the kit and of Swift Testing, and that of the test itself. A file `Main.swift` would
  /// make an executable of a library.
  @Test func typesAreNamed_unlikeWhatIsUsed() throws {
    let names = [
      "fixture", "issue", "json_fragment", "member", "testing", "users_tests", "main",
      "variant_builder", "builder_variants", "fragment",
    ]
    let keys = names.map { #""\#($0)":{"\#($0)_id":1}"# }.joined(separator: ",")
    _ = try run.run(files: ["users.json": "{\(keys)}"])
    let types = ["Users"] + names.map { "Users" + SwiftName.type($0) }
    let sources = run.files.filter { $0.hasPrefix("Sources") }
    expect(sources, equals: types.map { "Sources/App/\($0).swift" }.sorted())
  }

  /// Many machines take files for the same whose names differ only in capitals.
  @Test func typesAreNamed_unlikeEachOther() throws {
    let json = #"{"userid":{"id":1,"b":2,"c":3,"d":4},"userId":{"e":"x","f":"y"}}"#
    _ = try run.run(files: ["users.json": json])
    let sources = run.files.filter { $0.hasPrefix("Sources") }
    expect(
      sources, equals: ["Userid", "Users", "UsersUserId"].map { "Sources/App/\($0).swift" },
      "\(sources)")
  }

  /// The library has a `BuildReport`, which a test sees, too.
  @Test func typesOfATest_haveAliases() throws {
    _ = try run.run(files: ["build_report.json": #"{"id":1}"#])
    let test = try run.text("Tests/AppTests/BuildReportTests.swift")
    expect(test, contains: "  private typealias BuildReport = App.BuildReport\n")
  }

  /// Types are named as those of keys are.
  @Test(arguments: [
    ("CKAN", "Ckan"), ("order_line", "OrderLine"), ("URL", "Character2"), ("row", "Character2"),
    ("app", "Character2"),
  ])
  func otherName_isProposed(_ name: String, _ proposed: String) throws {
    let run = try self.run.run(["--name", name])
    expect(
      run.notes,
      contains: "invalid for '--name': expected the name of a new type, such as \(proposed)\n")
  }

  /// `App.Item` would be looked for in a type `App`.
  @Test func module_isNoName() throws {
    let run = try self.run.run(["--name", "App"])
    expect(
      run.notes, contains: "invalid for '--name': expected another name than that of the module")
    _ = try self.run.run(files: ["app.json": #"{"items":[{"id":1}]}"#])
    expect(self.run.files, contains: "Sources/App/AppResponse.swift")
  }

  /// What the source marks, the last line of the command names.
  @Test func valuesUnderKeysThatAreData_areNamedAsMarked() throws {
    let json = #"{"name":"a","size":1,"at":{"x":1,"y":2,"z":3,"05:00:00:05:33:84":4}}"#
    let run = try self.run.run(files: ["users.json": json])
    try expect(
      self.run.text("Sources/App/At.swift"), contains: "// CHECK: under keys that are data")
    expect(run.notes, contains: "marked with CHECK: At.{}\n")
  }

  /// Neither the order of documents nor how they lie in files changes anything.
  @Test func sources_doNotDependOnTheOrder() throws {
    var dice = Dice(7)
    let documents = (0..<60).map { _ in
      "{\"a\":\(dice.json(depth: 3)),\"type\":\"\(["x", "y"][dice.below(2)])\"}"
    }
    var expected: [String: String]?
    for round in 0..<4 {
      let shuffled = documents.shuffled(using: &dice)
      var files = ["a.ndjson": shuffled.prefix(20 * round).joined(separator: "\n") + "\n"]
      files["b.ndjson"] = shuffled.dropFirst(20 * round).joined(separator: "\n") + "\n"
      let run = GenerateRun()
      _ = try run.run(["--name", "Thing", "--threads", "\(round + 1)"], files: files)
      let texts = try Dictionary(
        uniqueKeysWithValues: run.files.map { ($0, try run.text($0)) })
      if let expected { expect(texts, equals: expected) } else { expected = texts }
    }
    #expect((expected?.count ?? 0) > 2)
  }

  /// Whatever arrives, the macro accepts what is written.
  @Test(arguments: 0..<40)
  func randomDocuments_giveModelsThatTheMacroAccepts(_ seed: Int) throws {
    var dice = Dice(seed + 100)
    let count = 1 + dice.below(40)
    let documents = (0..<count).map { _ in "{\"top\":\(dice.json(depth: 5))}" }
    let run = try CommandRun(
      "generate", "a.ndjson", "--macro", "--enumerations", "--require-after", "3",
      files: ["a.ndjson": documents.joined(separator: "\n")])
    guard run.status == .done else {
      expect(run.notes, contains: "the documents")
      return
    }
    let expansion = BuildableExpansion.file(source: run.output)
    #expect(expansion.diagnostics.isEmpty, "\(run.output)")
  }

  /// A backslash before a parenthesis is escaped, and so it is no interpolation.
  @Test func keyWithABackslash_isAcceptedByTheMacro() throws {
    let run = try CommandRun(
      "generate", "a.json", "--macro", files: ["a.json": #"{"int\\(x)":1,"a\\":2,"\\\\(":3}"#])
    expect(run.output, contains: #"@Key("int\\(x)") let intX: Int?"#)
    #expect(BuildableExpansion.file(source: run.output).diagnostics.isEmpty)
  }

  @Test func memberThatTellsTheKind_makesAUnion() throws {
    let documents = (0..<12).map { index in
      index % 3 == 0
        ? #"{"type":"ping"}"#
        : index % 3 == 1
          ? #"{"type":"text.delta","text":"a","index":1}"#
          : #"{"type":"done","usage":{"tokens":3},"reason":"x","code":2}"#
    }
    let files = ["events.ndjson": documents.joined(separator: "\n")]
    let byHand = try CommandRun("generate", "events.ndjson", "--name", "Event", files: files)
    for line in [
      "enum Event: Equatable, Sendable {", "  case done(Done)  // 4", "  case ping  // 4",
      "  case textDelta(TextDelta)  // 4", "  case other(String)",
      "    .variant(\"ping\", is: Event.ping),",
      "    .variant(\"text.delta\", as: \\._textDelta, Event.textDelta),",
      "    unknown: Event.other)",
    ] { expect(byHand.output, contains: line + "\n", "\(line)") }
    expect(byHand.output, lacks: "fields[\"type\"]")
    let macro = try CommandRun(
      "generate", "events.ndjson", "--name", "Event", "--macro", files: files)
    expect(macro.output, contains: "@Buildable(discriminator: \"type\")\nenum Event")
    expect(macro.output, contains: "  @Variant(\"text.delta\") case textDelta(TextDelta)  // 4\n")
    #expect(BuildableExpansion.file(source: macro.output).diagnostics.isEmpty)
  }

  /// In what has kinds, a `type` tells a kind, even if there was only one.
  @Test func memberThatTellsAKindWithinAKind_makesAUnion() throws {
    let documents = (0..<12).map { index in
      index % 2 == 0
        ? #"{"type":"delta","delta":{"type":"text_delta","text":"a"},"index":1}"#
        : #"{"type":"stop","usage":{"tokens":3}}"#
    }
    let run = try CommandRun(
      "generate", "e.ndjson", files: ["e.ndjson": documents.joined(separator: "\n")])
    expect(run.output, contains: "  let delta: EDelta?  // in all 6\n")
    expect(run.output, contains: "  case textDelta(TextDelta)  // 6\n")
  }

  /// A `type` that says little about the other keys is a property.
  @Test func memberThatTellsNothing_isAProperty() throws {
    let documents = (0..<12).map { #"{"type":"\#(["a", "b"][$0 % 2])","text":"t","index":1}"# }
    let run = try CommandRun(
      "generate", "e.ndjson", files: ["e.ndjson": documents.joined(separator: "\n")])
    expect(run.output, contains: "  let type: String?  // in all 12; 2 distinct values\n")
  }

  /// A member of a dictionary is an Optional, and one that can be null is an Optional in it.
  @Test func membersThatCanBeNull_areExpected() throws {
    let kinds = [#"{"type":"push","ref":"main","size":7}"#, #"{"type":"ping"}"#, "null"]
    let documents = (0..<60).map { index in
      let id = index < 30 ? "a" : "b"
      return #"{"id":7,"events":{"\#(id)":\#(kinds[index % 3]),"c":\#(kinds[(index + 1) % 3])}}"#
    }
    let run = GenerateRun()
    _ = try run.run(
      ["--name", "Page", "--map", "events", "--values"],
      files: ["p.ndjson": documents.joined(separator: "\n")])
    let model = try run.text("Sources/App/Page.swift")
    expect(model, contains: "  let events: [String: Event?]")
    let test = try run.text("Tests/AppTests/PageTests.swift")
    for line in [
      "#expect(model.events.count == 2)",
      #"guard case .push(let push1)? = (model.events["a"] ?? nil) else {"#,
      #"#expect((model.events["c"] ?? nil) == .ping)"#,
    ] { expect(test, contains: "    \(line)\n") }
  }

  /// A line that is too long is broken where it can be, and the macro reads it as before.
  @Test func longNames_breakTheirLines() throws {
    let name = "a_rather_long_name_of_a_member_that_takes_nearly_all_of"
    let documents = (0..<20).map { index in
      let time = index == 0 ? "false" : "17000000\(10 + index)"
      return #"""
        {"\#(name)_at": \#(time), "\#(name)_it": "some text that is not too short",
        "by_id": {"0a1b2c3d4e5f": {"n": 7}}}
        """#.replacing("\n", with: "")
    }
    let files = ["p.ndjson": documents.joined(separator: "\n")]
    let macro = try CommandRun("generate", "p.ndjson", "--macro", "--name", "Page", files: files)
    #expect(
      macro.output.contains(
        """
          @Format(.null(false, or: .secondsSince1970))
          // in all 20; number 19, false 1; all in 2023
          let aRatherLongNameOfAMemberThatTakesNearlyAllOfAt: Date?

        """), "\(macro.output)")
    let expansion = BuildableExpansion.file(source: macro.output)
    #expect(expansion.diagnostics.isEmpty)
    let run = GenerateRun()
    _ = try run.run(["--name", "Page", "--values"], files: files)
    let model = try run.text("Sources/App/Page.swift")
    let test = try run.text("Tests/AppTests/PageTests.swift")
    #expect(
      model.contains(
        """
            _aRatherLongNameOfAMemberThatTakesNearlyAllOfIt =
              fields["\(name)_it"]

        """), "\(model)")
    let property = "aRatherLongNameOfAMemberThatTakesNearlyAllOfIt"
    let line = #"      model.\#(property) == "some text that is not too short")"#
    expect(test, contains: "    #expect(\n\(line)\n")
  }

  /// 30 objects with 20 members each, of which a test expects 90.
  private static let manyMembers = (0..<30).map { part in
    let members = (0..<20).map { #""p\#(part)m\#($0)":\#($0)"# }.joined(separator: ",")
    return #""part\#(part)":{\#(members)}"#
  }.joined(separator: ",")

  /// Without optimisation, each expectation has a place of its own for what it copies of the model.
  @Test(arguments: [false, true])
  func manyExpectations_arePartedIntoFunctions(inArray isInArray: Bool) throws {
    let page = "{\(Self.manyMembers)}"
    _ = try run.run(
      ["--name", "Page", "--values"], files: ["p.json": isInArray ? "[\(page)]" : page])
    let test = try run.text("Tests/AppTests/PageTests.swift")
    let functions = test.components(separatedBy: "  private func expectPart").dropFirst()
    expect(functions.count, equals: 4)
    for (function, number) in zip(functions, 1...) {
      expect(test, contains: "    try expectPart\(number)(of: model)\n")
      let type = isInArray ? "[Page]" : "Page"
      expect(function, startsWith: "\(number)(of model: \(type)) throws {\n")
      #expect(1...26 ~= function.components(separatedBy: "#expect(").count - 1)
    }
    let model = isInArray ? "model[0]" : "model"
    for part in 0..<30 { expect(test, contains: "#expect(\(model).part\(part)?.p\(part)m") }
  }

  /// Else a later part would read elements that an earlier one has found to be missing.
  @Test func anotherVariant_endsAllParts() throws {
    let documents = (0..<30).map { index in
      let item = index % 2 == 0 ? #"{"type":"a","n":1}"# : #"{"type":"b","s":{"t":""}}"#
      return #"{"item":\#(item),\#(Self.manyMembers)}"#
    }
    _ = try run.run(["--name", "Page"], files: ["p.ndjson": documents.joined(separator: "\n")])
    let test = try run.text("Tests/AppTests/PageTests.swift")
    expect(test, contains: "  private struct AnotherVariant: Error {}\n")
    expect(test, contains: "      throw AnotherVariant()\n    }\n")
    expect(test, lacks: "      return\n")
  }

  /// The fragment is of what is under keys that are data, if nothing else can be built of leaves.
  @Test func objectUnderData_hasAFragment() throws {
    let run = GenerateRun()
    let documents = (0..<30).map { #"{"by_id":{"0a1b2c3d4e\#(10 + $0)":{"n":7}}}"# }
    _ = try run.run(["--name", "Page"], files: ["p.ndjson": documents.joined(separator: "\n")])
    let test = try run.text("Tests/AppTests/PageTests.swift")
    expect(test, contains: #"  Member("n", 2, \.n)"#)
  }

  /// What a test binds, it uses: another name is a warning. Texts of an enumeration are expected.
  @Test func kindWithoutLeaves_isNotBound() throws {
    let states = ["open", "closed"]
    let documents = (0..<60).map { index in
      #"""
      {"items":[{"type":"link","href":"https://a.example/\#(index)"},
      {"type":"text","state":"\#(states[index % 2])","index":1}]}
      """#.replacing("\n", with: "")
    }
    let run = GenerateRun()
    _ = try run.run(
      ["--name", "Page", "--enumerations"],
      files: ["p.ndjson": documents.joined(separator: "\n")])
    let test = try run.text("Tests/AppTests/PageTests.swift")
    expect(test, contains: "    guard case .link = model.items[0] else {\n")
    expect(test, contains: "    guard case .text(let text2) = model.items[1] else {\n")
    expect(test, contains: "    #expect(text2.state == .known(.")
  }

  @Test func severalEndpoints_areListed() throws {
    let entries = ["a", "b"].map {
      #"""
      {"request":{"method":"GET","url":"https://x.example/\#($0)"},"response":{"status":200,
      "content":{"mimeType":"application/json","text":"{\"\#($0)\":1}"}}}
      """#
    }
    let files = [
      "t.har": #"{"log":{"version":"1.2","entries":[\#(entries.joined(separator: ","))]}}"#
    ]
    let all = try CommandRun("generate", "t.har", files: files)
    expect(all.status, equals: .usage)
    #expect(
      all.notes.contains(
        """
        There are several endpoints. Choose one with --endpoint, or take all with --into:
          GET x.example/a
          GET x.example/b

        """))
    let named = try CommandRun("generate", "t.har", "--into", "x", "--name", "A", files: files)
    expect(named.notes, contains: "--name is for one. Choose it with --endpoint:\n  GET x.")
    let one = try CommandRun("generate", "t.har", "--endpoint", "GET /b", files: files)
    expect(one.output, contains: "struct B: Equatable")
    let none = try CommandRun("generate", "t.har", "--endpoint", "GET /c", files: files)
    expect(none.notes, contains: "No endpoint is named 'GET /c'. There are:\n  GET x.example/a")
  }

  @Test func survey_givesTypes_butNoTests() throws {
    let survey = try CommandRun("survey", "users.json", "--json", files: ["users.json": users])
    let run = try self.run.run(["--name", "Users"], files: ["survey.json": survey.output])
    expect(self.run.files, equals: ["Sources/App/User.swift", "Sources/App/Users.swift"])
    expect(run.notes, contains: "no fixture and no tests: a survey has no documents")
  }

  @Test(arguments: [
    (["--name", "Date"], "invalid for '--name'"),
    (["--name", "Row"], "invalid for '--name'"), (["--name", "user"], "invalid for '--name'"),
    (["--require-after", "0"], "invalid for '--require-after'"),
    (["--check"], "'--check' needs '--into <folder>'"),
    (["--tests", "x"], "'--tests' needs '--into <folder>'"),
  ])
  func mistakes_areNamed(_ arguments: [String], _ message: String) throws {
    let run = try CommandRun(["generate", "users.json"] + arguments, files: ["users.json": users])
    expect(run.status, equals: .usage)
    expect(run.notes, contains: message)
  }

  @Test func partOfDocuments_hasItsOrderAndItsFixture() throws {
    for path in ["data", "data[]"] {
      let run = GenerateRun()
      _ = try run.run(
        ["--at", path, "--name", "Item"],
        files: ["a.json": #"{"data":[{"b":1,"a":"x"},{"b":2,"a":"y"}]}"#])
      let model = try run.text("Sources/App/Item.swift")
      expect(model, contains: "  let b: Int?  // in all 2\n  let a: String?")
      expect(run.files, contains: "Tests/AppTests/Fixtures/item.json")
    }
  }

  @Test func folderThatCannotBeMade_isNamed() throws {
    let run = try CommandRun(
      "generate", "users.json", "--into", "/dev/null/App", files: ["users.json": users])
    expect(run.status, equals: .unreadableInput)
    expect(run.notes, equals: "Error: cannot read '/dev/null/App/Users.swift': Not a directory\n")
  }

  @Test func emptyInput_saysWhyThereIsNothing() throws {
    let run = try CommandRun("generate", "-", input: "")
    expect(run.status, equals: .unreadableInput)
    #expect(run.output.isEmpty)
    expect(run.notes, equals: "no document: the input is empty\n")
  }
}
