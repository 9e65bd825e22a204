import ConstructionBuilders
import Foundation

/// What came of reading one value, to be compared across types and inputs.
struct Reading: Equatable, CustomStringConvertible {
  let outcome: FieldOutcome
  let value: String?
  let findings: [Finding]

  init<Value>(_ field: Field<Value>) {
    outcome = field.outcome
    value = field.wrappedValue.map(shown)
    findings = field.findings
  }

  var description: String { "\(outcome) \(value ?? "nil") \(findings)" }
}

/// A value as tables write it.
private func shown(_ value: Any) -> String {
  switch value {
  case let date as Date: "\(date.timeIntervalSince1970)"
  case let data as Data: data.base64EncodedString()
  default: String(describing: value)
  }
}

/// Which way a value came in.
enum InputKind: CaseIterable {
  case bytes, dictionary
}

/// Reads `json` as the value of a field, from an input.
func read<Value: Capturable>(
  _ type: Value.Type, _ json: String, from input: InputKind, _ coercion: Coercion = .lenient
) throws -> Reading {
  let document = #"{"value": \#(json)}"#
  switch input {
  case .bytes:
    return Reading(try One<Value>(json: document, coercion: coercion).$value)
  case .dictionary:
    return Reading(One<Value>(dictionary: try dictionary(document), coercion: coercion).$value)
  }
}
