import Foundation

/// A recorded response, in the folder of `RECORDED_DATA`.
enum RealResponse {
  static let url = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["RECORDED_DATA"] ?? "/nowhere"
  )
  .appendingPathComponent("marvel/characters-2022.json")

  static var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

  static func json() throws -> Data { try Data(contentsOf: url) }
}
