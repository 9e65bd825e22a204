import Foundation
import Testing

/// A README or an article with code blocks.
struct Document: Sendable, CustomTestStringConvertible {
  /// The path from the root of the package.
  let path: String

  /// The name of the file.
  var name: String { URL(filePath: path).lastPathComponent }

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

  /// The Markdown files of the project, without those of tools.
  static func all() throws -> [Document] {
    let files = FileManager.default
    let top = try files.contentsOfDirectory(atPath: package.path)
    let folders = [".agents", ".github", "Samples", "Sources", "Tests", "Utilities"]
    let nested = try folders.flatMap { folder in
      try files.subpathsOfDirectory(atPath: package.appending(path: folder).path)
        .filter { !$0.contains(".build/") }.map { "\(folder)/\($0)" }
    }
    return (top + nested).filter { $0.hasSuffix(".md") }.sorted().map { Document(path: $0) }
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

  static let package = URL(filePath: repository)
}
