/// Only what has elements can be complete.
enum CompleteRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    subject.fields.compactMap { property in
      guard let attribute = property.attribute(.complete), let type = property.type,
        hasNoElements(type, property, subject.source)
      else { return nil }
      return Diagnostic(
        "'@Complete' is about the elements of an array or dictionary", at: attribute,
        in: subject.source,
        fixIts: [.remove(attribute, in: subject.source, message: "remove '@Complete'")])
    }
  }

  /// What is decoded has elements only where it is written as an array or a dictionary.
  private static func hasNoElements(
    _ type: TypeFacts, _ property: PropertyFacts, _ source: Source
  ) -> Bool {
    property.attribute(.decoded) == nil
      ? single.contains(source.spelling(type.unwrapped, self: nil))
      : !source.decoded(type.unwrapped, self: "").hasPrefix("[")
  }

  /// Types that certainly have no elements; what an alias stands for is for the compiler to say.
  private static let single: Set<String> = [
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64",
    "Double", "Float", "Decimal", "Bool", "Date", "URL", "UUID", "Data", "JSONValue",
  ]
}
