import ConstructionBuildersMacros

/// An event of the messages that Anthropic's models stream.
@Buildable(discriminator: "type", keys: .snakeCase)
enum MessageEvent: Equatable, Sendable {
  case messageStart(MessageStart)
  case contentBlockStart(BlockStart)
  case contentBlockDelta(BlockDelta)
  case messageDelta(MessageDelta)
  case error(ServiceError)
  case contentBlockStop, messageStop, ping
  /// An event that this app does not know, by its type. The service may add some at any time.
  @Unknown case other(String)
}

/// The beginning of a message.
@Buildable
struct MessageStart: Equatable, Sendable {
  @Key("message", "id") let id: String
  @Key("message", "model") let model: String
}

/// What is known of a message only at its end.
@Buildable
struct MessageDelta: Equatable, Sendable {
  @Key("delta", "stop_reason") let stopReason: String?
  @Key("usage", "output_tokens") let outputTokens: Int?
}

/// Why the service ended a message early.
@Buildable
struct ServiceError: Error, Equatable, Sendable {
  @Key("error", "type") let type: String
  @Key("error", "message") let message: String
}

extension ServiceError: CustomStringConvertible {
  var description: String { "\(type): \(message)" }
}
