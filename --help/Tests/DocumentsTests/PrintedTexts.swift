import Foundation
import Testing

/// Checks that code prints what a document shows below it.
@Suite struct PrintedTexts {
  /// Code that prints a text.
  typealias Example = @Sendable (_ print: (Any) -> Void) async throws -> Void

  /// What prints the texts of each document, in order.
  static let examples: [String: [Example]] = [
    "README.md": [smallestExampleThatFails],
    ".agents/skills/construction-builders/SKILL.md": [smallestExampleThatFails],
    "AnswersOfLanguageModels.md": [LanguageModels.correction],
    "ComingFromCodable.md": [ComingFromCodable.failure, ComingFromCodable.findings],
    "DictionariesFromElsewhere.md": [DictionariesFromElsewhere.missing],
    "EditAndSendBack.md": [EditAndSendBack.changes],
    "FailuresAndFindings.md": [textOfFailure],
    "KeyNotFoundWithoutAPath.md": [textOfFailure],
    "Nesting.md": [
      Nesting.optional, Nesting.several, Nesting.union, Nesting.row, Nesting.parts,
    ],
    "ObjectsWithVariants.md": [ObjectsWithVariants.fields, ObjectsWithVariants.unknown],
    "Roots.md": [Roots.models, Roots.root, Roots.path],
    "Streams.md": [Streams.cutOff, Streams.events],
    "Stubs.md": [Stubs.unmatched, Stubs.verified],
    "TestDrivingAParser.md": [TestDriving.mismatches, TestDriving.mixedUp],
    "UnreadAndVanished.md": [UnreadKeys.one, FieldsThatStopArriving.changed],
    "WatchingABackend.md": [WatchingABackend.newRows],
    "WhatABuilderExpects.md": [Contracts.outline, Contracts.differences, Contracts.explained],
    "WhileAResponseIsArriving.md": [WhileAResponseIsArriving.snapshots],
  ]

  @Test(arguments: try Document.all().filter { !$0.path.hasPrefix("Samples/") })
  func texts_areWhatIsPrinted(document: Document) async throws {
    let texts = try document.blocks("text")
    let article = document.path.contains(".docc/") ? document.name : document.path
    let examples = Self.examples[article] ?? []

    #expect(texts.count == examples.count)
    for (text, example) in zip(texts, examples) {
      var lines: [String] = []
      try await example { lines.append("\($0)") }
      #expect(text == lines.joined(separator: "\n"))
    }
  }

  @Test func constructed_inAPage_givesNames() throws {
    let json = Data(#"[{"id": 1, "name": "Cyclops"}, {"id": "2", "name": "Storm"}]"#.utf8)
    #expect(try ComingFromCodable.names(in: json) == ["Cyclops", "Storm"])
  }
}
