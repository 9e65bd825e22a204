import BuildableMarvelCharacters
import ConstructionBuilders
import ConstructionBuildersFixtures
import MarvelCharacters
import TestSupport
import Testing

/// The builder that `@Buildable` writes expects the same as the one by hand.
struct SameContractTests {
  /// A text with a check by hand is a type of its own in the other, which the compiler checks.
  ///
  /// By hand, closures turn the date for "never" and the placeholder of a picture into nil.
  @Test func contract_isTheSame() throws {
    let slice = "\(try #require(JSONValue(json: SampleResponse.json)["data"]))"
    let byHand = MarvelCharacters.CharactersSliceResponseBuilder.contract(sample: slice)
    let byMacro = BuildableMarvelCharacters.CharactersSliceResponseModel.Builder
      .contract(sample: slice)
    expect(
      byMacro.differences(from: byHand).map(\.description).sorted(),
      equals: [
        "results[].modified: unclear: is no longer transformed",
        "results[].thumbnail.extension: breaking: is FileExtension (a String), was String",
        "results[].thumbnail.extension: harmless: is no longer checked: ASCII letters and digits",
        "results[].thumbnail: unclear: is no longer transformed",
      ])
  }
}
