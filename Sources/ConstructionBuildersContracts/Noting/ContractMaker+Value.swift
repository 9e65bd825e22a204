import ConstructionBuilders
import Foundation

/// What a value of a type is expected to be.
extension ContractMaker {
  /// What a field expects.
  func value(of read: NotedRead, in survey: BuilderSurvey) -> Contract.Value {
    guard let format = read.format else {
      return value(of: read.type, read.coercion, in: survey, read.takes)
    }
    if let type = read.type as? any DecodedType.Type, format == .decoding {
      return .decoded(type: typeName(type.decodedType))
    }
    guard !format.isOwn, format != .decoding else {
      return own(read.type, read.coercion, read.takes, " \(format.words)")
    }
    return value(of: read.type, read.coercion, in: survey)
      .formatted(by: format)
  }

  /// What a value of a type is expected to be.
  ///
  /// - Parameter takes: Reads a probe; nil for the type itself.
  func value(
    of type: any Capturable.Type, _ coercion: Coercion, in survey: BuilderSurvey?,
    _ takes: ((JSONValue, Coercion) -> Bool)? = nil
  ) -> Contract.Value {
    let takes = takes ?? type.takes
    switch type {
    case is String.Type: return .string
    case is Bool.Type: return .boolean
    case is Double.Type, is Float.Type, is Decimal.Type:
      return .number(type: typeName(type))
    // Not by `is`: without the package trait `Foundation`, no field is a CGFloat.
    case _ where type == CGFloat.self: return .number(type: typeName(type))
    case is Date.Type: return .date(.iso8601)
    case is Duration.Type: return .duration(nil)
    case is any TextType.Type: return .text(type: typeName(type))
    case is JSONValue.Type: return .any
    case let type as any (Capturable & FixedWidthInteger).Type: return type.expectedInteger
    case let type as any ConstructionBuilder.Type:
      return self.survey(of: type, coercion, in: survey)
        .map { $0.isRow ? .row($0.name) : .object($0.name) } ?? .any
    case let type as any ContainerType.Type:
      return type.expected { self.value(of: $0, coercion, in: survey) }
    case let type as any DecodedType.Type: return .decoded(type: typeName(type.decodedType))
    case let type as any OpenType.Type: return open(type, coercion) ?? own(type, coercion, takes)
    case let type as any (Capturable & RawRepresentable).Type:
      return enumeration(type, coercion, in: survey) ?? own(type, coercion, takes)
    default: return own(type, coercion, takes)
    }
  }

  private func own(
    _ type: any Capturable.Type, _ coercion: Coercion, _ takes: (JSONValue, Coercion) -> Bool,
    _ format: String = ""
  ) -> Contract.Value {
    func kinds(_ coercion: Coercion) -> [JSONType] {
      Probe.allKinds.filter { kind in
        Probe.values.contains { $0.kind == kind && takes($0, coercion) }
      }
    }
    // What is only converted is not what the type reads.
    let declared = kinds(.strict)
    // The format of elements says nothing about an array.
    let (name, isContainer) = (Self.words(of: type), type is any ContainerType.Type)
    return .own(
      type: name + format, expectation: (isContainer ? name : type.expectation) + format,
      kinds: declared.isEmpty ? kinds(coercion) : declared)
  }

  /// The type in the words of contracts.
  private static func words(of type: any Capturable.Type) -> String {
    guard let container = type as? any ContainerType.Type else { return typeName(type) }
    return container.expected { inner in
      inner == String.self ? .string : .text(type: words(of: inner))
    }.words
  }
}
