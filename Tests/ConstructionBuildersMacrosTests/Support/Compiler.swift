import Foundation

/// The compiler of the toolchain, with the plugin that was built with the tests.
enum Compiler {
  /// What it says about a place.
  struct Message: Hashable, CustomStringConvertible {
    var file: String
    var line: Int
    var column: Int
    var severity: String
    var text: String

    var description: String { "\(file):\(line):\(column): \(severity): \(text)" }
  }

  /// Checks files in a folder, together, and returns all that is said and the status.
  static func check(
    _ files: [String], in folder: URL, options: [String] = []
  ) throws -> (messages: [Message], status: Int32) {
    let execution = try Execution.of(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-module-name", "Refusals",
        "-diagnostic-style", "llvm", "-I", Products.modules.path,
        "-load-plugin-executable", "\(Products.plugin.path)#BuilderMacroPlugin",
      ] + options + files,
      in: folder)
    let text = String(decoding: execution.errors + execution.output, as: UTF8.self)
    return (text.split(separator: "\n").compactMap(message), execution.status)
  }

  /// A line `file:line:column: severity: text`; nil for any other, such as those that show the source.
  private static func message(_ line: Substring) -> Message? {
    let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, let line = Int(parts[1]), let column = Int(parts[2]) else { return nil }
    let severity = parts[3].trimmingCharacters(in: .whitespaces)
    guard ["error", "warning", "note", "remark"].contains(severity) else { return nil }
    return Message(
      file: String(parts[0].split(separator: "/").last ?? parts[0]), line: line, column: column,
      severity: severity, text: parts[4].trimmingCharacters(in: .whitespaces))
  }
}
