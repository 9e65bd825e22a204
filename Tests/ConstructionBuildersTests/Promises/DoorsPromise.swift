import ConstructionBuilders
import Foundation

/// What both doors can read, both read alike.
enum DoorsPromise {
  static func check(_ input: [UInt8]) throws {
    let value = try? AnythingBuilder(json: input).build().get()
    let foundation = try? JSONSerialization.jsonObject(with: Data(input)) as? [String: Any]
    guard let value else { return }
    // Foundation refuses a document for a number that no Double or Decimal holds.
    guard value.values.allSatisfy(\.hasKeptNumbers) else { return }
    guard let foundation else { throw BrokenPromise("JSONSerialization refuses it") }
    for coercion in BytesPromise.coercions {
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
    try promise(findings == otherFindings, "\(findings), by dictionary \(otherFindings)")
    let (model, otherModel) = (bytes.build(), other.build())
    try promise(model == otherModel, "\(model), by dictionary \(otherModel)")
  }
}

extension JSONValue {
  /// Whether `JSONSerialization` loses no digits of the numbers in here: it keeps whole ones of 64 bits, and
  /// fractions where Swift writes them alike.
  fileprivate var hasKeptNumbers: Bool {
    switch self {
    case .null, .boolean, .string: true
    case .number(let number): number.isKept
    case .array(let elements): elements.allSatisfy(\.hasKeptNumbers)
    case .object(let members): members.allSatisfy(\.value.hasKeptNumbers)
    }
  }
}

extension JSONValue.Number {
  fileprivate var isKept: Bool {
    if let integer = Int64(digits) { return "\(integer)" == digits }
    guard digits.utf8.count <= 15, let double = Double(digits) else { return false }
    return "\(double)" == digits && !digits.contains("e") && double != 0
  }
}
