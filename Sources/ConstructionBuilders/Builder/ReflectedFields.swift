/// The fields of a builder, found by reflection.
///
/// A field can be in the builder itself, in a superclass, or in a value that the builder contains:
/// an Optional, a tuple, an array or a dictionary of fields, a case of an enumeration, a plain
/// struct, or another builder that reads the same object.
struct ReflectedFields {
  private(set) var fields: [DeclaredField] = []

  /// The maximum depth of the search. No builder that a person writes is deeper.
  private static let mostLevels = 8

  /// The maximum number of elements without a field that are searched.
  private static let mostElements = 100

  init(of builder: Any) {
    collect(Mirror(reflecting: builder), named: nil, levels: Self.mostLevels)
  }

  /// Adds inherited fields first, and then the type's own, in the order of declaration.
  private mutating func collect(_ mirror: Mirror, named name: String?, levels: Int) {
    if let inherited = mirror.superclassMirror {
      collect(inherited, named: name, levels: levels)
    }
    let count = fields.count
    let isDictionary = mirror.displayStyle == .dictionary
    let hasElements = isDictionary || mirror.displayStyle == .collection
    for (index, child) in mirror.children.enumerated() {
      // Elements are alike, except for Optionals and enumerations. If many have no field, none has.
      if hasElements, index == Self.mostElements, fields.count == count { return }
      let value = isDictionary ? Self.value(ofMember: child) : child.value
      collect(value, named: DeclaredField.name(of: child) ?? name, levels: levels)
    }
    guard isDictionary else { return }
    // A dictionary has no order, but findings need one.
    let sorted = fields[count...].sorted(byKey: \.field.path.description)
    fields.replaceSubrange(count..., with: sorted)
  }

  private mutating func collect(_ value: Any, named name: String?, levels: Int) {
    if let field = value as? any ErasedField {
      fields.append(DeclaredField(name: name ?? "", field: field))
    } else if let builder = value as? any ConstructionBuilder {
      // A reference can form a cycle, such as a reference to a parent.
      if !(type(of: builder) is AnyClass) { fields += builder.declaredFields }
    } else if levels > 0 {
      // Of all `Capturable` values, only arrays and dictionaries may contain builders.
      if value is any Capturable, !(value is any ElementContainer) { return }
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional, .tuple, .enum, .struct, .collection, .dictionary:
        collect(mirror, named: name, levels: levels - 1)
      default: break
      }
    }
  }

  /// The value of a dictionary's member, which is a pair of key and value.
  private static func value(ofMember pair: Mirror.Child) -> Any {
    Mirror(reflecting: pair.value).children.map(\.value).last ?? pair.value
  }
}

extension ConstructionBuilder {
  @_documentation(visibility: internal)
  public var declaredFields: [DeclaredField] {
    BuildWatch.own?.layouts.fields(of: self) ?? ReflectedFields(of: self).fields
  }
}
