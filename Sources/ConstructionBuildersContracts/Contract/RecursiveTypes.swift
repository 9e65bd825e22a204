import ConstructionBuilders

/// Which types of a contract contain themselves, as comments contain their replies.
///
/// Rows of tallies are about all values of such a type, at any depth.
package struct RecursiveTypes: Hashable, Sendable {
  /// The types of all objects, by the names of the objects.
  private let types: [String: String]

  /// The names of the types that contain themselves.
  package let names: Set<String>

  init(_ objects: [Contract.Object]) {
    let types = Dictionary(
      objects.map { ($0.name, $0.typeName) }, uniquingKeysWith: { first, _ in first })
    var contained: [String: Set<String>] = [:]
    for object in objects {
      contained[object.typeName, default: []].formUnion(object.contained.compactMap { types[$0] })
    }
    self.types = types
    names = Set(contained.keys.filter { Self.reaches($0, $0, contained) })
  }

  /// The type of an object; the name itself if the contract does not describe it.
  package func type(ofObject name: String) -> String { types[name] ?? name }

  /// The one type of some objects, if it contains itself.
  func only(of objects: Set<String>) -> String? {
    let types = Set(objects.map(type))
    return types.count == 1 && names.isSuperset(of: types) ? types.first : nil
  }

  private static func reaches(
    _ end: String, _ start: String, _ contained: [String: Set<String>]
  ) -> Bool {
    var seen: Set<String> = []
    var waiting = contained[start] ?? []
    while let type = waiting.popFirst() {
      if type == end { return true }
      if seen.insert(type).inserted { waiting.formUnion(contained[type] ?? []) }
    }
    return false
  }
}

extension Contract.Object {
  /// The name without the coercion, which the name of a second object of a builder has.
  fileprivate var typeName: String {
    let suffix = " (\(coercion.words))"
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }

  /// The names of the objects that are read in this one.
  var contained: [String] {
    fields.flatMap(\.value.objectNames)
      + (variants?.variants.flatMap { $0.value?.objectNames ?? [] } ?? [])
  }
}
