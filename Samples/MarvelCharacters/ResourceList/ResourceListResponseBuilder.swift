import ConstructionBuilders
import Foundation

/// The comics, series, stories or events of a character; it needs nothing.
public struct ResourceListResponseBuilder: ConstructionBuilder {
  /// How many there are.
  @Field public var available: Int?
  /// How many were sent.
  @Field public var returned: Int?
  /// Where the service has all of them.
  @Field public var collectionURI: URL?
  /// Those that were sent.
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
