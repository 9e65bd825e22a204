/// The names of the properties for the kinds of an enumeration: those of the cases, except for a
/// few that mean something else in a builder.
struct KindNames {
  private(set) var properties: [String] = []

  init(_ cases: [String]) {
    // Each property has a field under its name with an underscore.
    var taken = Vocabulary.reserved.union(Vocabulary.reservedOfKinds)
    taken.formUnion(cases.map { "_" + $0 })
    let all = Set(cases)
    for name in cases {
      var property = name
      while taken.contains(property) || property != name && all.contains(property) {
        property = String(property.drop { $0 == "_" }) + "Kind"
      }
      taken.formUnion([property, "_" + property])
      properties.append(property)
    }
  }
}
