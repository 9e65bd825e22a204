import Foundation
import TestSupport
import Testing

/// Wrong uses, which the compiler checks. Above each line with an error is a comment with the
/// column and the text of the error; three spaces continue a text:
///
/// ```swift
/// // error 6: an enumeration with raw values needs no '@Buildable'; let it conform
/// //   to 'Capturable' (from macro 'Buildable')
/// ```
///
/// Errors that only the compiler can find, such as those of types, are at the model's lines too,
/// and never in an expansion.
struct RefusalTests {
  @Test func wrongUses_areRefusedInThoseWordsAtThosePlaces() throws {
    let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Refusals")
    let files = try Compiler.sources(in: folder)
    let expected = try files.flatMap { try announced(in: $0, folder) }

    let (messages, status) = try Compiler.check(files, in: folder)

    expect(status, equals: 1)
    #expect(expected.count > 10)
    for message in Set(messages).subtracting(expected) { Issue.record("not announced: \(message)") }
    for message in Set(expected).subtracting(messages) { Issue.record("not said: \(message)") }
    expect(messages.count, equals: expected.count)
    expect(messages.filter { $0.column == nil }, equals: [], "errors in expansions")
  }

  /// The article quotes errors of these uses.
  @Test func article_quotesTheCompiler() throws {
    let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Refusals")
    let files = try Compiler.sources(in: folder)
    let said = Set(try files.flatMap { try announced(in: $0, folder) }.map(\.text))
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let article = root.appendingPathComponent(
      "Sources/ConstructionBuildersMacros/ConstructionBuildersMacros.docc/BuildableModels.md")

    let quoted = try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("error: ") }.map { String($0.dropFirst("error: ".count)) }

    #expect(quoted.count > 5)
    for text in quoted { #expect(said.contains(text), "no use has this error: \(text)") }
  }

  /// The errors that a file announces: one line may have several.
  private func announced(in file: String, _ folder: URL) throws -> [Compiler.Message] {
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    var messages: [Compiler.Message] = []
    var waiting: [Compiler.Message] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.trimmingCharacters(in: .whitespaces)
      if let message = announcement(line) {
        waiting.append(message)
      } else if line.hasPrefix("//   "), !waiting.isEmpty {
        waiting[waiting.count - 1].text += line.dropFirst(4)
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

  /// The error that a line announces, without its place; nil if the line announces none.
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
