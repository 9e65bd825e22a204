import ConstructionBuilders
import Foundation

/// Builds the summary of a comic, a series, a story or an event. Nothing is required.
public struct ResourceSummaryResponseBuilder: ConstructionBuilder {
  /// The name.
  @Field public var name: String?
  /// The URL at the service.
  @Field public var resourceURI: URL?
  /// The kind of story; only stories have one.
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
