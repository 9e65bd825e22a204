import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation

@testable import builders

/// A survey or a contract can come from a file that somebody else wrote. It is read or refused, and
/// what was read can be merged, compared, shown and generated from.
package enum StoredInvariant {
  struct Violation: Error, CustomStringConvertible { let description: String }

  package static func check(_ input: [UInt8]) throws {
    guard let json = try? JSONValue(json: input) else { return }
    if let survey = try? Survey(json: json) { try check(survey) }
    if let contract = try? Contract(stored: input, named: "contract") { try check(contract) }
  }

  private static func check(_ survey: Survey) throws {
    let written = survey.jsonLine
    let again = try Survey(json: try JSONValue(json: written))
    try require(again.jsonLine == written, "a survey is not read back as it was written")
    let changes = try SurveyComparison(old: survey, new: survey).changes
    try require(changes.isEmpty, "a survey differs from itself: \(changes.map(\.line))")
    var merged = survey
    // The same parts may be in both, together with others.
    try? merged.merge(again)
    let shown = merged.withFoldedEndpoints.folded
    _ = SurveyTable(survey: shown, showsValues: true).text
    _ = SurveyMarkdown(survey: shown).text
    _ = SurveyHTML(survey: shown).text
    for endpoint in shown.endpoints {
      let plan = PlanOptions(requireAfter: 1, makesEnumerations: true)
      guard let planned = try? ModelPlanner([PlannedEndpoint(root: endpoint.root)], plan).plan()
      else { continue }
      for style in [BuilderStyle.byHand, .macro] {
        _ = GeneratedSources(plan: planned, style: style, fixtures: []).text
      }
    }
  }

  private static let documents = [
    "{}", "[]", #"{"id": 1, "name": "a", "meta": {}, "tags": [{"label": "x"}, {}, 3, null]}"#,
    #"{"shape": {"kind": "circle"}, "grid": [[1], [null]], "prices": {"a": "1"}, "seen": "x"}"#,
    #"{"top": [{"id": 1, "replies": [{"id": "2", "replies": [{}, {"badge": 1}]}]}]}"#,
  ]

  private static func check(_ contract: Contract) throws {
    let differences = contract.differences(from: contract)
    try require(differences.isEmpty, "a contract differs from itself: \(differences)")
    let stored = try JSONEncoder().encode(contract)
    let again = try JSONDecoder().decode(Contract.self, from: stored)
    try require(again == contract, "a contract is not read back as it was written")
    var taker = CheckTaker([contract], endpoint: nil)
    for document in documents {
      let bytes = Array(document.utf8)
      _ = taker.add(bytes.span, endpoint: "", at: [], stamp: nil, place: "here")
    }
    _ = taker.checks[0].changes
    _ = (taker.unread?.rows, taker.presence?.rows)
    _ = contract.description
  }

  private static func require(_ holds: Bool, _ words: @autoclosure () -> String) throws {
    guard holds else { throw Violation(description: words()) }
  }
}
