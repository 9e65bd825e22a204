import Foundation

/// The bodies that GitHub documents, in the folder of `RECORDED_DATA`.
enum Recorded {
  private static let folder = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["RECORDED_DATA"] ?? "/nowhere"
  )
  .appendingPathComponent("github/examples")

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// The names of all events, sorted.
  static func events() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// The bodies of an event, by the names of their files.
  static func bodies(of event: String) throws -> [(name: String, body: Data)] {
    let folder = folder.appendingPathComponent(event)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      (name, try Data(contentsOf: folder.appendingPathComponent(name)))
    }
  }
}
