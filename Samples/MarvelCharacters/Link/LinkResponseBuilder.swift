import ConstructionBuilders
import Foundation

/// A page about a character; it needs nothing.
public struct LinkResponseBuilder: ConstructionBuilder {
  /// What kind of page it is.
  @Field public var type: LinkType?
  /// Where the page is.
  @Field public var url: URL?

  public init(fields: JSONFields) {
    _type = fields["type"]
    _url = fields["url"]
  }

  public func build() -> Result<LinkResponseModel, BuildFailure> {
    construct(LinkResponseModel.init, $type.optional, $url.optional)
  }
}
