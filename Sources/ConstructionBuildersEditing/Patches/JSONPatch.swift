internal import ConstructionBuilders

extension DocumentDifference {
  /// The operations of RFC 6902, each valid after those before it.
  ///
  /// - Parameter testing: Whether a test of the old value stands before each change.
  func jsonPatch(testing: Bool) -> JSONValue {
    var operations: [JSONValue] = []
    func add(_ name: String, _ path: FieldPath, _ value: JSONValue?) {
      var operation: JSONValue = ["op": .string(name), "path": .string(path.pointer)]
      operation["value"] = value
      operations.append(operation)
    }
    func add(_ name: String, _ path: FieldPath, _ place: Place) {
      if place.isWhole { return add(name, path, place.value) }
      // An operation cannot have all of its members, so each gets its own.
      if name != "test" { add(name, path, place.kind == .object ? [:] : []) }
      for part in place.parts {
        _ = DeeperStack.whereNeeded(frame: 16 << 10) {
          add(name == "test" ? name : "add", path + FieldPath([part.step]), part.place)
        }
      }
    }
    for difference in differences {
      switch difference {
      case .replaced(let path, let old, let new):
        if testing { add("test", path, old) }
        add("replace", path, new)
      case .added(let path, let new): add("add", path, new)
      case .removed(let path, let old):
        if testing { add("test", path, old) }
        add("remove", path, JSONValue?.none)
      }
    }
    return .array(operations)
  }
}

extension FieldPath {
  /// The path as a JSON pointer, by RFC 6901.
  var pointer: String {
    components.map { step in
      switch step {
      case .index(let index): "/\(index)"
      case .key(let key): "/" + key.pointerStep
      }
    }.joined()
  }
}
