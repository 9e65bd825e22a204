import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation
import MarvelCharacters

/// A page about a character; it needs nothing.
@Buildable
public struct LinkResponseModel: Equatable, Sendable {
  /// What kind of page it is.
  public let type: LinkType?
  /// Where the page is.
  public let url: URL?
}
