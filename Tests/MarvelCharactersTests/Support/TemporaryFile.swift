import Foundation

/// Calls `body` with the path of a file, which is deleted after the call.
func withFile<Result>(
  _ contents: String, _ body: (String) async throws -> Result
) async throws -> Result {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).json")
  try Data(contents.utf8).write(to: url)
  defer { try? FileManager.default.removeItem(at: url) }
  return try await body(url.path)
}
