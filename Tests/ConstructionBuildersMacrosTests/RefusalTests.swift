import Foundation
import Testing

/// Wrong uses, compiled for real. Above each line that the compiler complains about stands what it says, and
/// in which column:
///
/// ```swift
/// // error 3: '@Buildable' applies to a struct
/// ```
///
/// What only the compiler can know, such as types, it finds wrong at that place as well, and never in an expansion.
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
    #expect(messages.filter { $0.column == nil } == [], "errors in expansions")
  }

  /// The article quotes what was said to these uses.
  @Test func article_quotesTheCompiler() throws {
    let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Refusals")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let said = Set(try files.flatMap { try announced(in: $0, folder) }.map(\.text))
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let article = root.appendingPathComponent(
      "Sources/ConstructionBuildersMacros/ConstructionBuildersMacros.docc/BuildableModels.md")

    let quoted = try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("error: ") }.map { String($0.dropFirst("error: ".count)) }

    #expect(quoted.count > 5)
    for text in quoted { #expect(said.contains(text), "nothing is told so: \(text)") }
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
    guard line.hasPrefix("// "), let colon = line.range(of: ": ") else { return nil }
    let words = line[..<colon.lowerBound].dropFirst(3).split(separator: " ", maxSplits: 1)
    guard words.count == 2, ["error", "warning", "note"].contains(words[0]),
      let column = Int(words[1])
    else { return nil }
    return Compiler.Message(
      file: "", line: 0, column: column, severity: String(words[0]),
      text: String(line[colon.upperBound...]))
  }
}
