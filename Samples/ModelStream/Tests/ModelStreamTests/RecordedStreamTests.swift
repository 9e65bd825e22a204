import ConstructionBuilders
import Foundation
import Testing

@testable import ModelStream

/// Streams that nobody here wrote.
@Suite(.enabled(if: Recorded.isThere, "RECORDED_DATA has no streams"))
struct RecordedStreamTests {
  @Test func everyEvent_isBuiltOrKept() throws {
    let streams = try Recorded.streams()

    #expect(streams.count == 6)
    for stream in streams {
      for event in try Recorded.events(of: stream) {
        let model = try MessageEvent.Builder.build(json: event).get()
        #expect(try MessageEvent.Builder(json: event).build() == .success(model))
        if case .other(let type) = model { Issue.record("\(type) in \(stream) is not known") }
      }
    }
  }

  @Test func kindsThatAreNotKnown_areThoseInBlocks() throws {
    var kinds: Set<String> = []
    for event in try Recorded.streams().flatMap(Recorded.events(of:)) {
      switch try MessageEvent.Builder.build(json: event).get() {
      case .contentBlockStart(let start):
        if case .other(let type) = start.contentBlock { kinds.insert(type) }
      case .contentBlockDelta(let part):
        if case .other(let type) = part.delta { kinds.insert(type) }
      default: break
      }
    }

    #expect(
      kinds.sorted() == [
        "bash_code_execution_tool_result", "compaction", "compaction_delta", "server_tool_use",
        "signature_delta", "text_editor_code_execution_tool_result", "thinking", "thinking_delta",
        "tool_search_tool_result",
      ])
  }

  @Test func streamWithTwoStarts_isTheSecondMessage() async throws {
    let events = try Recorded.events(of: "anthropic-spliced-message-start.chunks.txt")

    let (texts, result) = await read(events)

    let answer = try result.get()
    #expect(texts == [])
    #expect(answer.stopReason == "tool_use")
    #expect(
      answer.calls == [
        1: Answer.Call(
          tool: ToolUse(id: "toolu_second", name: "test-tool"),
          input: #"{"value":"Sparkle Day"}"#)
      ])
  }

  @Test func document_isTheWholeText() async throws {
    let events = try Recorded.events(of: "anthropic-anthropic-json-output-format.1.chunks.txt")

    let (texts, result) = await read(events)

    let answer = try result.get()
    #expect(texts.count == 114)
    #expect(texts.first == #"{""#)
    #expect(texts.last == answer.text)
    #expect(answer.text.hasPrefix(#"{"characters":[{"name":"Theron Ironheart","class":"warrior","#))
    #expect(throws: Never.self) { try JSONValue(json: answer.text) }
    #expect(answer.stopReason == "end_turn")
  }
}
