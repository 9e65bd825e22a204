import ConstructionBuildersMacros

/// The beginning of a block of a message.
@Buildable(keys: .snakeCase)
struct BlockStart: Equatable, Sendable {
  let index: Int
  let contentBlock: ContentBlock
}

/// A block of a message, one of several variants.
@Buildable(discriminator: "type", keys: .snakeCase)
enum ContentBlock: Equatable, Sendable {
  case text(TextBlock)
  case toolUse(ToolUse)
  case mcpToolResult(MCPToolResult)
  /// A block that this app does not show, by its type.
  @Unknown case other(String)
}

@Buildable
struct TextBlock: Equatable, Sendable {
  let text: String
}

/// A call of a tool. Its input follows in deltas.
@Buildable
struct ToolUse: Equatable, Sendable {
  let id: String
  let name: String
}

/// What a tool has answered that the service called itself.
@Buildable(keys: .snakeCase)
struct MCPToolResult: Equatable, Sendable {
  let isError: Bool
  let content: ResultContent
}

/// The content of a result, which has one of two types.
@Buildable
enum ResultContent: Equatable, Sendable {
  case text(String)
  case blocks([TextBlock])

  var words: String {
    switch self {
    case .text(let text): text
    case .blocks(let blocks): blocks.map(\.text).joined()
    }
  }
}
