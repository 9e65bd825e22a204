import Foundation

/// The compiler of the toolchain, with the plugin that was built with the tests.
enum Compiler {
  /// A message about a place.
  struct Message: Hashable, CustomStringConvertible {
    var file: String
    var line: Int
    /// Nil for an error in an expansion: the place is then that of the attribute.
    var column: Int?
    var severity: String
    var text: String

    var description: String {
      "\(file):\(line):\(column.map(String.init) ?? "in expansion"): \(severity): \(text)"
    }
  }

  /// The names of the Swift files in a folder. The macro leaves other files there, if coverage is
  /// measured.
  static func sources(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// Checks the files of a folder together, and returns all messages and the status.
  static func check(
    _ files: [String], in folder: URL, options: [String] = []
  ) throws -> (messages: [Message], status: Int32) {
    let execution = try Execution.of(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Refusals",
        "-diagnostic-style", "llvm",
        "-load-plugin-executable", "\(Products.plugin.path)#BuilderMacroPlugin",
      ] + Products.importOptions + options + files,
      in: folder)
    let text = String(decoding: execution.errors + execution.output, as: UTF8.self)
    var messages = messages(in: text)
    if messages.isEmpty, execution.status != 0 {
      // A crash, or an error about no place.
      messages = [Message(file: "", line: 0, column: nil, severity: "error", text: text)]
    }
    return (messages, execution.status)
  }

  /// Errors and fix-its in the files, without notes about other places.
  private static func messages(in text: String) -> [Message] {
    var messages: [Message] = []
    for line in text.split(separator: "\n") {
      guard let message = message(line) else { continue }
      if message.text.hasPrefix("in expansion of macro"), let last = messages.last, last.line == 0 {
        messages[messages.count - 1].file = message.file
        messages[messages.count - 1].line = message.line
      } else if message.file.hasPrefix("@__swiftmacro"),
        ["error", "warning"].contains(message.severity)
      {
        messages.append(
          Message(file: "", line: 0, column: nil, severity: message.severity, text: message.text))
      } else if !message.file.contains("/"), !message.file.hasPrefix("@"),
        !message.text.hasSuffix("declared here"), !message.text.hasPrefix("in expansion of macro")
      {
        messages.append(message)
      }
    }
    return messages
  }

  /// A text without the name of its group, such as `[#ActorIsolatedCall]`.
  private static func withoutGroup(_ text: String) -> String {
    guard text.hasSuffix("]"), let start = text.range(of: " [#", options: .backwards) else {
      return text
    }
    return String(text[..<start.lowerBound])
  }

  /// A line `file:line:column: severity: text`; nil for any other, such as those that show the
  /// source.
  private static func message(_ line: Substring) -> Message? {
    let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, let line = Int(parts[1]), let column = Int(parts[2]) else { return nil }
    let severity = parts[3].trimmingCharacters(in: .whitespaces)
    guard ["error", "warning", "note", "remark"].contains(severity) else { return nil }
    // An expansion is in no file, but the compiler gives it a path.
    let name = parts[0].split(separator: "/").last.map(String.init) ?? ""
    let file = name.hasPrefix("@") ? name : String(parts[0])
    return Message(
      file: file, line: line, column: column, severity: severity,
      text: withoutGroup(parts[4].trimmingCharacters(in: .whitespaces)))
  }
}
