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
    case .enumeration(_, let raw, let cases, isClosed: true):
      guard let reader = ProbeReader(raw), let cases else { return nil }
      let values = Set(cases.compactMap { reader.read($0, .strict)?.value })
      self = reader.taking(values)
    case .dictionary(let key, let value):
      guard case .enumeration(_, let raw, _, isClosed: true) = key else { fallthrough }
      guard let keys = ProbeReader(key: key),
        let reader = ProbeReader(.dictionary(key: raw, of: value))
      else { return nil }
      self = ProbeReader { json, coercion in
        let isKnown = json.keys.allSatisfy { keys.read(.string($0), coercion) != nil }
        return isKnown ? reader.read(json, coercion) : nil
      }
    default:
      guard let type = value.readableType else { return nil }
      self.init(type)
    }
  }

  /// The reader of a value as the key of a dictionary, which is given as a text.
  init?(key: Contract.Value) {
    guard case .enumeration(_, let raw, let cases, isClosed: true) = key else {
      guard let type = key.readableType else { return nil }
      self = Self.ofKey(type)
      return
    }
    guard let reader = ProbeReader(key: raw), let values = ProbeReader(raw), let cases else {
      return nil
    }
    let keys = Set(cases.compactMap { values.read($0, .strict)?.value })
    self = reader.taking(keys)
  }

  private init(read: @escaping (JSONValue, Coercion) -> Reading?) { self.read = read }

  /// The same reader for some of its values alone.
  private func taking(_ values: Set<AnyHashable>) -> ProbeReader {
    ProbeReader { json, coercion in
      read(json, coercion).flatMap { values.contains($0.value) ? $0 : nil }
    }
  }

  private init<Value: ReadableType>(_ type: Value.Type) {
    self.init(capture: Value.capture)
  }

  private init<Value: ReadableType>(_ format: FieldFormat<Value>) {
    self.init(capture: format.capture)
  }

  private init<Value: ReadableType>(capture: @escaping (JSONNode) -> Captured<Value>) {
    read = { json, coercion in
      JSONNode.withRoot(json, coercion, 512) { node in
        let captured = capture(node)
        guard captured.isWhole, let value = captured.value, !value._isAbsent else { return nil }
        return Reading(value: AnyHashable(value), isRepaired: captured.isRepaired)
      }
    }
  }

  private static func ofKey<Key: ReadableType>(_ type: Key.Type) -> ProbeReader {
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

extension JSONValue {
  /// The keys of an object, or of one that is written in a string.
  fileprivate var keys: [String] {
    switch self {
    case .object(let members): Array(members.keys)
    case .string(let text):
      (try? JSONValue(json: text)).flatMap { $0.kind == .object ? $0.keys : nil } ?? []
    default: []
    }
  }
}
