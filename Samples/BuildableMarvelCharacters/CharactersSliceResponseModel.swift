import ConstructionBuilders
import ConstructionBuildersMacros

/// Some of all the characters that a search finds: as in `MarvelCharacters`, but its builder is not written by hand.
///
/// ```swift
/// CharactersSliceResponseModel.Builder.build(json: #"{"offset": 0, "total": 0}"#)
/// // .success: no characters
/// ```
@Buildable
public struct CharactersSliceResponseModel: Equatable, Sendable {
  /// How many characters of the search come before these; needed.
  public let offset: Int
  /// How many characters were asked for at the most.
  public let limit: Int?
  /// How many characters the search finds altogether; needed.
  public let total: Int
  /// How many characters the service says it sent, whether or not they could be used.
  public let count: Int?
  /// The characters that could be used, in the order in which they were sent.
  @Default([]) public let results: [CharacterResponseModel]
}
