import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation
import MarvelCharacters

/// A page about a character. Nothing is required.
@Buildable
public struct LinkResponseModel: Equatable, Sendable {
  /// The kind of page.
  public let type: LinkType?
  /// The address of the page.
  public let url: URL?
}
