/// `@RequiringAll` and `@AllowingLosses` apply to arrays and dictionaries.
enum RequiringAllRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.fields.flatMap { property in
      [FieldAttribute.requiringAll, .allowingLosses].compactMap { kind in
        guard let attribute = property.attribute(kind), let type = property.type?.unwrapped,
          hasNoElements(type, property, model.source)
        else { return nil }
        return Diagnostic(
          "'@\(kind.rawValue)' applies to an array or dictionary", removing: attribute)
      }
    }
  }

  /// A decoded type has elements only where it is written as an array or a dictionary.
  private static func hasNoElements(
    _ type: Range<Int>, _ property: PropertyFacts, _ source: Source
  ) -> Bool {
    property.attribute(.decoded) == nil
      ? single.contains(source.spelling(type))
      : WrittenElements(of: type, in: source) == nil
  }

  /// Types without elements, which have this message and its fix-it. For all others the compiler
  /// reports that they do not conform to `ElementContainer`.
  static let single: Set<String> = [
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float", "Decimal", "Bool", "Date", "URL", "UUID", "Data", "JSONValue",
  ]
}
