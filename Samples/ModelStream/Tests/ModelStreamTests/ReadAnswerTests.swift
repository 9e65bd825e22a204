import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation
import Testing

@testable import ModelStream

struct ReadAnswerTests {
  static let start = #"{"type": "message_start", "message": {"id": "m1", "model": "haiku"}}"#
  static let end = #"{"type": "message_delta", "delta": {"stop_reason": "end_turn"}, "usage": {}}"#
  static let stop = #"{"type": "message_stop"}"#

  static func block(_ index: Int, _ block: String) -> String {
    #"{"type": "content_block_start", "index": \#(index), "content_block": \#(block)}"#
  }

  static func delta(_ index: Int, _ delta: String) -> String {
    #"{"type": "content_block_delta", "index": \#(index), "delta": \#(delta)}"#
  }

  static func text(_ text: String) -> String {
    delta(0, #"{"type": "text_delta", "text": "\#(text)"}"#)
  }

  @Test(arguments: [1, 7, 61, 100_000])
  func text_growsUntilTheAnswerIsComplete(size: Int) async throws {
    let (texts, result) = await read(
      [
        Self.start, Self.block(0, #"{"type": "text", "text": ""}"#), #"{"type": "ping"}"#,
        Self.text("To me, "), Self.text("my X-M\\u00e9n"),
        #"{"type": "content_block_stop", "index": 0}"#, Self.end, Self.stop,
      ], inChunksOf: size)

    #expect(texts == ["To me, ", "To me, my X-Mén"])
    let answer = try result.get()
    #expect(answer.text == "To me, my X-Mén")
    #expect(answer.stopReason == "end_turn")
    #expect(answer.calls == [:])
  }

  @Test func callOfATool_hasItsWholeInput() async throws {
    let (texts, result) = await read([
      Self.start, Self.block(2, #"{"type": "tool_use", "id": "t1", "name": "find", "input": {}}"#),
      Self.delta(2, #"{"type": "input_json_delta", "partial_json": ""}"#),
      Self.delta(2, #"{"type": "input_json_delta", "partial_json": "{\"who\": \"Mag"}"#),
      Self.delta(2, #"{"type": "input_json_delta", "partial_json": "neto\"}"}"#), Self.stop,
    ])

    #expect(texts == [])
    let call = try #require(try result.get().calls[2])
    #expect(call.tool == ToolUse(id: "t1", name: "find"))
    #expect(call.input == #"{"who": "Magneto"}"#)
  }

  @Test func whatIsNotKnown_isNoPartOfTheAnswer() async throws {
    let (texts, result) = await read([
      Self.start, #"{"type": "applause", "text": "Bravo"}"#,
      Self.block(0, #"{"type": "painting", "text": "Mona"}"#), Self.text("a"),
      Self.delta(0, #"{"type": "brush_delta", "text": "b"}"#),
      Self.delta(1, #"{"type": "input_json_delta", "partial_json": "{}"}"#), Self.stop,
    ])

    #expect(texts == ["a"])
    let answer = try result.get()
    #expect(answer.text == "a")
    #expect(answer.calls == [:])
  }

  @Test func nothingAfterTheEnd_isRead() async throws {
    let (texts, result) = await read([Self.start, Self.text("a"), Self.stop, "<html>"])

    #expect(texts == ["a"])
    #expect(try result.get().text == "a")
  }

  @Test func messageThatBeginsAnew_replacesTheFirst() async throws {
    let (texts, result) = await read([
      Self.start, Self.text("No"), Self.start, Self.text("Yes"), Self.stop,
    ])

    #expect(texts == ["No", "", "Yes"])
    #expect(try result.get().text == "Yes")
  }

  @Test func errorOfTheService_isThrown() async {
    let error = #"{"type": "error", "error": {"type": "overloaded_error", "message": "Later"}}"#
    let (texts, result) = await read([Self.start, Self.text("a"), error, Self.stop])

    #expect(texts == ["a"])
    let failure = #expect(throws: ServiceError.self) { try result.get() }
    #expect(failure?.description == "overloaded_error: Later")
  }

  @Test func eventThatCannotBeBuilt_endsTheAnswer() async {
    let (texts, result) = await read([
      Self.start, Self.text("a"), Self.delta(0, #"{"type": "text_delta"}"#), Self.stop,
    ])

    #expect(texts == ["a"])
    let failure = #expect(throws: BuildFailure.self) { try result.get() }
    #expect(
      failure?.description == """
        MessageEvent could not be built: 1 problem
          delta.text: required String is missing
        """)
  }

  @Test func streamWithoutItsEnd_isCutOff() async {
    let (texts, result) = await read([Self.start, Self.text("a"), Self.end])

    #expect(texts == ["a"])
    let failure = #expect(throws: AnswerCutOff.self) { try result.get() }
    #expect(failure?.answer.text == "a")
    #expect(failure?.answer.isComplete == false)
    #expect(failure?.description == "the stream ended before the answer")
  }

  @Test func streamThatEndsWithinAnEvent_isCutOffThere() async {
    let (texts, result) = await read(stream: "data: \(Self.text("a"))\n\ndata: {\"ty")

    #expect(texts == ["a"])
    let failure = #expect(throws: StreamFailure.self) { try result.get() }
    #expect(failure?.kind == .cutOff)
  }
}
