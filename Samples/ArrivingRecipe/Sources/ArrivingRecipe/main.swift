import ConstructionBuildersStreams
import Foundation

let server = RecipeServer(pause: .milliseconds(20))
do {
  let chunks = server.session.chunks(for: server.request)
  let recipe = try await ArrivingRecipe.show(from: chunks) {
    // `print` keeps lines back if the output is not a terminal.
    FileHandle.standardOutput.write(Data("\($0)\n".utf8))
  }
  print("\n\(recipe.title), for \(recipe.servings):")
  for ingredient in recipe.ingredients { print("- \(ingredient.name)") }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
