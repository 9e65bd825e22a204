import Foundation

/// The first comics, series, stories or events of a character, and the URL of the whole list.
public struct ResourceListResponseModel: Equatable, Sendable {
  /// The number of all items.
  public let available: Int?
  /// The number of items that the service says it sent; at most 20.
  public let returned: Int?
  /// The URL of the whole list.
  public let collectionURI: URL?
  /// The items that were sent.
  public let items: [ResourceSummaryResponseModel]

  /// A list from its parts.
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
