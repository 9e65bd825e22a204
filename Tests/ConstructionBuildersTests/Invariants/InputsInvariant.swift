import ConstructionBuilders
import Foundation

@testable import TestSupport

/// Bytes, and a dictionary of the same document, give the same result.
enum InputsInvariant {
  static func check(_ input: [UInt8]) throws {
    let value = try? AnythingBuilder(json: input).build().get()
    let foundation = try? untyped(input) as? [String: Any]
    guard let value else { return }
    guard JSONValue.object(value).isPreservedByFoundation else { return }
    // A dictionary cannot tell that a key is repeated.
    guard !RepeatedKeys.occur(in: input) else { return }
    guard let foundation else { throw InvariantViolation("JSONSerialization rejects it") }
    for coercion in Coercion.tried {
      try compare(PartyBuilder.self, input, foundation, coercion)
      try compare(ScalarsBuilder.self, input, foundation, coercion)
    }
  }

  static func compare<Builder: ConstructionBuilder>(
    _ type: Builder.Type, _ input: [UInt8], _ dictionary: [String: Any], _ coercion: Coercion
  ) throws where Builder.Model: Equatable, Builder.Failure == BuildFailure {
    let bytes = try Builder(json: input, coercion: coercion)
    let other = Builder(dictionary: dictionary, coercion: coercion)
    let (findings, otherFindings) = (bytes.findings, other.findings)
    try require(findings == otherFindings, "\(findings), by dictionary \(otherFindings)")
    let (model, otherModel) = (bytes.build(), other.build())
    try require(model == otherModel, "\(model), by dictionary \(otherModel)")
  }
}

extension JSONValue {
  /// Whether `JSONSerialization` preserves this value.
  ///
  /// - It keeps integers of 64 bits, and fractions that Swift prints with the same digits. It
  ///   rejects a document with a number that no Double or Decimal holds.
  /// - On Linux it drops a byte order mark at the start of a string, and after an escape.
  fileprivate var isPreservedByFoundation: Bool {
    switch self {
    case .null, .boolean: true
    case .string(let text): text.isPreservedByFoundation
    case .number(let number): number.isPreservedByFoundation
    case .array(let elements): elements.allSatisfy(\.isPreservedByFoundation)
    case .object(let members): members.isPreservedByFoundation
    }
  }

  fileprivate static func object(_ members: [String: JSONValue]) -> JSONValue {
    var all = Members()
    for (key, value) in members { all[key] = value }
    return .object(all)
  }
}

extension JSONValue.Members {
  fileprivate var isPreservedByFoundation: Bool {
    allSatisfy { $0.key.isPreservedByFoundation && $0.value.isPreservedByFoundation }
  }
}

extension String {
  fileprivate var isPreservedByFoundation: Bool { !unicodeScalars.contains("\u{FEFF}") }
}

extension JSONValue.Number {
  fileprivate var isPreservedByFoundation: Bool {
    if let integer = Int64(digits) { return "\(integer)" == digits }
    guard digits.utf8.count <= 15, let double = Double(digits) else { return false }
    return "\(double)" == digits && !digits.contains("e") && double != 0
  }
}
