import ConstructionBuilders
import ConstructionBuildersTesting
import Testing

/// One change to a valid object, and the findings that it leads to.
struct Change: Sendable, CustomTestStringConvertible {
  let path: FieldPath
  let value: JSONValue?
  let findings: [String]

  /// Another value at a path.
  init(_ path: FieldPath, _ value: JSONValue, _ findings: String...) {
    self.path = path
    self.value = value
    self.findings = findings
  }

  /// Nothing at a path.
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
  /// The findings as a person reads them.
  var findingTexts: [String] { findings.map(\.description) }
}
