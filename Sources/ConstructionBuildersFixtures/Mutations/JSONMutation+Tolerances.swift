extension Sequence<JSONMutation> {
  /// The work of `tolerances` in `ConstructionBuildersTesting`.
  package func toleranceTable(
    within limit: Duration, _ parse: @escaping @Sendable (Data) throws -> Any
  ) throws -> ToleranceTable {
    var table = ToleranceTable()
    var models: [Data: Any] = [:]
    for mutation in self {
      let sample = mutation.sample
      if models[sample] == nil {
        let result = try mutation.result(of: { try parse(sample) }, within: limit)
        if let error = result.error { throw MutationProblem.rejectedSample(error) }
        models[sample] = result.model
      }
      guard let model = models[sample] else { continue }
      let json = mutation.json
      let result = try mutation.result(of: { try parse(json) }, within: limit)
      var tolerance = Tolerance.rejected
      if let changed = result.model {
        tolerance = isSameModel(model, changed) ? .unchanged : .changed
        if tolerance == .changed, let dropped = mutation.dropped?.json,
          let without = try mutation.result(of: { try parse(dropped) }, within: limit).model,
          isSameModel(changed, without)
        {
          tolerance = .defaulted
        }
      }
      table.add(tolerance, for: mutation.operation, on: mutation.field)
    }
    guard !table.fields.isEmpty else { throw MutationProblem.nothingToTry }
    return table
  }
}

extension JSONMutation {
  /// The name of the field, in a table, too: the path without indices, except those of rows.
  var field: String {
    if operation.isOfDocument { return "(text)" }
    if path.isEmpty { return "(top level)" }
    var name = ""
    for (depth, step) in path.components.enumerated() {
      switch step {
      case .index:
        let array = source.root[at: FieldPath(Array(path.components.prefix(depth)))]
        name += array?.isRow == true ? "\(FieldPath([step]))" : "[]"
      case .key: name += "\(name.isEmpty ? "" : ".")\(FieldPath([step]))"
      }
    }
    return name
  }

  /// The mutation that drops the same value.
  fileprivate var dropped: JSONMutation? {
    path.isEmpty ? nil : JSONMutation(unchecked: .drop, path, of: source)
  }

  fileprivate func result(
    of parse: @escaping @Sendable () throws -> Any, within limit: Duration
  ) throws -> MutationResult {
    guard let result = Watchdog.run(within: limit, { MutationResult(parse) }) else {
      throw MutationViolation(self, unfinished(within: limit))
    }
    return result
  }
}
