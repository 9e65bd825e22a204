import Foundation

/// The bodies that GitHub documents: `../shared/data/github/examples` beside the package.
enum Recorded {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/data/github/examples")

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
