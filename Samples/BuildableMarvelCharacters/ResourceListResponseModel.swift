import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation
import MarvelCharacters

/// The comics, series, stories or events of a character; it needs nothing.
@Buildable
public struct ResourceListResponseModel: Equatable, Sendable {
  /// How many there are.
  public let available: Int?
  /// How many the service says it sent; 20 at the most.
  public let returned: Int?
  /// Where the service has all of them.
  public let collectionURI: URL?
  /// Those that were sent.
  @Default([]) public let items: [ResourceSummaryResponseModel]
}

/// The name of a comic, a series, a story or an event; it needs nothing.
@Buildable
public struct ResourceSummaryResponseModel: Equatable, Sendable {
  /// What it is called.
  public let name: String?
  /// Where the service has it.
  public let resourceURI: URL?
  /// What kind of story it is; nil for all else.
  public let type: StoryType?
}
