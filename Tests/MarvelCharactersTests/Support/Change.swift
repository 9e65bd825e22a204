import ConstructionBuilders
import Testing

/// One change to a valid object, and the findings that it leads to.
struct Change: Sendable {
  let key: String
  let value: JSONValue?
  let findings: [String]

  /// Another value for a key.
  init(_ key: String, _ value: JSONValue, _ findings: String...) {
    self.key = key
    self.value = value
    self.findings = findings
  }

  /// A key that is not there.
  init(without key: String, _ findings: String...) {
    self.key = key
    value = nil
    self.findings = findings
  }
}

extension Change: CustomTestStringConvertible {
  var testDescription: String { "\(key): \(value?.description ?? "missing")" }
}

extension JSONValue {
  /// The object with one change.
  func with(_ change: Change) -> JSONValue { with(change.key, change.value) }

  /// The object with another value for a key, or without it.
  func with(_ key: String, _ value: JSONValue?) -> JSONValue {
    guard case .object(var members) = self else { return self }
    members[key] = value
    return .object(members)
  }
}

extension ConstructionBuilder {
  /// The findings as a person reads them.
  var findingTexts: [String] { findings.map(\.description) }
}
