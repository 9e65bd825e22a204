import Foundation
import Testing

/// A text of the project with code in it.
struct Document: Sendable, CustomTestStringConvertible {
  /// The path from the top of the package.
  let path: String

  /// The examples whose output stands in the text, in the order of the text.
  var examples: [@Sendable (_ print: (Any) -> Void) async throws -> Void] = []

  var testDescription: String { path }

  /// All of it.
  func text() throws -> String {
    try String(contentsOf: Self.package.appending(path: path), encoding: .utf8)
  }

  /// What stands between the fences of a language, in order.
  func blocks(_ language: String) throws -> [String] {
    let pieces = try text().components(separatedBy: "\n```")
    // Behind each opening fence comes a closing one, so that every other piece is a block.
    return stride(from: 1, to: pieces.count, by: 2).compactMap { index in
      let lines = pieces[index].split(separator: "\n", omittingEmptySubsequences: false)
      return lines[0] == language ? lines.dropFirst().joined(separator: "\n") : nil
    }
  }

  /// The texts of all files beside this one: code that is compiled.
  static func compiledCode() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
