import ConstructionBuilders

@testable import TestSupport

/// A value as it is sent, and what is read of it by some coercions.
struct UnionRow: Sendable {
  let json: String
  let coercions: [UnionCoercion]
  let expected: String

  init(_ json: String, _ coercions: UnionCoercion..., expected: String) {
    (self.json, self.coercions, self.expected) = (json, coercions, expected)
  }

  /// Reads the value by each coercion, from bytes and from a dictionary.
  func expectReading<Value: Capturable>(_ type: Value.Type) throws {
    for coercion in coercions {
      for input in InputKind.allCases {
        let told = try toldOfUnion(type, json, from: input, coercion.coercion)
        expect(told, equals: expected)
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
