import Foundation

/// A link to a page about a character.
public struct LinkResponseModel: Equatable, Sendable {
  /// The kind of page.
  public let type: LinkType?
  /// The URL of the page.
  public let url: URL?

  /// A link from its parts.
  public init(type: LinkType? = nil, url: URL? = nil) {
    self.type = type
    self.url = url
  }
}
