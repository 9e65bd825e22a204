/// Names of types that generated source uses, or that would hide one that everybody uses.
enum ReservedTypes {
  static let names: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "BuildFailure", "Buildable", "Builder", "BuilderVariants",
    "Built", "Capturable", "CaseIterable", "Character", "Codable", "Collection",
    "ConstructionBuilder", "ConstructionBuilders", "Data", "Date", "Decimal", "Decodable",
    "Dictionary", "Double", "Encodable", "Equatable", "Error", "Failure", "Field", "FieldFormat",
    "Float", "Foundation", "Hashable", "Identifiable", "Int", "JSONFields", "JSONValue",
    "KeyConvention", "Model", "Never", "Open", "Optional", "Protocol", "Range", "Result", "Self",
    "Sendable", "Sequence", "Set", "String", "Substring", "Swift", "Task", "Type", "UInt", "URL",
    "UUID", "VariantBuilder", "Void",
    // Macros and coercions of the library.
    "AllowingLosses", "Coerced", "Coercion", "Decoded", "Default", "Format", "Key", "RequiringAll",
    "Unknown", "Variant",
    // A target with a file `Main.swift` is taken for an executable.
    "Main",
    // What a generated test uses of the testing kit and of Swift Testing.
    "Fixture", "FragmentBuilder", "Issue", "JSONFragment", "Member", "Testing",
  ]
}
