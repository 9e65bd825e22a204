/// The text with which the service refuses a request.
public struct RefusalResponseModel: Equatable, Sendable {
  /// The text; nil when there is none.
  public let words: String?

  /// A refusal from its text.
  public init(words: String? = nil) { self.words = words }
}
