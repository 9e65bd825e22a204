import Foundation

/// A page about a character.
public struct LinkResponseModel: Equatable, Sendable {
  /// What kind of page it is.
  public let type: LinkType?
  /// Where the page is.
  public let url: URL?

  /// A link by its parts.
  public init(type: LinkType? = nil, url: URL? = nil) {
    self.type = type
    self.url = url
  }
}
