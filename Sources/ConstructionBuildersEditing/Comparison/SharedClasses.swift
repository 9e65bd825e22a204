internal import ConstructionBuilders

/// Classes among what a builder reads: those who hold one share it, so a change would be in both
/// values.
enum SharedClasses {
  /// The first one that a type reads; nil if there is none.
  static func first<Value: Capturable>(in type: Value.Type) -> Any.Type? {
    var seen: Set<ObjectIdentifier> = []
    return first(in: type, &seen)
  }

  private static func first(in type: Any.Type, _ seen: inout Set<ObjectIdentifier>) -> Any.Type? {
    guard seen.insert(ObjectIdentifier(type)).inserted else { return nil }
    if let container = type as? any TypeWithElements.Type {
      return first(in: container.elementType, &seen)
    }
    if type is AnyClass { return type }
    guard let builder = type as? any ConstructionBuilder.Type else { return nil }
    for inner in builder.typesOfFields {
      if let found = first(in: inner, &seen) { return found }
    }
    return nil
  }
}

extension ConstructionBuilder {
  /// The types of the fields of the builder, as far as an empty object tells.
  fileprivate static var typesOfFields: [Any.Type] {
    let variants = (Self.self as? any VariantBuilder.Type)?.typesOfVariants ?? []
    guard let empty = Self(.object(.init()), .lenient, isNoted: false) else { return variants }
    return variants + empty.declaredFields.compactMap { ($0.field as? any NotedField)?.valueType }
  }
}

extension VariantBuilder {
  fileprivate static var typesOfVariants: [Any.Type] { variants.all.compactMap { $0.builder } }
}
