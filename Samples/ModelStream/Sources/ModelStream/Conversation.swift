import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A conversation with a language model that calls tools.
struct Conversation {
  let session: URLSession
  /// The address, and headers such as the key.
  let request: URLRequest
  let model: String
  let tools: [Tool]
  private(set) var messages: [JSONValue] = []

  init(session: URLSession, request: URLRequest, model: String, tools: [Tool]) {
    (self.session, self.request, self.model, self.tools) = (session, request, model, tools)
  }

  /// Asks the model, and runs the tools that it calls until it answers without a call.
  ///
  /// - Throws: As `readAnswer`; `TooManyRounds` if the model calls tools again and again.
  mutating func answer(to text: String, rounds: Int = 5) async throws -> Answer {
    messages.append(["role": "user", "content": .string(text)])
    for _ in 0..<rounds {
      let answer = try await readAnswer(from: session.chunks(for: nextRequest)) { _ in }
      let calls = answer.calls.sorted { $0.key < $1.key }.map(\.value)
      messages.append(["role": "assistant", "content": .array(answer.texts + calls.map(\.json))])
      if calls.isEmpty { return answer }
      messages.append(["role": "user", "content": .array(calls.map(result))])
    }
    throw TooManyRounds()
  }

  private var nextRequest: URLRequest {
    var request = request
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody =
      ([
        "model": .string(model), "max_tokens": 1024, "stream": true,
        "tools": .array(tools.map(\.json)), "messages": .array(messages),
      ] as JSONValue).data
    return request
  }

  private func result(of call: Answer.Call) -> JSONValue {
    let tool = tools.first { $0.name == call.tool.name }
    let input = call.input.isEmpty ? "{}" : call.input
    let result =
      tool?.run(input) ?? ToolResult(text: "There is no tool \(call.tool.name).", isError: true)
    return [
      "type": "tool_result", "tool_use_id": .string(call.tool.id),
      "content": .string(result.text), "is_error": .boolean(result.isError),
    ]
  }
}

/// The model called tools in every round that it had.
struct TooManyRounds: Error {}

extension Answer {
  /// The text as blocks of a message. The service refuses an empty one.
  fileprivate var texts: [JSONValue] {
    text.isEmpty ? [] : [["type": "text", "text": .string(text)]]
  }
}

extension Answer.Call {
  /// The call as a block of a message. What is no object is quoted.
  fileprivate var json: JSONValue {
    let input = (try? JSONValue(json: self.input.isEmpty ? "{}" : self.input)) ?? .null
    return [
      "type": "tool_use", "id": .string(tool.id), "name": .string(tool.name),
      "input": input.kind == .object ? input : ["text": .string(self.input)],
    ]
  }
}
