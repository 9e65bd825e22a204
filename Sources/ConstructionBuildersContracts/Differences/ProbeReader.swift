import ConstructionBuilders
import Foundation

/// What a value of a contract makes of documents.
///
/// Which documents a type takes depends on many rules, and these on the coercion. So two types are
/// not compared by other rules, but by what they make of the same documents.
struct ProbeReader {
  /// A document of which nothing was lost.
  struct Reading {
    let value: AnyHashable
    let isRepaired: Bool
  }

  /// Reads a document; nil if something of it is lost.
  let read: (JSONValue, Coercion) -> Reading?

  /// The reader of a value; nil if it is a client's, or an object.
  init?(_ value: Contract.Value) {
    switch value {
    case .date(let words):
      guard let format = FieldFormat<Date>(words) else { return nil }
      self.init(format)
    case .duration(let words?):
      guard let format = FieldFormat<Duration>(words) else { return nil }
      self.init(format)
    case .open(let type, let raw, let cases):
      guard let reader = ProbeReader(raw) else { return nil }
      let known = Contract.Value.enumeration(type: type, raw: raw, cases: cases, isClosed: true)
      self = reader.keepingUnknown { known.isKnown($0) }
    default:
      guard let type = value.readableType else { return nil }
      self = ProbeReader(type).taking { value.isKnown($0) }
    }
  }

  /// The reader of a value as the key of a dictionary, which is given as a text.
  init?(key: Contract.Value) {
    guard let type = key.readableType else { return nil }
    self = Self.ofKey(type).taking { key.isKnown($0) }
  }

  private init(read: @escaping (JSONValue, Coercion) -> Reading?) { self.read = read }

  /// The same reader for some of its values alone.
  private func taking(_ isTaken: @escaping (AnyHashable) -> Bool) -> ProbeReader {
    ProbeReader { json, coercion in
      read(json, coercion).flatMap { isTaken($0.value) ? $0 : nil }
    }
  }

  /// The same reader, for which a value that is no case is a repair, as for `Open`. Nothing that
  /// counts as null is such a value.
  private func keepingUnknown(_ isCase: @escaping (AnyHashable) -> Bool) -> ProbeReader {
    let readRaw = read
    return ProbeReader(read: { json, coercion in
      guard let reading = readRaw(json, coercion) else { return nil }
      if isCase(reading.value) { return reading }
      let isNull: Bool = JSONNode.withRoot(json, coercion) { $0.isReadAsNull }
      return isNull ? nil : Reading(value: reading.value, isRepaired: true)
    })
  }

  private init<Value: PlainType>(_ type: Value.Type) {
    self.init(capture: Value.capture)
  }

  private init<Value: PlainType>(_ format: FieldFormat<Value>) {
    self.init(capture: format.capture)
  }

  private init<Value: PlainType>(capture: @escaping (JSONNode) -> Captured<Value>) {
    read = { json, coercion in
      JSONNode.withRoot(json, coercion) { node in
        let captured = capture(node)
        guard captured.isWhole, let value = captured.value, !value.isAbsent else { return nil }
        return Reading(value: AnyHashable(value), isRepaired: captured.isRepaired)
      }
    }
  }

  private static func ofKey<Key: PlainType>(_ type: Key.Type) -> ProbeReader {
    let reader = ProbeReader([Key: Bool].self)
    return ProbeReader { json, coercion in
      guard case .string(let text) = json else { return nil }
      return reader.read([text: true], coercion).flatMap { reading in
        guard let keys = reading.value.base as? [Key: Bool], let key = keys.keys.first else {
          return nil
        }
        return Reading(value: AnyHashable(key), isRepaired: reading.isRepaired)
      }
    }
  }
}

extension ProbeReader {
  /// What it means for documents that another reader read before.
  ///
  /// A value of another type counts as the same, because nothing tells what it is used for.
  func severity(
    since older: ProbeReader, _ coercion: Coercion, for probes: [JSONValue]
  ) -> Contract.Difference.Severity {
    var severity = Contract.Difference.Severity.harmless
    for probe in probes {
      guard let before = older.read(probe, coercion) else { continue }
      guard let now = read(probe, coercion) else { return .breaking }
      let isSameType = type(of: before.value.base) == type(of: now.value.base)
      if isSameType, before.value != now.value { return .breaking }
      if now.isRepaired, !before.isRepaired { severity = .warning }
    }
    return severity
  }
}

extension Contract.Value {
  /// Whether a value that was read as raw values has cases for all of them.
  fileprivate func isKnown(_ value: AnyHashable) -> Bool {
    switch self {
    case .enumeration(_, let raw, let cases?, isClosed: true):
      ProbeReader(raw).map { reader in
        cases.contains { reader.read($0, .strict)?.value == value }
      } ?? false
    case .array(let element):
      (value.base as? [AnyHashable])?.allSatisfy(element.isKnown) ?? true
    case .set(let element):
      (value.base as? Set<AnyHashable>)?.allSatisfy(element.isKnown) ?? true
    case .dictionary(let key, let inner):
      (value.base as? [AnyHashable: AnyHashable])?
        .allSatisfy { key.isKnown($0) && inner.isKnown($1) } ?? true
    case .nullable(let wrapped): value == AnyHashable(String?.none) || wrapped.isKnown(value)
    default: true
    }
  }
}
