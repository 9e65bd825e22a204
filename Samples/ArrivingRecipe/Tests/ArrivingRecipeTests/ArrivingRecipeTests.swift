import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation
import Testing

@testable import ArrivingRecipe

struct ArrivingRecipeTests {
  /// What is shown of events in chunks, and the recipe or the error at their end.
  private func show(
    _ events: String, inChunksOf size: Int = 48
  ) async -> (lines: [String], result: Result<Recipe, any Error>) {
    let bytes = Array(events.utf8)
    let chunks = stride(from: 0, to: bytes.count, by: size).map { start in
      Data(bytes[start..<min(start + size, bytes.count)])
    }
    let stream = AsyncStream { continuation in
      for chunk in chunks { continuation.yield(chunk) }
      continuation.finish()
    }
    var lines: [String] = []
    do {
      let recipe = try await ArrivingRecipe.show(from: stream) { lines.append($0) }
      return (lines, .success(recipe))
    } catch {
      return (lines, .failure(error))
    }
  }

  @Test(.timeLimit(.minutes(10))) func server_sendsTheRecipeInParts() async throws {
    let server = RecipeServer(pause: .zero)
    var lines: [String] = []

    let recipe = try await ArrivingRecipe.show(
      from: server.session.chunks(for: server.request)
    ) { lines.append($0) }

    #expect(recipe.title == "Spaghetti alla carbonara")
    #expect(recipe.servings == 4)
    #expect(recipe.ingredients.map(\.grams) == [400, 150, 100, nil])
    #expect(recipe.steps.count == 3)
    #expect(lines.contains("title: Spaghetti alla carbonara"))
    #expect(lines.last == "step 3: Mix everything away from the heat.")
  }

  @Test(arguments: [1, 7, 48, 100_000])
  func values_growAndAreSettled(size: Int) async throws {
    let (lines, result) = await show(RecipeServer.events, inChunksOf: size)

    let titles = lines.filter { $0.hasPrefix("title: ") }
    #expect(
      titles == [
        "title: …", "title: Spaghet…", "title: Spaghetti alla…", "title: Spaghetti alla carbon…",
        "title: Spaghetti alla carbonara",
      ])
    #expect(lines.filter { $0.hasPrefix("servings") } == ["servings: 4"])
    let ingredients = lines.filter { $0.hasPrefix("ingredient 1") }
    #expect(ingredients.last == "ingredient 1: spaghetti, 400 g")
    #expect(ingredients.dropLast().allSatisfy { $0.hasSuffix("…") })
    #expect(throws: Never.self) { try result.get() }
  }

  @Test func readme_showsHowItBegins() async throws {
    let readme = try String(
      contentsOf: URL(fileURLWithPath: #filePath).appendingPathComponent(
        "../../../README.md"
      ).standardizedFileURL, encoding: .utf8)

    let (lines, _) = await show(RecipeServer.events)
    let beginning = lines.prefix(10).joined(separator: "\n")

    #expect(
      readme.contains("\n$ swift run --package-path Samples/ArrivingRecipe\n\(beginning)\n```\n"))
  }

  @Test func streamWithoutItsEnd_isNoRecipe() async throws {
    let (lines, result) = await show(
      RecipeServer.events.replacing("data: [DONE]\n\n", with: ""))

    #expect(lines.last == "step 3: Mix everything away from the heat.")
    let failure = #expect(throws: StreamFailure.self) { try result.get() }
    #expect(failure?.kind == .cutOff)
  }

  @Test func eventThatIsNoFragment_endsTheRecipe() async throws {
    let (lines, result) = await show(
      #"data: {"text": "{\"title\": \"Sp"}"# + "\n\ndata: <html>\n\ndata: [DONE]\n\n")

    #expect(lines == ["title: Sp…"])
    let failure = #expect(throws: StreamFailure.self) { try result.get() }
    #expect(failure?.underlying is BuildFailure)
  }

  @Test func recipeWithoutServings_saysWhatIsMissing() async throws {
    let recipe = #"{"title": "Toast", "ingredients": [], "steps": []}"#
    let event = "data: \(["text": .string(recipe)] as JSONValue)\n\ndata: [DONE]\n\n"
    let (_, result) = await show(event)

    let failure = #expect(throws: BuildFailure.self) { try result.get() }
    #expect(failure?.findings.map(\.description) == ["servings: required Int is missing"])
  }

  @Test(.timeLimit(.minutes(10))) func refusal_isAnError() async throws {
    let server = RecipeServer(pause: .zero)
    var request = server.request
    request.httpMethod = "DELETE"

    await #expect(throws: (any Error).self) {
      try await ArrivingRecipe.show(from: server.session.chunks(for: request)) { _ in }
    }
  }
}
