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
