import Foundation

/// The compiler of the toolchain, with the library that was built with the tests.
enum Typechecker {
  /// The errors and warnings of sources. The files are named by their index, as in `3.swift`.
  static func errors(about sources: [String], options: [String] = []) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = sources.indices.map { "\($0).swift" }
    for (name, source) in zip(names, sources) {
      try Data(source.utf8).write(to: folder.appendingPathComponent(name))
    }
    let execution = try Execution.of(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Models",
        "-package-name", "models", "-diagnostic-style", "llvm",
      ] + Products.importOptions + options + names,
      in: folder)
    let text = String(decoding: execution.errors + execution.output, as: UTF8.self)
    let lines = text.split(separator: "\n").filter {
      $0.contains(": error:") || $0.contains(": warning:")
    }
    return execution.status == 0 || !lines.isEmpty ? lines.map(String.init) : [text]
  }
}
