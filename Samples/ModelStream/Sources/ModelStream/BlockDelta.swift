import ConstructionBuildersMacros

/// The next part of a block.
@Buildable
struct BlockDelta: Equatable, Sendable {
  let index: Int
  let delta: Delta
}

/// A part of a block, one of several variants.
@Buildable(discriminator: "type")
enum Delta: Equatable, Sendable {
  @Variant("text_delta") case text(TextDelta)
  @Variant("input_json_delta") case input(InputDelta)
  /// A part of a block that this app does not show, by its type.
  @Unknown case other(String)
}

@Buildable
struct TextDelta: Equatable, Sendable {
  let text: String
}

/// A part of the JSON that a tool is called with, cut anywhere.
@Buildable(keys: .snakeCase)
struct InputDelta: Equatable, Sendable {
  let partialJson: String
}
