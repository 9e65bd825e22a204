import Foundation
import Testing

/// Wrong uses, compiled for real. Above each line that the compiler complains about stands what it says, and
/// in which column:
///
/// ```swift
/// // error 3: '@Buildable' applies to a struct
/// ```
struct RefusalTests {
  @Test func wrongUses_areRefusedInThoseWordsAtThosePlaces() throws {
    let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Refusals")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let expected = try files.flatMap { try announced(in: $0, folder) }

    let (messages, status) = try Compiler.check(files, in: folder)

    #expect(status == 1)
    #expect(expected.count > 10)
    for message in Set(messages).subtracting(expected) { Issue.record("not announced: \(message)") }
    for message in Set(expected).subtracting(messages) { Issue.record("not said: \(message)") }
    #expect(messages.count == expected.count)
  }

  /// What a file announces: several lines can stand above the one that they speak of.
  private func announced(in file: String, _ folder: URL) throws -> [Compiler.Message] {
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    var messages: [Compiler.Message] = []
    var waiting: [Compiler.Message] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let message = announcement(line.trimmingCharacters(in: .whitespaces)) {
        waiting.append(message)
      } else {
        messages += waiting.map { message in
          var message = message
          message.file = file
          message.line = index + 1
          return message
        }
        waiting = []
      }
    }
    return messages
  }

  /// What a line announces, without its place; nil if it is no announcement.
  private func announcement(_ line: String) -> Compiler.Message? {
    let parts = line.split(separator: " ", maxSplits: 3)
    guard parts.count == 4, parts[0] == "//", ["error", "warning", "note"].contains(parts[1]),
      parts[2].hasSuffix(":"), let column = Int(parts[2].dropLast())
    else { return nil }
    return Compiler.Message(
      file: "", line: 0, column: column, severity: String(parts[1]), text: String(parts[3]))
  }
}
