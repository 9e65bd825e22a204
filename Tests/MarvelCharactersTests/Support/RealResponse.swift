import Foundation

/// The recorded response: `../shared/data/marvel/characters-2022.json` beside the package.
enum RealResponse {
  static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/data/marvel/characters-2022.json")

  static var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

  static func json() throws -> Data { try Data(contentsOf: url) }
}
