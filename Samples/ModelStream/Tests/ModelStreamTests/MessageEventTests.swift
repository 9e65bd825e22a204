import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import Testing

@testable import ModelStream

struct MessageEventTests {
  static let start = """
    {"type": "message_start", "message": {"id": "m1", "model": "haiku", "usage": {"input_tokens": 9}}}
    """
  static let tool = """
    {"type": "content_block_start", "index": 1,
     "content_block": {"type": "tool_use", "id": "t1", "name": "find", "input": {}}}
    """
  static let text = """
    {"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": "Hi"}}
    """
  static let end = """
    {"type": "message_delta", "delta": {"stop_reason": "end_turn", "stop_sequence": null},
     "usage": {"output_tokens": 65}}
    """

  @Test(arguments: [
    (start, MessageEvent.messageStart(MessageStart(id: "m1", model: "haiku"))),
    (
      tool,
      .contentBlockStart(
        BlockStart(index: 1, contentBlock: .toolUse(ToolUse(id: "t1", name: "find"))))
    ),
    (text, .contentBlockDelta(BlockDelta(index: 0, delta: .text(TextDelta(text: "Hi"))))),
    (end, .messageDelta(MessageDelta(stopReason: "end_turn", outputTokens: 65))),
    (#"{"type": "content_block_stop", "index": 0}"#, .contentBlockStop),
    (#"{"type": "message_stop"}"#, .messageStop), (#"{"type": "ping"}"#, .ping),
    (#"{"type": "applause"}"#, .other("applause")),
  ])
  func event_isBuiltByItsType(json: String, event: MessageEvent) throws {
    #expect(try MessageEvent.Builder.build(json: json).get() == event)
    #expect(try MessageEvent.Builder(json: json).build().get() == event)
  }

  @Test(arguments: [
    ("{}", ["type: required String is missing"]),
    (#"{"type": null}"#, ["type: required String is null"]),
    (
      #"{"type": "content_block_start", "content_block": {}}"#,
      ["index: required Int is missing", "content_block.type: required String is missing"]
    ),
    (
      #"{"type": "content_block_start", "index": 0, "content_block": {"type": "tool_use"}}"#,
      [
        "content_block.id: required String is missing",
        "content_block.name: required String is missing",
      ]
    ),
    (
      #"{"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": []}}"#,
      ["delta.text: expected String, found array []"]
    ),
    (
      #"{"type": "error", "error": {"message": "Later"}}"#,
      ["error.type: required String is missing"]
    ),
  ])
  func problem_isThatOfTheKind(json: String, problems: [String]) throws {
    let failure = #expect(throws: BuildFailure.self) {
      try MessageEvent.Builder.build(json: json).get()
    }
    #expect(failure?.findings.map(\.description) == problems)
  }

  @Test func unknownKindOfABlock_isKeptAndFound() throws {
    let json = #"{"type": "content_block_start", "index": 0, "content_block": {"type": "fax"}}"#
    let sut = try MessageEvent.Builder(json: json)

    #expect(
      try sut.build().get()
        == .contentBlockStart(BlockStart(index: 0, contentBlock: .other("fax"))))
    #expect(
      sut.findings.map(\.description) == [
        #"content_block.type: expected ContentBlock, found string "fax", "#
          + "which is not one of its cases"
      ])
  }

  @Test func fieldsOfAnEvent_areReadAndSetOneByOne() throws {
    var sut = try MessageEvent.Builder(json: Self.text)
    #expect(sut.type == "content_block_delta")
    #expect(sut.contentBlockDelta?.delta?.text?.text == "Hi")
    #expect(sut.messageStart == nil)

    sut.contentBlockDelta?.delta?.text?.text = "Ho"
    #expect(
      try sut.build().get()
        == .contentBlockDelta(BlockDelta(index: 0, delta: .text(TextDelta(text: "Ho")))))
  }

  @Test(arguments: [start, tool, text, end])
  func builder_doesWhatItDeclares(json: String) throws {
    try JSONMutation.all(of: Data(json.utf8)).check(MessageEvent.Builder.self)
  }
}
