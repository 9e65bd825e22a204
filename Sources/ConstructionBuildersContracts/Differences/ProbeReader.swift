import ConstructionBuilders
import Foundation

/// What a value of a contract makes of documents.
///
/// Which documents a type takes depends on many rules, and these on the coercion. So two types are
/// not compared by other rules, but by what they make of the same documents.
struct ProbeReader {
  /// What becomes of a document.
  enum Reading {
    /// A value of which nothing was lost.
    case used(AnyHashable, isRepaired: Bool)
    /// There is none, and that is no finding by itself.
    case null
    /// Something of it cannot be used. There can be a value nevertheless: what is left. If there is
    /// none, `kinds` are the names of the kinds of the findings.
    case lost(hasValue: Bool, kinds: Set<String> = [])
  }

  /// Reads a document.
  let read: (JSONValue, Coercion) -> Reading

  /// The reader of a value; nil if it is a client's, or has objects that are not read.
  ///
  /// - Parameters:
  ///   - steps: The way from the document to the value.
  ///   - objects: The contract that has the objects; nil if they are not read.
  init?(
    _ value: Contract.Value, steps: [FieldPath.Component] = [], objects: Contract? = nil
  ) {
    func reader<Type: PlainType>(_ type: Type.Type) -> ProbeReader? {
      FieldFormat<Type>(of: value).map { ProbeReader(steps, capture: $0.capture) }
    }
    guard let probed = value.probedType(at: Contract.Value.self, objects),
      let known = reader(probed.type)
    else { return nil }
    self = known.knowing(probed.cases)
  }

  /// The reader of a value as the key of a dictionary, which is given as a text.
  init?(key: Contract.Value) {
    guard let probed = key.probedType(at: KeyPlace<Contract.Value>.self),
      let reader = ProbeReader(.dictionary(key: key, of: .boolean))
    else { return nil }
    self = Self.ofKey(probed.type, reader)
  }

  private init(read: @escaping (JSONValue, Coercion) -> Reading) { self.read = read }

  /// The same reader where enumerations have some cases.
  private func knowing(_ cases: ProbedCases) -> ProbeReader {
    guard !cases.byPlace.isEmpty else { return self }
    return ProbeReader { json, coercion in
      ProbedCases.$current.withValue(cases) { read(json, coercion) }
    }
  }

  private init<Value: PlainType>(
    _ steps: [FieldPath.Component], capture: @escaping (JSONNode) -> Captured<Value>
  ) {
    read = { json, coercion in
      JSONNode.withRoot(json, coercion) { node in
        var walk = PathWalk(steps: steps, capture: capture)
        walk.start(at: node)
        return Reading(walk.field)
      }
    }
  }

  private static func ofKey<Key: PlainType>(
    _ type: Key.Type, _ reader: ProbeReader
  ) -> ProbeReader {
    ProbeReader { json, coercion in
      guard case .string(let text) = json,
        case .used(let value, let isRepaired) = reader.read([text: true], coercion),
        let keys = value.base as? [Key: Bool], let key = keys.keys.first
      else { return .lost(hasValue: false) }
      return .used(AnyHashable(key), isRepaired: isRepaired)
    }
  }
}

extension ProbeReader.Reading {
  fileprivate init<Value: PlainType>(_ field: Field<Value>) {
    if let value = field.wrappedValue, !value.isAbsent {
      let findings = field.findings
      self =
        findings.allSatisfy(\.isRepair)
        ? .used(AnyHashable(value), isRepaired: !findings.isEmpty) : .lost(hasValue: true)
    } else {
      let kinds = field.findings.filter { !$0.isRepair }.map(\.kind.name)
      self = field.outcome == .unusable ? .lost(hasValue: false, kinds: Set(kinds)) : .null
    }
  }

  /// Whether there is a value.
  var hasValue: Bool {
    switch self {
    case .used: true
    case .lost(let hasValue, _): hasValue
    case .null: false
    }
  }
}

/// The coercions of a value, before and now.
struct CoercionChange: Hashable {
  let old: Coercion
  let new: Coercion

  /// Whether more is allowed than before, and nothing less.
  var isWider: Bool { new.isSuperset(of: old) }

  /// The coercions by which two values are compared if only the values count. What is no longer
  /// allowed is a difference of its own.
  var ofValues: CoercionChange { isWider ? self : CoercionChange(old: new, new: new) }
}

/// What became of documents in which a value was null.
enum Absence {
  case notBuilt, built, unknown
}

extension ProbeReader {
  /// What it means for documents that another reader read before.
  ///
  /// A value of another type counts as the same, because nothing tells what it is used for.
  ///
  /// - Parameters:
  ///   - absence: What became of a document without a value.
  ///   - hasAlias: Whether the value of another key was used where this one had none.
  ///   - defaults: The kinds of finding for which there is a default.
  func severity(
    since older: ProbeReader, _ coercions: CoercionChange, for probes: [JSONValue],
    absence: Absence = .notBuilt, hasAlias: Bool = false, defaults: Set<String> = []
  ) -> Contract.Difference.Severity {
    var severity = Contract.Difference.Severity.harmless
    for probe in probes {
      let before = older.read(probe, coercions.old)
      let hadDefault = before.hasDefault(in: defaults)
      if !before.isUsed, !hasAlias, !hadDefault, absence == .notBuilt || !before.isNull {
        continue
      }
      let now = read(probe, coercions.new)
      if hadDefault, !now.hasValue, !now.hasDefault(in: defaults) {
        if absence == .notBuilt { return .breaking }
        if absence == .unknown { severity = max(severity, .unknown) }
      }
      switch (before, now) {
      case (.used(let value, let wasRepaired), .used(let other, let isRepaired)):
        if type(of: value.base) == type(of: other.base), value != other { return .breaking }
        if isRepaired, !wasRepaired { severity = max(severity, .warning) }
      case (.used, _): return .breaking
      case (.null, .null), (.lost, .null): continue
      case (.null, _), (.lost(hasValue: false, _), _):
        if hasAlias, now.hasValue || before.isNull { return .breaking }
        guard before.isNull else { continue }
        switch absence {
        case .notBuilt: continue
        case .built: return .breaking
        case .unknown: severity = max(severity, .unknown)
        }
      case (.lost(hasValue: true, _), _): continue
      }
    }
    return severity
  }

  /// Whether a value is now used where that of an alias was before.
  func replacesAlias(
    since older: ProbeReader, _ coercions: CoercionChange, for probes: [JSONValue]
  ) -> Bool {
    probes.contains { probe in
      !older.read(probe, coercions.old).hasValue && read(probe, coercions.new).hasValue
    }
  }
}

extension ProbeReader.Reading {
  fileprivate var isUsed: Bool { if case .used = self { true } else { false } }
  fileprivate var isNull: Bool { if case .null = self { true } else { false } }

  /// Whether a default stands in for what cannot be used.
  fileprivate func hasDefault(in kinds: Set<String>) -> Bool {
    guard case .lost(false, let own) = self else { return false }
    return !own.isEmpty && own.isSubset(of: kinds)
  }
}

extension Contract.Difference.Severity {
  /// The severities, from that of no consequence on.
  fileprivate var rank: Int {
    switch self {
    case .harmless: 0
    case .warning: 1
    case .unknown: 2
    case .breaking: 3
    }
  }
}

/// The worse of two severities.
func max(
  _ left: Contract.Difference.Severity, _ right: Contract.Difference.Severity
) -> Contract.Difference.Severity { right.rank > left.rank ? right : left }
