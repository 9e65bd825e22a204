import ConstructionBuilders
import Foundation

/// What both doors can read, both read alike.
enum DoorsPromise {
  static func check(_ input: [UInt8]) throws {
    let value = try? AnythingBuilder(json: input).build().get()
    let foundation = try? JSONSerialization.jsonObject(with: Data(input)) as? [String: Any]
    guard let value else { return }
    guard JSONValue.object(value).isKeptByFoundation else { return }
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
  /// Whether `JSONSerialization` loses nothing of what is in here.
  ///
  /// - Of numbers it keeps whole ones of 64 bits, and fractions where Swift writes them alike. It refuses
  ///   a document for a number that no Double or Decimal holds.
  /// - On Linux it drops a byte order mark at the beginning of a text, and behind an escape.
  fileprivate var isKeptByFoundation: Bool {
    switch self {
    case .null, .boolean: true
    case .string(let text): text.isKeptByFoundation
    case .number(let number): number.isKeptByFoundation
    case .array(let elements): elements.allSatisfy(\.isKeptByFoundation)
    case .object(let members): members.isKeptByFoundation
    }
  }

  fileprivate static func object(_ members: [String: JSONValue]) -> JSONValue {
    var all = Members()
    for (key, value) in members { all[key] = value }
    return .object(all)
  }
}

extension JSONValue.Members {
  fileprivate var isKeptByFoundation: Bool {
    allSatisfy { $0.key.isKeptByFoundation && $0.value.isKeptByFoundation }
  }
}

extension String {
  fileprivate var isKeptByFoundation: Bool { !unicodeScalars.contains("\u{FEFF}") }
}

extension JSONValue.Number {
  fileprivate var isKeptByFoundation: Bool {
    if let integer = Int64(digits) { return "\(integer)" == digits }
    guard digits.utf8.count <= 15, let double = Double(digits) else { return false }
    return "\(double)" == digits && !digits.contains("e") && double != 0
  }
}
