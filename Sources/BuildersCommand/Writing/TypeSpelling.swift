/// How types are spelled in source.
struct TypeSpelling {
  let plan: ModelPlan
  let style: BuilderStyle

  /// The type of a property of a model.
  func model(_ type: ValueType) -> String { spelled(type) { $0 } }

  /// The type of a field of a builder.
  func field(_ type: ValueType) -> String { spelled(type) { builder($0) } }

  /// The name of the builder of a type.
  func builder(_ name: String) -> String {
    style == .macro ? name + ".Builder" : name + "Builder"
  }

  private func spelled(_ type: ValueType, _ name: (String) -> String) -> String {
    switch type {
    case .boolean: "Bool"
    case .integer: "Int"
    case .unsigned: "UInt64"
    case .double: "Double"
    case .decimal: "Decimal"
    case .string: "String"
    case .date: "Date"
    case .duration: "Duration"
    case .url: "URL"
    case .uuid: "UUID"
    case .json: "JSONValue"
    case .model(let index): name(plan.types[index].name)
    case .enumeration(let index): "Open<\(plan.types[index].name)>"
    case .list(let element): "[\(spelled(element, name))]"
    case .map(let member, let key):
      "[\(key == .date ? "Date" : "String"): \(spelled(member, name))]"
    case .optional(let value): spelled(value, name) + "?"
    case .oneOf(let first, let second):
      "OneOf<\(spelled(first, name)), \(spelled(second, name))>"
    }
  }
}

/// Who writes the builder.
enum BuilderStyle: Sendable {
  /// It is written in the source.
  case byHand
  /// The macro `@Buildable` writes it.
  case macro
}

extension ValueType {
  /// Whether Foundation has it, or a type in it.
  var isOfFoundation: Bool {
    switch self {
    case .decimal, .date, .url, .uuid: true
    case .map(_, by: .date): true
    case .list(let inner), .map(let inner, _), .optional(let inner): inner.isOfFoundation
    case .oneOf(let first, let second): first.isOfFoundation || second.isOfFoundation
    default: false
    }
  }
}

extension ModelProperty {
  var declaredName: String { SwiftName.declared(storedName) }

  /// The type of the property of the model.
  func modelType(_ spelling: TypeSpelling) -> String {
    spelling.model(reading.type) + (presence == .optional ? "?" : "")
  }
}
