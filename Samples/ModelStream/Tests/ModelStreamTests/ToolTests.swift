import ConstructionBuilders
import ConstructionBuildersMacros
import ConstructionBuildersTesting
import Foundation
import Testing

@testable import ModelStream

@Buildable
struct FindHeroes: Equatable, Sendable {
  let team: Team
  let limit: Int
  let powers: [String]?
}

enum Team: String, Capturable, CaseIterable {
  case xMen = "X-Men"
  case avengers = "Avengers"
}

struct ToolTests {
  private let server = StubServer()
  private let find: Tool

  init() throws {
    find = try Tool(
      "find", "Finds heroes.", FindHeroes.Builder.self, describing: ["limit": "at most 10"]
    ) { call in "\(call.limit) of the \(call.team.rawValue)" }
  }

  @Test func tool_isListedWithItsSchema() throws {
    let schema = try JSONValue(
      json: """
        {"type": "object",
         "properties": {
           "team": {"type": "string", "enum": ["X-Men", "Avengers"]},
           "limit": {"description": "at most 10", "type": "integer"},
           "powers": {"anyOf": [{"type": "array", "items": {"type": "string"}}, {"type": "null"}]}},
         "required": ["team", "limit", "powers"], "additionalProperties": false}
        """)
    #expect(
      find.json == [
        "name": "find", "description": "Finds heroes.", "strict": true, "input_schema": schema,
      ])
  }

  @Test(arguments: [
    (#"{"team": "X-Men", "limit": 3, "powers": null}"#, "3 of the X-Men"),
    (#"{"team": "Avengers", "limit": "2", "powers": "flight"}"#, "2 of the Avengers"),
    ("Here it is:\n```json\n{\"team\": \"X-Men\", \"limit\": 1}\n```", "1 of the X-Men"),
  ])
  func arguments_areReadForgivingly(arguments: String, text: String) {
    #expect(find.run(arguments) == ToolResult(text: text, isError: false))
  }

  @Test(arguments: [
    (
      #"{"team": "The X-Men", "limt": 3}"#,
      """
      The JSON cannot be used: 2 problems.
      - limit: is required and missing; you wrote "limt"
      - team: write one of "X-Men", "Avengers"; you wrote "The X-Men"
      """
    ),
    (
      #"{"team": "X-Men", "limit": 3"#,
      """
      The JSON cannot be used: 1 problem.
      - write JSON: the body is cut off, expected ',' or '}' after a value (line 1, column 29)
      """
    ),
  ])
  func argumentsThatCannotBeUsed_areCorrected(arguments: String, text: String) {
    #expect(find.run(arguments) == ToolResult(text: text, isError: true))
  }

  @Test func correctedCall_isRunInTheNextRound() async throws {
    server.post(
      "/messages",
      reply: .sequence(
        Self.call(#"{"team": "Avengers", "limit": "some"}"#),
        Self.call(#"{"team": "Avengers", "limit": 2}"#), Self.text("Done.")))
    var sut = conversation(tools: [find])

    #expect(try await sut.answer(to: "Who is there?").text == "Done.")
    server.verify()

    let bodies = try server.requests.map { try JSONValue(json: #require($0.body)) }
    #expect(bodies.map { $0["tools"] } == Array(repeating: [find.json], count: 3))
    #expect(
      results(in: bodies.last) == [
        """
        The JSON cannot be used: 1 problem.
        - limit: write a whole number; you wrote "some"
        """,
        "2 of the Avengers",
      ])
  }

  @Test func unknownTool_isAnErrorForTheModel() async throws {
    server.post("/messages", reply: .sequence(Self.call("{}"), Self.text("Sorry.")))
    var sut = conversation(tools: [])

    _ = try await sut.answer(to: "Who is there?")
    let body = try JSONValue(json: #require(server.requests.last?.body))
    #expect(results(in: body) == ["There is no tool find."])
  }

  @Test(arguments: [
    #""3 of the X-Men""#,
    #"[{"type": "text", "text": "3 of "}, {"type": "text", "text": "the X-Men"}]"#,
  ])
  func resultOfTheService_isATextOrBlocks(content: String) async throws {
    server.post(
      "/messages",
      reply: Self.events([
        ReadAnswerTests.start, ReadAnswerTests.block(0, Self.result(content)),
        ReadAnswerTests.text("Done."), ReadAnswerTests.stop,
      ]))
    var sut = conversation(tools: [])

    let answer = try await sut.answer(to: "Who is there?")
    #expect(answer.text == "Done.")
    #expect(answer.results.map(\.content.words) == ["3 of the X-Men"])
  }

  @Test(arguments: [
    ("{}", ["content_block.content: expected String or [TextBlock], found object {}"]),
    ("null", ["content_block.content: required String or [TextBlock] is null"]),
    (
      #"[{"type": "image"}]"#,
      [
        "content_block.content: none of 1 element could be used",
        "content_block.content[0].text: required String is missing",
      ]
    ),
  ])
  func resultOfAnotherType_isNamed(content: String, problems: [String]) {
    let failure = #expect(throws: BuildFailure.self) {
      try MessageEvent.Builder.build(json: ReadAnswerTests.block(0, Self.result(content))).get()
    }
    #expect(failure?.findings.map(\.description) == problems)
  }

  @Test func modelThatOnlyCalls_isStopped() async {
    server.post("/messages", reply: Self.call("{}"))
    var sut = conversation(tools: [find])

    await #expect(throws: TooManyRounds.self) { try await sut.answer(to: "Who?", rounds: 2) }
    #expect(server.requests.count == 2)
  }

  private func conversation(tools: [Tool]) -> Conversation {
    Conversation(
      session: server.session,
      request: URLRequest(url: server.baseURL.appending(path: "messages")), model: "haiku",
      tools: tools)
  }

  /// The texts of all results of tools, in the order of the calls.
  private func results(in body: JSONValue?) -> [String] {
    guard case .array(let messages)? = body?["messages"] else { return [] }
    return messages.compactMap { message in
      guard case .array(let blocks)? = message["content"],
        case .string(let text)? = blocks.first?["content"]
      else { return nil }
      return text
    }
  }

  private static func text(_ text: String) -> StubReply {
    events([ReadAnswerTests.start, ReadAnswerTests.text(text), ReadAnswerTests.stop])
  }

  private static func result(_ content: String) -> String {
    #"{"type": "mcp_tool_result", "tool_use_id": "m1", "is_error": false, "content": \#(content)}"#
  }

  private static func call(_ arguments: String) -> StubReply {
    let delta: JSONValue = ["type": "input_json_delta", "partial_json": .string(arguments)]
    return events([
      ReadAnswerTests.start,
      ReadAnswerTests.block(0, #"{"type": "tool_use", "id": "t1", "name": "find", "input": {}}"#),
      ReadAnswerTests.delta(0, "\(delta)"), ReadAnswerTests.stop,
    ])
  }

  private static func events(_ events: [String]) -> StubReply {
    let text = events.map { "data: \($0)\n\n" }.joined()
    return .data(Data(text.utf8), type: "text/event-stream")
  }
}
