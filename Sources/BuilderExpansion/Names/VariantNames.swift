/// The names of the properties for the variants of an enumeration: those of the cases, except for a
/// few that mean something else in a builder.
struct VariantNames {
  private(set) var properties: [String] = []

  init(_ cases: [String]) {
    // Each property has a field under its name with an underscore.
    let reserved = Vocabulary.reservedOfVariants
    var taken = Vocabulary.reserved.union(reserved)
    taken.formUnion(cases.map { "_" + $0 })
    let all = Set(cases)
    for name in cases {
      var property = name
      while taken.contains(property) || reserved.contains("_" + property)
        || property != name && all.contains(property)
      {
        property = String(property.drop { $0 == "_" }) + "Variant"
      }
      taken.formUnion([property, "_" + property])
      properties.append(property)
    }
  }
}
