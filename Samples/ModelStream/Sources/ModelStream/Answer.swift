/// The answer of a language model, as far as it has arrived.
struct Answer: Equatable, Sendable {
  private(set) var text = ""
  /// The calls of tools, by the index of their block.
  private(set) var calls: [Int: Call] = [:]
  /// What tools have answered that the service called itself.
  private(set) var results: [MCPToolResult] = []
  /// Why the model ended, such as `end_turn` or `max_tokens`.
  private(set) var stopReason: String?
  private(set) var isComplete = false

  struct Call: Equatable, Sendable {
    let tool: ToolUse
    /// JSON, which is whole once the answer is complete. Empty if the tool does not need input.
    var input = ""
  }

  /// Adds what an event brought.
  ///
  /// - Throws: The error that the service reports.
  mutating func add(_ event: MessageEvent) throws(ServiceError) {
    switch event {
    // A service that starts again sends everything again.
    case .messageStart: self = Answer()
    case .contentBlockStart(let start): begin(start.contentBlock, at: start.index)
    case .contentBlockDelta(let part): add(part.delta, to: part.index)
    case .messageDelta(let end): stopReason = end.stopReason
    case .messageStop: isComplete = true
    case .error(let error): throw error
    case .contentBlockStop, .ping, .other: break
    }
  }

  private mutating func begin(_ block: ContentBlock, at index: Int) {
    switch block {
    case .text(let block): text += block.text
    case .toolUse(let tool): calls[index] = Call(tool: tool)
    case .mcpToolResult(let result): results.append(result)
    case .other: break
    }
  }

  private mutating func add(_ delta: Delta, to index: Int) {
    switch delta {
    case .text(let delta): text += delta.text
    // Blocks of other kinds have inputs, too.
    case .input(let delta): calls[index]?.input += delta.partialJson
    case .other: break
    }
  }
}
