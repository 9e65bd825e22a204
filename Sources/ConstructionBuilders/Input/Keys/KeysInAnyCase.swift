/// What is known of the keys of an object, and of objects that paths in it lead to, without regard
/// to ASCII case, `_` and `-`.
///
/// It is made when the first key is not there.
@safe final class KeysInAnyCase {
  /// The type that reads the object; 0 for none.
  let reader: UInt

  /// The keys of each object by what is left of them, by the path that leads to it.
  private var keys: [FieldPath: [String: Set<String>]] = [:]

  /// The objects of which a finding tells that a key was read in any case.
  private var told: Set<FieldPath> = []

  /// What the builders of the input declare.
  let declared: DeclaredKeys

  init(readBy reader: UInt, _ declared: DeclaredKeys) {
    (self.reader, self.declared) = (reader, declared)
  }

  /// The longest key that is compared, in bytes: see ``KeyIndex``.
  private static var longest: Int { 512 }

  /// The keys of the object at a path that are the same in any case.
  ///
  /// - Parameter all: Calls its argument with all keys of that object.
  func keys(
    like key: String, at path: FieldPath, among all: (_ take: (String) -> Void) -> Void
  ) -> Set<String> {
    let folded = key.inAnyCase
    guard !folded.isEmpty else { return [] }
    if let known = keys[path] { return known[folded] ?? [] }
    var found: [String: Set<String>] = [:]
    all { key in
      if key.utf8.count <= Self.longest { found[key.inAnyCase, default: []].insert(key) }
    }
    keys[path] = found
    return found[folded] ?? []
  }

  /// Whether this is the first time that a key of the object at a path is read in any case.
  func isFirst(at path: FieldPath) -> Bool { told.insert(path).inserted }
}

extension String {
  /// What is left of a key without regard to ASCII case, `_` and `-`.
  package var inAnyCase: String {
    let left = utf8.lazy.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
    return String(
      decoding: left.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 },
      as: UTF8.self)
  }
}
