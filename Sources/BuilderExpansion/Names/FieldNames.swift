/// The names of a builder's fields: those of the properties, except for a few that mean something
/// else in a builder, or that another field needs.
///
/// ```swift
/// FieldNames(["name", "_name", "build"], model: "Comic").names
/// // ["name", "nameField", "buildField"]
/// ```
struct FieldNames {
  private(set) var names: [String] = []

  init(_ properties: [String], model: String) {
    let reserved = Vocabulary.reserved.union([model])
    // The property wrapper stores each field under its name with an underscore.
    var taken = reserved.union(properties.filter { !reserved.contains($0) }.map { "_" + $0 })
    let all = Set(properties)
    for property in properties {
      var name = property
      if taken.contains(name) {
        name = String(property.drop { $0 == "_" }) + "Field"
        while taken.contains(name) || all.contains(name) { name += "Field" }
        taken.formUnion([name, "_" + name])
      }
      names.append(name)
    }
  }

  /// The names of the types of fields: those of the fields, with `Type` after them.
  static func types(of names: [String], beside others: Set<String> = []) -> [String] {
    var taken = others.union(names + names.map { "_" + $0 })
    return names.map { name in
      var type = name + "Type"
      while !taken.insert(type).inserted { type += "_" }
      return type
    }
  }

  /// A name that is none of others, such as those of the fields.
  static func free(_ name: String, among names: Set<String>) -> String {
    var free = name
    while names.contains(free) { free = "the" + free.prefix(1).uppercased() + free.dropFirst() }
    return free
  }
}
