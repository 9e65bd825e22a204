import Foundation

/// The comics, series, stories or events of a character: the first of them, and where the rest is.
public struct ResourceListResponseModel: Equatable, Sendable {
  /// How many there are.
  public let available: Int?
  /// How many the service says it sent; 20 at the most.
  public let returned: Int?
  /// Where the service has all of them.
  public let collectionURI: URL?
  /// Those that were sent.
  public let items: [ResourceSummaryResponseModel]

  /// A list by its parts.
  public init(
    available: Int? = nil, returned: Int? = nil, collectionURI: URL? = nil,
    items: [ResourceSummaryResponseModel] = []
  ) {
    self.available = available
    self.returned = returned
    self.collectionURI = collectionURI
    self.items = items
  }
}
