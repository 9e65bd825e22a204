import Foundation

/// The name of a comic, a series, a story or an event, and where the service has it.
public struct ResourceSummaryResponseModel: Equatable, Sendable {
  /// What it is called.
  public let name: String?
  /// Where the service has it.
  public let resourceURI: URL?
  /// What kind of story it is; nil for all else.
  public let type: StoryType?

  /// A summary by its parts.
  public init(name: String? = nil, resourceURI: URL? = nil, type: StoryType? = nil) {
    self.name = name
    self.resourceURI = resourceURI
    self.type = type
  }
}
