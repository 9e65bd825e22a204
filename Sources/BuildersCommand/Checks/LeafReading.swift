import ConstructionBuilders
import ConstructionBuildersContracts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What becomes of a value that a builder reads.
enum Reading: Equatable {
  case whole
  /// It is used after a conversion.
  case repaired
  case unusable
  /// It means null by its format.
  case null
  /// Nothing is known: only the builder itself could tell.
  case unknown
}

extension Contract.Value {
  /// Reads a value that has no values inside, as the library reads its type; nil for others.
  func readLeaf(_ node: borrowing JSONNode) -> Reading? {
    switch self {
    case .string, .integer, .number, .boolean, .text:
      readableType.map { Self.read(node, as: $0) } ?? .unknown
    case .date(let words):
      FieldFormat<Date>(words).map { Reading($0.capture(copy node)) } ?? .unknown
    case .duration(let words?):
      FieldFormat<Duration>(words).map { Reading($0.capture(copy node)) } ?? .unknown
    case .duration, .decoded: .unknown
    case .any: .whole
    case .own(_, _, let kinds): kinds.isEmpty || kinds.contains(node.kind) ? .unknown : .unusable
    case .enumeration(_, let raw, let cases, let isClosed):
      Self.readCase(node, raw, cases, isClosed)
    case .open(_, let raw, let cases):
      switch Self.readCase(node, raw, cases, true) {
      case .unusable where node.isReadAsNull: .unusable
      case .unusable: raw.readLeaf(node).map { $0 == .unusable ? $0 : .repaired }
      case let reading: reading
      }
    case .formatted:
      switch formattedReading(node) {
      case .whole?: .whole
      case .repaired?: .repaired
      case .null?: .null
      case .unusable?: .unusable
      // A client's own format is told by the builder alone.
      case nil: .unknown
      }
    case .array, .set, .nullable, .dictionary, .object, .row, .union: nil
    }
  }

  /// Reads the key of a member, which is sent as a string: what JSON writes for a number or a
  /// boolean is no coercion.
  func readKey(_ text: String, _ coercion: Coercion) -> Reading {
    guard self != .string else { return .whole }
    func read(_ coercion: Coercion) -> Reading {
      JSONNode.withRoot(text, coercion) { readLeaf($0) } ?? .unknown
    }
    let isBoolean = text == "true" || text == "false"
    if isBoolean || JSONValue.Number(digits: text) != nil {
      let reading = read(isBoolean ? .booleansFromStrings : .numbersFromStrings)
      if reading != .unusable { return reading == .repaired ? .whole : reading }
    }
    return read(
      coercion.intersection([.numbersFromStrings, .booleansFromStrings, .nearestWholeNumbers]))
  }

  private static func read<Value: Capturable>(
    _ node: borrowing JSONNode, as type: Value.Type
  ) -> Reading { Reading(Value.capture(node)) }

  private static func readCase(
    _ node: borrowing JSONNode, _ raw: Contract.Value, _ cases: [JSONValue]?, _ isClosed: Bool
  ) -> Reading {
    guard let reading = raw.readLeaf(node), reading != .unusable else { return .unusable }
    guard isClosed else { return reading }
    guard let cases else { return .unknown }
    let text: String? =
      switch raw {
      case .integer:
        Int64.capture(node).value.map(String.init) ?? UInt64.capture(node).value.map(String.init)
      default: String.capture(node.with(.lenient)).value
      }
    let isCase = cases.contains { one in
      switch one {
      case .string(let name): name == text
      case .number(let number):
        text.flatMap { JSONValue.Number(digits: $0) }
          .map { ExactNumber(number.digits) == ExactNumber($0.digits) } ?? false
      default: false
      }
    }
    return isCase ? reading : .unusable
  }
}

extension Reading {
  fileprivate init<Value>(_ captured: Captured<Value>) {
    self = captured.value == nil ? .unusable : captured.isRepaired ? .repaired : .whole
  }
}
