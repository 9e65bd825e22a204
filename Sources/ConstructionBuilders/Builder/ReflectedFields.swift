/// The fields of a builder, found by reflection.
///
/// A field stands in the builder itself, in a class that the builder inherits from, or in what the
/// builder is made of: an Optional, a tuple, an array of fields, a case of an enumeration, a plain
/// struct, or another builder, which reads the same object.
struct ReflectedFields {
  private(set) var fields: [DeclaredField] = []

  /// How deep values within values are looked into. No builder that a person wrote is deeper.
  private static let mostLevels = 8

  init(of builder: Any) {
    collect(Mirror(reflecting: builder), named: nil, levels: Self.mostLevels)
  }

  /// Adds inherited fields, and then those of the type itself, in the order of declaration.
  private mutating func collect(_ mirror: Mirror, named name: String?, levels: Int) {
    if let inherited = mirror.superclassMirror {
      collect(inherited, named: name, levels: levels)
    }
    for child in mirror.children {
      let count = fields.count
      collect(child.value, named: Self.name(of: child) ?? name, levels: levels)
      // Elements are alike: where the first has no field, none has.
      if mirror.displayStyle == .collection, fields.count == count { return }
    }
  }

  private mutating func collect(_ value: Any, named name: String?, levels: Int) {
    if let field = value as? any FieldReport {
      fields.append(DeclaredField(name: name ?? "", field: field))
    } else if let builder = value as? any ConstructionBuilder {
      fields += builder.declaredFields
    } else if levels > 0, !(value is any Capturable) {
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional, .tuple, .enum, .struct, .collection:
        collect(mirror, named: name, levels: levels - 1)
      default: break
      }
    }
  }

  /// The name of a property, without the underscore of a wrapper's storage. Elements of tuples
  /// and arrays have none.
  private static func name(of child: Mirror.Child) -> String? {
    guard let label = child.label, label.first != "." else { return nil }
    return label.utf8.first == UInt8(ascii: "_") ? String(label.dropFirst()) : label
  }
}
