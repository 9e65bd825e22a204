import ConstructionBuilders
import ConstructionBuildersTesting
import Testing

/// One change to a valid object, and the expected findings.
struct Change: Sendable, CustomTestStringConvertible {
  let path: FieldPath
  let value: JSONValue?
  let findings: [String]

  /// Sets another value at a path.
  init(_ path: FieldPath, _ value: JSONValue, _ findings: String...) {
    self.path = path
    self.value = value
    self.findings = findings
  }

  /// Removes the value at a path.
  init(without path: FieldPath, _ findings: String...) {
    self.path = path
    value = nil
    self.findings = findings
  }

  var testDescription: String { "\(path): \(value?.description ?? "missing")" }
}

extension JSONFragment {
  /// The JSON with one change.
  func with(_ change: Change) throws -> JSONValue {
    var json = try json
    try json.set(change.value, at: change.path)
    return json
  }
}

extension ConstructionBuilder {
  /// The texts of the findings.
  var findingTexts: [String] { findings.map(\.description) }
}
