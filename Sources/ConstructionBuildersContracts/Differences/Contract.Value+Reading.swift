package import ConstructionBuilders

extension Contract.Value {
  /// What becomes of a value that is read by formats of the library.
  package enum FormattedReading: Equatable {
    case whole, repaired, null, unusable
  }

  /// Reads a value as its type and its formats do; nil if a client's own format is in it, or a
  /// builder.
  package func formattedReading(_ node: borrowing JSONNode) -> FormattedReading? {
    func read<Type: PlainType>(_ type: Type.Type, _ node: borrowing JSONNode) -> FormattedReading? {
      FieldFormat<Type>(of: self).map { format in
        var walk = PathWalk(steps: [], capture: format.capture)
        walk.start(at: copy node)
        guard walk.field.wrappedValue != nil else {
          // What only a coercion reads as null is not so by the format.
          return walk.field.outcome == .unusable || !walk.field.findings.isEmpty
            ? .unusable : .null
        }
        return walk.field.findings.isEmpty ? .whole : .repaired
      }
    }
    guard let probed = probedType(at: Contract.Value.self) else { return nil }
    return ProbedCases.$current.withValue(probed.cases) { read(probed.type, node) }
  }
}
