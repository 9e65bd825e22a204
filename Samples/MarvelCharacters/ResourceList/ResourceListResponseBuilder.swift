import ConstructionBuilders
import Foundation

/// Builds the list of comics, series, stories or events of a character. Nothing is required.
public struct ResourceListResponseBuilder: ConstructionBuilder {
  /// The number of all items.
  @Field public var available: Int?
  /// The number of items that were sent.
  @Field public var returned: Int?
  /// The URL of the whole list.
  @Field public var collectionURI: URL?
  /// The items that were sent.
  @Field public var items: [ResourceSummaryResponseBuilder]?

  public init(fields: JSONFields) {
    _available = fields["available"]
    _returned = fields["returned"]
    _collectionURI = fields["collectionURI"]
    _items = fields["items"]
  }

  public func build() -> Result<ResourceListResponseModel, BuildFailure> {
    construct(
      ResourceListResponseModel.init,
      $available.optional, $returned.optional, $collectionURI.optional, $items.or([]))
  }
}
