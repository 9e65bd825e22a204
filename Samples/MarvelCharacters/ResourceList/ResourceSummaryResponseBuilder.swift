import ConstructionBuilders
import Foundation

/// The name of a comic, a series, a story or an event; it needs nothing.
public struct ResourceSummaryResponseBuilder: ConstructionBuilder {
  /// What it is called.
  @Field public var name: String?
  /// Where the service has it.
  @Field public var resourceURI: URL?
  /// What kind of story it is; only stories have it.
  @Field public var type: StoryType?

  public init(fields: JSONFields) {
    _name = fields["name"]
    _resourceURI = fields["resourceURI"]
    _type = fields["type"]
  }

  public func build() -> Result<ResourceSummaryResponseModel, BuildFailure> {
    construct(
      ResourceSummaryResponseModel.init,
      $name.optional, $resourceURI.optional, $type.optional)
  }
}
