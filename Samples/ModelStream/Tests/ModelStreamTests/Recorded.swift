import Foundation

/// What Anthropic's models sent, an event a line, in the folder of `RECORDED_DATA`.
enum Recorded {
  private static let folder = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["RECORDED_DATA"] ?? "/nowhere"
  )
  .appendingPathComponent("streams")

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// The names of all streams, sorted.
  static func streams() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("anthropic-") }.sorted()
  }

  static func events(of stream: String) throws -> [String] {
    let text = try String(contentsOf: folder.appendingPathComponent(stream), encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }
}
