import ConstructionBuilders
import ConstructionBuildersContracts

/// Rows that builders read.
extension ContractVisit {
  mutating func readRow(_ node: borrowing JSONNode, _ name: String, _ path: [Step]) -> Result {
    guard let row = contract.object(named: name) else {
      unknown.insert(path.text)
      return .usable
    }
    guard !node.isReadAsNull else { return unusable(node, .row(name), path) }
    if node.isArray { return read(node, as: row, path) }
    let result = node.withEmbedded { embedded in
      embedded.isArray && !embedded.isReadAsNull ? read(embedded, as: row, path) : nil
    }
    guard let result = result ?? nil else { return unusable(node, .row(name), path) }
    noteRepair(path, "array", node)
    return result
  }

  /// Reads the elements as the members of an object, by their positions.
  private mutating func read(
    _ array: borrowing JSONNode, as row: Contract.Object, _ path: [Step]
  ) -> Result {
    var members = JSONValue.Members()
    var position = 0
    array.forEachElement { element in
      members["\(position)"] = JSONValue.capture(copy element).value ?? .null
      position += 1
    }
    let coercion =
      array.coercion.contains(.embeddedJSON)
      ? row.coercion : row.coercion.subtracting(.embeddedJSON)
    return JSONNode.withRoot(JSONValue.object(members), coercion) { object in
      object.withFields { readFields($0, row, path, nil) } ?? .usable
    }
  }
}
