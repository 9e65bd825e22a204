import ConstructionBuilders

/// What kind of story it is. Kinds that are not listed here are kept as they are.
public struct StoryType: RawRepresentable, Hashable, Sendable {
  /// The service's name for the kind.
  public let rawValue: String

  /// A kind by the service's name; nil for an empty one, which says nothing.
  public init?(rawValue: String) {
    guard !rawValue.isEmpty else { return nil }
    self.rawValue = rawValue
  }

  private init(known rawValue: String) { self.rawValue = rawValue }

  /// The picture on the cover.
  public static let cover = StoryType(known: "cover")
  /// A story inside.
  public static let interiorStory = StoryType(known: "interiorStory")
}

extension StoryType: Capturable {}
