import ConstructionBuilders
import Testing

@testable import TestSupport

/// Reads the values of a table as a type, from bytes and from a dictionary.
///
/// A line has a value as it is sent, the coercions unless it is all of them, and what is read.
func expectReading<Value: Capturable>(_ type: Value.Type, _ table: String) throws {
  let lines = table.split(separator: "\n").filter { !$0.hasPrefix("//") }
  try #require(!lines.isEmpty)
  for line in lines {
    let parts = line.split(separator: " | ").map(String.init)
    try #require(parts.count == 2 || parts.count == 3, "\(line)")
    let words = parts.count > 2 ? parts[1].split(separator: " ").map(String.init) : []
    let coercions = try words.map { try #require(UnionCoercion(rawValue: $0)) }
    for coercion in coercions.isEmpty ? UnionCoercion.allCases : coercions {
      for input in InputKind.allCases {
        let told = try toldOfUnion(type, parts[0], from: input, coercion.coercion)
        expect(told, equals: parts[parts.count - 1], "\(line)")
      }
    }
  }
}

enum UnionCoercion: String, CaseIterable {
  case strict, lenient, forgiving

  var coercion: Coercion {
    switch self {
    case .strict: .strict
    case .lenient: .lenient
    case .forgiving: .forgiving
    }
  }
}

/// The arm and the model of a union, or the outcome where there is no model; and all findings.
func toldOfUnion<Value: Capturable>(
  _ type: Value.Type, _ json: String, from input: InputKind, _ coercion: Coercion
) throws -> String {
  let document = #"{"value": \#(json)}"#
  let sut =
    switch input {
    case .bytes: try One<Value>(json: document, coercion: coercion)
    case .dictionary: One<Value>(dictionary: try dictionary(document), coercion: coercion)
    }
  let findings = sut.findings
  switch sut.build() {
  case .success(let model): return "\(armAndModel(model)) \(findings)"
  case .failure: return "\(sut.$value.outcome) \(findings)"
  }
}

private func armAndModel(_ model: Any) -> String {
  guard let child = Mirror(reflecting: model).children.first, let arm = child.label else {
    return "\(model)"
  }
  return "\(arm) \(child.value)".replacing("TestSupport.", with: "")
}
