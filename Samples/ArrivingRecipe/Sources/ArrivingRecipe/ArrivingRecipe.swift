import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation

/// Reads a recipe that a language model is writing, and shows it while it arrives.
enum ArrivingRecipe {
  /// Shows each value as it comes, and again whenever it has grown. Returns the recipe.
  ///
  /// - Throws: `StreamFailure` if the chunks fail, if the events or the recipe end early, or if a
  ///   fragment cannot be read; `BuildFailure` if the recipe cannot be built.
  static func show<Chunks: AsyncSequence>(
    from chunks: Chunks, _ show: (String) -> Void
  ) async throws -> Recipe where Chunks.Element == Data {
    let texts =
      chunks
      .elements(of: FragmentBuilder.self, in: .serverSentEvents(endingWith: "[DONE]"))
      .compactMap { try $0.result.get() }

    var shown: [String] = []
    var last = RecipeBuilder(dictionary: [:])
    for try await sut in texts.snapshots(of: RecipeBuilder.self) {
      let lines = sut.lines
      for line in lines where !shown.contains(line) { show(line) }
      shown = lines
      last = sut
    }
    return try last.build().get()
  }
}
