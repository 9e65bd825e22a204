internal import ConstructionBuilders

/// Classes among what a document is read as: those who hold one share it, so a change would be in
/// both values.
///
/// The types of fields tell, and of a struct or an enumeration of a client's own its values. One
/// value of a struct is enough.
final class SharedClasses {
  private(set) var first: Any.Type?

  private var known: Set<ObjectIdentifier> = []

  /// Types with no class in any value.
  private var plain: Set<ObjectIdentifier> = []

  /// Types of which no value was seen yet, or not every case.
  private var pending: Set<ObjectIdentifier> = []

  init<Value: Capturable>(in value: Value) {
    add(Value.self)
    search(value)
  }

  private var isDone: Bool { first != nil || pending.isEmpty }

  private func add(_ type: Any.Type) {
    guard first == nil, known.insert(ObjectIdentifier(type)).inserted else { return }
    if let container = type as? any TypeWithElements.Type {
      add(container.innerTypes, of: type)
    } else if type is AnyClass {
      first = type
    } else if let builder = type as? any ConstructionBuilder.Type {
      add(builder.typesOfFields, of: type)
    } else if isPlain(type) {
      plain.insert(ObjectIdentifier(type))
    } else {
      pending.insert(ObjectIdentifier(type))
    }
  }

  private func add(_ inner: [Any.Type], of type: Any.Type) {
    for type in inner { add(type) }
    if inner.allSatisfy({ plain.contains(ObjectIdentifier($0)) }) {
      plain.insert(ObjectIdentifier(type))
    }
  }

  /// Searches a value for those of pending types.
  private func search(_ value: Any) {
    if isDone { return }
    _ = DeeperStack.whereNeeded(frame: 16 << 10) { searchLevel(value) }
  }

  private func searchLevel(_ value: Any) {
    let type = type(of: value)
    add(type)
    if isDone || plain.contains(ObjectIdentifier(type)) { return }
    if let builder = value as? any ConstructionBuilder {
      for declared in builder.declaredFields {
        if let value = declared.field.anyValue { search(value) }
      }
      return
    }
    let mirror = Mirror(reflecting: value)
    for child in mirror.children { search(child.value) }
    // An enumeration may have others in other cases.
    if mirror.displayStyle == .struct { pending.remove(ObjectIdentifier(type)) }
  }
}

/// Whether no value of a type holds a class that others could change.
private func isPlain(_ type: Any.Type) -> Bool {
  // A reference would not fit, as in an enumeration without values.
  if size(of: type) < MemoryLayout<Int>.size || type is any PlainType.Type {
    return true
  }
  let module = String(reflecting: type).prefix { $0 != "." }
  return [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "ConstructionBuilders",
  ].contains(module)
}

private func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }

extension ConstructionBuilder {
  /// The types of the fields of the builder, as far as an empty object tells.
  fileprivate static var typesOfFields: [Any.Type] {
    let variants = (Self.self as? any VariantBuilder.Type)?.typesOfVariants ?? []
    guard let empty = Self(withoutFields, .lenient, isNoted: false) else { return variants }
    return variants + empty.declaredFields.compactMap { ($0.field as? any NotedField)?.valueType }
  }
}

extension VariantBuilder {
  fileprivate static var typesOfVariants: [Any.Type] { variants.all.compactMap { $0.payload } }
}
