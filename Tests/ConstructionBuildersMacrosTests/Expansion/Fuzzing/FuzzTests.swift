import Foundation
import TestSupport
import Testing

@testable import BuilderExpansion

/// Every text has an expansion, and what is written can be read again.
struct FuzzTests {
  @Test(arguments: 0..<2)
  func mutatedSources_haveAnExpansion(seed: Int) {
    var mutation = SourceMutation(Seeds.models, seed: UInt64(seed))
    var expanded = 0
    let rounds = volume(120, all: 1_500)
    for round in 0..<rounds {
      let source = mutation.next()
      let expansions = [
        members(of: source),
        members(of: source, at: SourcePlace(fileName: "A.swift", line: 1, column: 1)),
        BuildableExpansion.file(source: source),
        BuildableExpansion.peer(attribute: source, declaration: source, lexicalContext: [source]),
        BuildableExpansion.conformance(
          attribute: source, declaration: source, extendedType: "A", lexicalContext: [source]),
      ]
      for expansion in expansions {
        if let problem = problem(expansion, source) {
          Issue.record("seed \(seed), round \(round): \(problem) for\n\(source)")
        }
      }
      if expansions[0].source != nil { expanded += 1 }
    }
    // Mutations that nearly always break the model would test little.
    #expect(expanded >= volume(5, all: 10))
  }

  private func problem(_ expansion: Expansion, _ source: String) -> String? {
    let size = source.utf8.count
    for diagnostic in expansion.diagnostics {
      let ranges = diagnostic.highlights + diagnostic.fixIts.map(\.range)
      guard (0...size).contains(diagnostic.offset), !diagnostic.message.isEmpty,
        ranges.allSatisfy({ $0.lowerBound >= 0 && $0.upperBound <= size })
      else { return "a diagnostic outside of the source" }
    }
    guard let text = expansion.source else { return nil }
    let written = Source(text)
    if !written.problems.isEmpty { return "\(written.problems[0].message) in\n\(text)" }
    return expansion.diagnostics.contains { $0.severity == .error } ? "source and errors" : nil
  }

  /// Each of these would take quadratic time, or exhaust the stack, in a reader that reads it again
  /// at every step.
  @Test(arguments: [
    "{", "}", "(", "[", "<", "a<", "a<b,", "`", "\"", "\"\\(", "#", "#\"", "/", "(/", "\\/", "/*",
    "#/", "@", "@a", "@a(", "~", "a.", "a?", "&a", "->", "() -> ", "[a:", "Optional<", "struct a",
    "struct a{", "@Buildable struct a{", "extension a.", "#if\n", "let a", "let a,",
    "let a: a = a,",
    "let a: Int;", "var a: a {", "private ", "init(a: Int) {}", "func ", "static func check(",
    "any ", "import a\n", "1e", "$", "\n", "é", "@Key(\"a\") ", "case ", "a:", "=", "else ",
    "Self.", "a, ", "case a(A)\n", "@Variant(\"a\") ", "indirect ", "a(A), ",
  ])
  func hostileSources_haveAnExpansion(piece: String) {
    let pieces = String(repeating: piece, count: volume(1_000, all: 2_000) / piece.utf8.count)
    for source in [
      pieces, "struct A { " + pieces, "struct A { let a: " + pieces, "struct A { " + pieces + " }",
      "enum A { " + pieces, "enum A { case " + pieces + " }", "enum A { case a(" + pieces + ") }",
    ] {
      expect(problem(members(of: source), source), equals: nil)
      expect(problem(BuildableExpansion.file(source: source), source), equals: nil)
    }
  }

  @Test(arguments: [
    "@Buildable struct A { static let } = 1", "@Buildable struct A { static var a: } = 1",
    "@Buildable struct A { static let a = }", "@Buildable enum A: Int { case a = }",
    "@Buildable struct A { let a = }", "@Buildable struct A { let a: Int = } = 1",
  ])
  func endInADeclaration_hasAnExpansion(source: String) {
    expect(problem(members(of: source), source), equals: nil)
    expect(problem(BuildableExpansion.file(source: source), source), equals: nil)
  }
}
