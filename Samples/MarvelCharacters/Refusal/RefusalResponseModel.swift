/// What the service says when it refuses.
public struct RefusalResponseModel: Equatable, Sendable {
  /// Its own words; nil where it has none.
  public let words: String?

  /// A refusal by its words.
  public init(words: String? = nil) { self.words = words }
}
