import ConstructionBuilders
import Foundation

/// Changes in the forms that people and services read.
struct ChangeReport {
  /// Those that count.
  let changes: [Change]
  /// Those that are allowed, with the reason.
  var allowed: [(change: Change, reason: String)] = []
  /// What was compared or checked.
  let file: String

  enum Form: String, CaseIterable {
    case text, json, sarif, github
  }

  func text(as form: Form) -> String {
    switch form {
    case .text: lines
    case .json: json.description + "\n"
    case .sarif: sarif.description + "\n"
    case .github: github
    }
  }

  /// The changes, the worst first.
  private var ordered: [Change] { changes.sorted { $0.severity > $1.severity } }

  private var lines: String {
    if changes.isEmpty, allowed.isEmpty { return "no changes\n" }
    var text = ordered.map { $0.line + "\n" }.joined()
    for (change, reason) in allowed {
      text += "allowed: " + change.line + JSONText.visible(" (\(reason))") + "\n"
    }
    let counts = Change.Severity.allCases.map { severity in
      "\(changes.filter { $0.severity == severity }.count) \(severity.rawValue)"
    }
    return text + counts.joined(separator: ", ") + "\n"
  }

  private var json: JSONValue {
    [
      "differences": 1,
      "changes": .array(ordered.map { Self.json($0, reason: nil) }),
      "allowed": .array(allowed.map { Self.json($0.change, reason: $0.reason) }),
    ]
  }

  private static func json(_ change: Change, reason: String?) -> JSONValue {
    var members = JSONValue.Members([
      "id": .string(change.id), "rule": .string(change.rule.rawValue),
      "severity": .string(change.severity.rawValue), "endpoint": .string(change.endpoint),
      "path": .string(change.path), "message": .string(change.message),
    ])
    if let reason { members["reason"] = .string(reason) }
    return .object(members)
  }

  /// SARIF 2.1.0. The physical place is the first document, or the file that was compared; the path
  /// in it is a logical one.
  private var sarif: JSONValue {
    let rules: [JSONValue] = Change.Rule.allCases.map {
      ["id": .string($0.rawValue), "shortDescription": ["text": .string($0.summary)]]
    }
    let results =
      ordered.map { sarif($0, reason: nil) }
      + allowed.map { sarif($0.change, reason: $0.reason) }
    return [
      "version": "2.1.0", "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "runs": [
        [
          "tool": ["driver": ["name": "builders", "rules": .array(rules)]],
          "results": .array(results),
        ]
      ],
    ]
  }

  private func sarif(_ change: Change, reason: String?) -> JSONValue {
    var members = JSONValue.Members([
      "ruleId": .string(change.rule.rawValue),
      "level": .string(change.severity.level(harmless: "note")),
      "message": ["text": .string(change.message)],
      "locations": [
        [
          "physicalLocation": physicalLocation(change.place ?? file),
          "logicalLocations": [["fullyQualifiedName": .string(change.name)]],
        ]
      ],
      "partialFingerprints": ["id/v1": .string(change.id)],
    ])
    if let reason {
      members["suppressions"] = [["kind": "external", "justification": .string(reason)]]
    }
    return .object(members)
  }

  /// A place such as `captures/a.ndjson:7`.
  private func physicalLocation(_ place: String) -> JSONValue {
    let place = DocumentPlace(place)
    // A colon in the first step would end the scheme of an address.
    let characters = CharacterSet.urlPathAllowed.subtracting([":"])
    let uri = place.file.addingPercentEncoding(withAllowedCharacters: characters) ?? place.file
    var location = JSONValue.Members(["artifactLocation": ["uri": .string(uri)]])
    if place.line > 0 { location["region"] = ["startLine": .number(.init(place.line))] }
    return .object(location)
  }

  /// Commands of GitHub Actions, which shows them beside a run.
  private var github: String {
    ordered.map { change in
      let level = change.severity.level(harmless: "notice")
      let message = JSONText.visible("\(change.name): \(change.message)")
      return "::\(level) title=\(change.rule.rawValue)::\(message.replacing("%", with: "%25"))\n"
    }.joined()
  }
}
