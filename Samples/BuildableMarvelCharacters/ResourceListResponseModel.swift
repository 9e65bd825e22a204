import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation
import MarvelCharacters

/// The comics, series, stories or events of a character. Nothing is required.
@Buildable
public struct ResourceListResponseModel: Equatable, Sendable {
  /// The number of all items.
  public let available: Int?
  /// The number of items that the service reports to have sent; at most 20.
  public let returned: Int?
  /// The address of all items at the service.
  public let collectionURI: URL?
  /// The items that were sent.
  @Default([]) public let items: [ResourceSummaryResponseModel]
}

/// The name of a comic, a series, a story or an event. Nothing is required.
@Buildable
public struct ResourceSummaryResponseModel: Equatable, Sendable {
  /// Its name.
  public let name: String?
  /// Its address at the service.
  public let resourceURI: URL?
  /// The kind of story; nil for everything else.
  public let type: StoryType?
}
