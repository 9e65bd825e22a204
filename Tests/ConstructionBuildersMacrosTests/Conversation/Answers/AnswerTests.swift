import ConstructionBuilders
import TestSupport
import Testing

@testable import BuilderConversation
@testable import BuilderExpansion

struct AnswerTests {
  @Test func diagnostic_isPlacedInTheFile() throws {
    let diagnostic = Diagnostic(
      message: "'tags' needs a type", severity: .warning, offset: 12, highlights: [12..<16],
      notes: [.init(message: "it is read here", offset: 3)],
      fixIts: [.init(message: "say its type", range: 16..<16, newText: ": [String]")])

    let exchange = try Exchange(Requests.member) { _ in Expansion(diagnostics: [diagnostic]) }

    expect(
      exchange.answers[0].diagnostics,
      equals: [
        [
          "message": "'tags' needs a type", "severity": "warning",
          "position": ["fileName": "Comic.swift", "offset": 112],
          "highlights": [["fileName": "Comic.swift", "startOffset": 112, "endOffset": 116]],
          "notes": [
            ["position": ["fileName": "Comic.swift", "offset": 103], "message": "it is read here"]
          ],
          "fixIts": [
            [
              "message": "say its type",
              "changes": [
                [
                  "range": ["fileName": "Comic.swift", "startOffset": 116, "endOffset": 116],
                  "newText": ": [String]",
                ]
              ],
            ]
          ],
        ]
      ])
  }

  @Test func diagnosticWithoutPlace_isShownNowhere() throws {
    let request = Requests.member("declSyntax", ["source": "struct Comic {}"])

    let exchange = try Exchange(request) { _ in
      Expansion(diagnostics: [Diagnostic(message: "no", offset: 7, highlights: [7..<9])])
    }

    expect(exchange.answers[0].diagnostics[0]["position"], equals: ["fileName": "", "offset": 0])
    expect(exchange.answers[0].diagnostics[0]["highlights"], equals: [])
  }

  @Test(
    arguments: [
      ("source", Expansion(source: "struct Builder {}"), "struct Builder {}"),
      ("nothing to add", Expansion(), ""),
      (
        "a warning",
        Expansion(diagnostics: [Diagnostic(message: "", severity: .warning, offset: 0)]), ""
      ),
      ("an error", Expansion(diagnostics: [Diagnostic(message: "", offset: 0)]), .null),
    ] as [(String, Expansion, JSONValue)])
  func source_isSentOrNot(situation: String, expansion: Expansion, sent: JSONValue) throws {
    let exchange = try Exchange(Requests.member) { _ in expansion }

    expect(exchange.answers[0]["expandMacroResult"]?["expandedSource"], equals: sent)
  }
}
