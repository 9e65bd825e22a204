import ConstructionBuilders
import ConstructionBuildersMacros

/// Some of the characters that a search finds. The model is that of `MarvelCharacters`; the macro
/// writes its builder.
///
/// ```swift
/// CharactersSliceResponseModel.Builder.build(json: #"{"offset": 0, "total": 0}"#)
/// // .success: no characters
/// ```
@Buildable
public struct CharactersSliceResponseModel: Equatable, Sendable {
  /// The number of characters before these in the search; required.
  public let offset: Int
  /// The most characters that the request asked for.
  public let limit: Int?
  /// The number of all characters that the search finds; required.
  public let total: Int
  /// The number of characters that the service reports to have sent, usable or not.
  public let count: Int?
  /// The usable characters, in the order of the service.
  @Default([]) public let results: [CharacterResponseModel]
}
