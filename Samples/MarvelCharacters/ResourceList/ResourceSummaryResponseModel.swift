import Foundation

/// The name and the URL of a comic, a series, a story or an event.
public struct ResourceSummaryResponseModel: Equatable, Sendable {
  /// The name.
  public let name: String?
  /// The URL at the service.
  public let resourceURI: URL?
  /// The kind of story; nil for everything else.
  public let type: StoryType?

  /// A summary from its parts.
  public init(name: String? = nil, resourceURI: URL? = nil, type: StoryType? = nil) {
    self.name = name
    self.resourceURI = resourceURI
    self.type = type
  }
}
