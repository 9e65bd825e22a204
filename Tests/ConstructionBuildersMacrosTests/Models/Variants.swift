import ConstructionBuildersMacros

/// The events of a stream, whose `type` tells the variant, and those in them.
@Buildable(discriminator: "type", keys: .snakeCase)
public enum StreamEvent: Equatable, Sendable {
  case messageStart(MessageStart)
  case contentBlockDelta(BlockDelta)
  @Variant("content_block_start", "content_block_stop") case contentBlock(BlockPlace)
  case ping, messageStop
  @Unknown case other(String)
}

@Buildable
public struct MessageStart: Equatable, Sendable {
  @Key("message", "id") let id: String
}

@Buildable
public struct BlockPlace: Equatable, Sendable {
  let index: Int
}

@Buildable
public struct BlockDelta: Equatable, Sendable {
  let index: Int
  let delta: Delta
}

@Buildable(discriminator: "type")
public enum Delta: Equatable, Sendable {
  @Variant("text_delta") case text(TextDelta)
  @Variant("input_json_delta") case json(JSONDelta)
}

@Buildable
public struct TextDelta: Equatable, Sendable { let text: String }

@Buildable(keys: .snakeCase)
public struct JSONDelta: Equatable, Sendable { let partialJson: String }

/// Items in events, of variants of their own.
@Buildable(discriminator: "type")
enum ItemEvent: Equatable {
  @Variant("response.output_item.added", "response.output_item.done") case item(ItemPlace)
  @Variant("response.output_text.delta") case text(ItemText)
  @Unknown case other
}

@Buildable(keys: .snakeCase)
struct ItemPlace: Equatable {
  let item: Item
  let outputIndex: Int
}

@Buildable
struct ItemText: Equatable { let delta: String }

@Buildable(discriminator: "type")
enum Item: Equatable {
  case message(ItemStatus)
  case reasoning
  @Unknown case other(String)
}

@Buildable
struct ItemStatus: Equatable { let status: String }

/// A webhook, whose variant is in a header.
@Buildable(builder: "WebhookBuilder", keys: .snakeCase)
enum Webhook: Equatable {
  case fork(Fork)
  case gollum(Gollum)
  case teamAdd
}

@Buildable
struct Fork: Equatable { @Key("forkee", "full_name") let name: String }

@Buildable
struct Gollum: Equatable { @AllowingLosses(atMost: 1) let pages: [Page] }

@Buildable(keys: .snakeCase)
struct Page: Equatable {
  let pageName: String
  let action: String
}

/// Variants that stand apart, and names that mean something in Swift or in a builder.
@Buildable(discriminator: "variant", content: "with content")
enum Apart: Equatable {
  case `default`(Page)
  case type(Page)
  case variant(Page)
  case variants, `self`
  @Variant("a \"b\"", #"c\d"#) case escaped(Page)
}

/// An expression, which contains others of all variants.
@Buildable(discriminator: "op")
indirect enum Expression: Equatable {
  case number(Literal)
  case add(Sum)
  case same(Expression)
}

@Buildable
struct Literal: Equatable { let value: Int }

@Buildable
struct Sum: Equatable {
  let left: Expression
  let right: Expression
  @AllowingLosses(atMostShare: 0.5) @Default([]) let more: [Expression]
}

/// Warnings are errors in this module's builds: a deprecated case gives none in its builder.
@Buildable(discriminator: "type")
enum Aged: Equatable {
  case current(BlockPlace)
  @available(*, deprecated) case old
  @available(*, deprecated, message: "use 'current'") case older(BlockPlace)
  @available(*, unavailable) case gone
  @available(*, unavailable, renamed: "current") case lost(BlockPlace)
  @available(*, deprecated) @Unknown case other(String)
}
