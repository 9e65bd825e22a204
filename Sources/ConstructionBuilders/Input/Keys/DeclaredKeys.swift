/// The keys that types of builders declare, kept for one input.
///
/// To ask a builder takes as long as to read an object.
final class DeclaredKeys {
  private struct Question: Hashable {
    let reader: UInt
    let coercion: UInt32
    let place: FieldPath
  }

  private var known: [Question: Set<String>] = [:]

  /// The keys that a type declares in the object at a place, under a coercion.
  ///
  /// - Parameter paths: Asks the type for the paths that it declares.
  func keys(
    of reader: UInt, at place: FieldPath, _ coercion: UInt32, in paths: () -> [FieldPath]
  ) -> Set<String> {
    let question = Question(reader: reader, coercion: coercion, place: place)
    if let keys = known[question] { return keys }
    let steps = place.components
    var keys: Set<String> = []
    for path in paths() {
      let components = path.components
      guard components.count > steps.count, components.starts(with: steps),
        case .key(let key) = components[steps.count]
      else { continue }
      keys.insert(key)
    }
    known[question] = keys
    return keys
  }
}

extension InputSource {
  /// What is kept for the input of a node; nothing yet where values share nothing.
  ///
  /// - Precondition: `source` is that of a node that lives.
  static func declaredKeys(of source: UnsafeMutablePointer<InputSource>?) -> DeclaredKeys {
    guard let source = unsafe source else { return DeclaredKeys() }
    let keys = unsafe source.pointee.declared ?? DeclaredKeys()
    unsafe source.pointee.declared = keys
    return keys
  }
}
