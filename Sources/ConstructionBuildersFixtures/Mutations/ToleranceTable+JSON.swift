import ConstructionBuilders

extension ToleranceTable {
  /// The table as a text to store as a fixture: one line for each field and operation, sorted.
  ///
  /// ```swift
  /// try table.json.write(to: file, atomically: true, encoding: .utf8)
  /// let stored = try Fixture.decode(ToleranceTable.self, from: "characters-tolerances")
  /// ```
  public var json: String {
    let blocks = fields.keys.sorted().map { field in
      let lines = MutationOperation.allCases.filter { !self[field, $0].isEmpty }.map { operation in
        let names = self[field, operation].sorted().map { JSONValue.string($0.rawValue) }
        return "    \(JSONValue.string(operation.rawValue)): \(JSONValue.array(names))"
      }
      return "  \(JSONValue.string(field)): {\n\(lines.joined(separator: ",\n"))\n  }"
    }
    return "{\n\(blocks.joined(separator: ",\n"))\n}\n"
  }
}
