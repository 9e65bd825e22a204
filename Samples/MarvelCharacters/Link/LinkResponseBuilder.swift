import ConstructionBuilders
import Foundation

/// Builds a link to a page about a character. Nothing is required.
public struct LinkResponseBuilder: ConstructionBuilder {
  /// The kind of page.
  @Field public var type: LinkType?
  /// The URL of the page.
  @Field public var url: URL?

  public init(fields: JSONFields) {
    _type = fields["type"]
    _url = fields["url"]
  }

  public func build() -> Result<LinkResponseModel, BuildFailure> {
    construct(LinkResponseModel.init, $type.optional, $url.optional)
  }
}
