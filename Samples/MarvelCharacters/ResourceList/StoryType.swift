import ConstructionBuilders

/// The kind of a story. Unknown kinds are kept.
public struct StoryType: RawRepresentable, Hashable, Sendable {
  /// The name that the service uses.
  public let rawValue: String

  /// A kind from the name of the service; nil for an empty name.
  public init?(rawValue: String) {
    guard !rawValue.isEmpty else { return nil }
    self.rawValue = rawValue
  }

  private init(known rawValue: String) { self.rawValue = rawValue }

  /// A cover.
  public static let cover = StoryType(known: "cover")
  /// A story in the issue.
  public static let interiorStory = StoryType(known: "interiorStory")
}

extension StoryType: Capturable {}
