import ConstructionBuilders
import Foundation

extension ContractMaker {
  /// What a type with raw values is expected to be; nil if it does not read itself by them.
  func enumeration<Case: Capturable & RawRepresentable>(
    _ type: Case.Type, _ coercion: Coercion, in survey: BuilderSurvey?
  ) -> Contract.Value? {
    guard let rawType = Case.RawValue.self as? any Capturable.Type else { return nil }
    let cases = listedCases(of: type)
    let probes = Probe.values + Probe.nonsense + (cases ?? []).flatMap(\.variations)
    // A type can have raw values and read itself in its own way.
    guard probes.allSatisfy({ isReadByRawValue($0, type, rawType) }) else { return nil }
    // A type that takes RED for red takes more than its cases say.
    let takesMore = (cases ?? []).flatMap(\.variations).contains { variation in
      cases?.contains(variation) == false && type.takes(variation, .strict)
    }
    let others = Probe.nonsense + [true, false]
    let isClosed = !takesMore && others.contains { isRefused($0, type, rawType) }
    if isClosed, cases == nil, !isStruct(type, rawType) {
      survey?.add(.unlistedCases(type: typeName(type)))
    }
    return .enumeration(
      type: typeName(type), raw: value(of: rawType, coercion, in: survey), cases: cases,
      isClosed: isClosed)
  }

  /// What an `Open` of a type with raw values is expected to be; nil if that type does not read
  /// itself by them.
  func open(_ type: any OpenType.Type, _ coercion: Coercion) -> Contract.Value? {
    // Which cases it does not list is no gap: it takes all values.
    guard
      case .enumeration(let type, let raw, let cases, _)? =
        enumeration(type.caseType, coercion, in: nil)
    else { return nil }
    return .open(type: type, raw: raw, cases: cases)
  }

  /// Whether a type is a struct that checks its raw value, and so has no cases.
  private func isStruct<Case: Capturable & RawRepresentable>(
    _ type: Case.Type, _ rawType: any Capturable.Type
  ) -> Bool {
    let values = Probe.values.lazy.compactMap { value in
      rawType.raw(of: value, .strict, for: type).flatMap { Case(rawValue: $0) }
    }
    return values.first.map { Mirror(reflecting: $0).displayStyle == .struct } ?? false
  }

  /// The raw values of all cases; nil if the type does not list them.
  private func listedCases<Case: RawRepresentable>(of type: Case.Type) -> [JSONValue]? {
    guard let type = type as? any CaseIterable.Type else { return nil }
    func values<Listed: CaseIterable>(_ type: Listed.Type) -> [JSONValue]? {
      // A list could be endless.
      var values: [JSONValue] = []
      for item in type.allCases {
        guard values.count < 10_000, let item = item as? Case,
          let value = JSONValue(rawValue: item.rawValue)
        else { return nil }
        values.append(value)
      }
      return values
    }
    return values(type)
  }

  /// Whether a type takes a value if, and only if, there is a case for the raw value.
  private func isReadByRawValue<Case: Capturable & RawRepresentable>(
    _ value: JSONValue, _ type: Case.Type, _ rawType: any Capturable.Type
  ) -> Bool {
    [Coercion.strict, .lenient].allSatisfy { coercion in
      let isRawValue = rawType.raw(of: value, coercion, for: type).map { Case(rawValue: $0) != nil }
      return type.takes(value, coercion) == (isRawValue ?? false)
    }
  }

  /// Whether a value is a raw value by its type, and no case has it.
  private func isRefused<Case: Capturable & RawRepresentable>(
    _ value: JSONValue, _ type: Case.Type, _ rawType: any Capturable.Type
  ) -> Bool {
    rawType.raw(of: value, .strict, for: type).map { Case(rawValue: $0) == nil } ?? false
  }
}

extension Capturable {
  /// Whether the type can use a value.
  static func takes(_ value: JSONValue, _ coercion: Coercion) -> Bool {
    JSONNode.withRoot(value, coercion) { capture($0).value != nil }
  }

  /// The value, read as the raw value of a type.
  fileprivate static func raw<Case: RawRepresentable>(
    of value: JSONValue, _ coercion: Coercion, for type: Case.Type
  ) -> Case.RawValue? {
    JSONNode.withRoot(value, coercion) { capture($0).value as? Case.RawValue }
  }
}

extension JSONValue {
  /// A raw value; nil if JSON cannot hold it.
  fileprivate init?(rawValue: Any) {
    switch rawValue {
    case let text as String: self = .string(text)
    case let boolean as Bool: self = .boolean(boolean)
    case let integer as any FixedWidthInteger: self = .number(Number(integer))
    case let number as Double:
      guard let number = Number(number) else { return nil }
      self = JSONValue.number(number).canonical
    case let number as Float:
      guard let number = Number(number) else { return nil }
      self = JSONValue.number(number).canonical
    case let value as any RawRepresentable: self.init(rawValue: value.rawValue)
    default: return nil
    }
  }

  /// The value with a number as encoders write it: `1` for `1.0`. So a contract that was stored is
  /// equal to one that was not.
  private var canonical: JSONValue {
    guard let data = try? JSONEncoder().encode([self]),
      let read = try? JSONDecoder().decode([JSONValue].self, from: data)
    else { return self }
    return read[0]
  }

  /// What a lenient type might take for the same value.
  fileprivate var variations: [JSONValue] {
    guard case .string(let text) = self else { return [self] }
    return [text, text.uppercased(), text.lowercased(), text.capitalized, " \(text) "].map {
      .string($0)
    }
  }
}
