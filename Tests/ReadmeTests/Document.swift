import Foundation
import Testing

/// A README or an article with code blocks.
struct Document: Sendable, CustomTestStringConvertible {
  /// The path from the root of the package.
  let path: String

  /// Code that prints each text block of the document, in order.
  var examples: [@Sendable (_ print: (Any) -> Void) async throws -> Void] = []

  var testDescription: String { path }

  /// The content of the file.
  func text() throws -> String {
    try String(contentsOf: Self.package.appending(path: path), encoding: .utf8)
  }

  /// The code blocks of a language, in order.
  func blocks(_ language: String) throws -> [String] {
    let pieces = try text().components(separatedBy: "\n```")
    // Opening and closing fences alternate, so every second piece is a block.
    return stride(from: 1, to: pieces.count, by: 2).compactMap { index in
      let lines = pieces[index].split(separator: "\n", omittingEmptySubsequences: false)
      return lines[0] == language ? lines.dropFirst().joined(separator: "\n") : nil
    }
  }

  /// The contents of all Swift files in this folder, and in those of the samples.
  static func compiledCode() throws -> [String] {
    let folders =
      [URL(filePath: #filePath).deletingLastPathComponent()]
      + ["Webhooks", "ModelStream"].map { package.appending(path: "Samples/\($0)") }
    return try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }
  }

  /// The names of all Swift files of the package, without their folders.
  static func namesOfSwiftFiles() throws -> Set<String> {
    let folders = ["Sources", "Tests", "Samples", "Utilities"].map {
      package.appending(path: $0)
    }
    let paths = try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    }
    return Set(paths.map { URL(filePath: $0).lastPathComponent }.filter { $0.hasSuffix(".swift") })
  }

  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
