/// What a parser tolerates: for each field, the result of each operation.
///
/// ```swift
/// let table = try Fixture.mutations("characters").tolerances { parseFetchCharacters(json: $0) }
/// print(table)
/// ```
///
/// ```text
/// data.results[].name
///   rejected    lone-surrogate, invalid-utf8, deep-nesting
///   defaulted   drop, null, array, object, key-case
///   changed     number, boolean, …
///   unchanged   duplicate-key
/// ```
///
/// The elements of an array are one field, so that a table does not depend on how many elements the
/// sample has. Each position of a row is one. When the results differ between elements, an operation appears in several lines.
///
/// Store its ``json`` as a fixture, and every change of what is tolerated appears in words.
public struct ToleranceTable: Hashable, Sendable {
  /// The results of each operation, by field: a path without indices. There are several results
  /// when the elements of an array differ.
  package private(set) var fields: [String: [MutationOperation: Set<Tolerance>]]

  /// An empty table.
  public init() { fields = [:] }

  /// Adds the result of an operation on a field.
  public mutating func add(
    _ tolerance: Tolerance, for operation: MutationOperation, on field: String
  ) {
    fields[field, default: [:]][operation, default: []].insert(tolerance)
  }

  /// The results of an operation on a field; empty when it was not tried.
  public subscript(field: String, operation: MutationOperation) -> Set<Tolerance> {
    fields[field]?[operation] ?? []
  }

  /// The differences from an earlier table, one line each.
  package func differences(from earlier: ToleranceTable) -> [String] {
    Set(fields.keys).union(earlier.fields.keys).sorted(by: keyPrecedes).flatMap { field in
      MutationOperation.allCases.compactMap { operation in
        let now = self[field, operation]
        let before = earlier[field, operation]
        guard now != before else { return nil }
        return "\(field), \(operation.rawValue): \(words(now)), was \(words(before))"
      }
    }
  }

  private func words(_ tolerances: Set<Tolerance>) -> String {
    tolerances.isEmpty
      ? "not tried" : tolerances.inOrder.map(\.rawValue).joined(separator: " or ")
  }
}

extension ToleranceTable {
  /// The table as a text to store as a fixture: one line for each field and operation, sorted.
  public var json: String {
    let blocks = fields.keys.sorted(by: keyPrecedes).map { field in
      let lines = MutationOperation.allCases.filter { !self[field, $0].isEmpty }.map { operation in
        let names = self[field, operation].inOrder.map { "\"\($0.rawValue)\"" }
        return "    \"\(operation.rawValue)\": [\(names.joined(separator: ","))]"
      }
      return "  \(JSONValue.string(field)): {\n\(lines.joined(separator: ",\n"))\n  }"
    }
    return "{\n\(blocks.joined(separator: ",\n"))\n}\n"
  }
}

extension ToleranceTable: CustomStringConvertible {
  public var description: String {
    fields.keys.sorted(by: keyPrecedes).map { field in
      let lines = Tolerance.allCases.compactMap { tolerance -> String? in
        let operations = MutationOperation.allCases.filter { self[field, $0].contains(tolerance) }
        guard !operations.isEmpty else { return nil }
        let name = tolerance.rawValue.padding(toLength: 12, withPad: " ", startingAt: 0)
        return "  \(name)\(operations.map(\.rawValue).joined(separator: ", "))"
      }
      return ([field] + lines).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

extension ToleranceTable: Decodable {
  /// The object of objects of arrays that ``json`` writes.
  public init(from decoder: any Decoder) throws {
    fields = try decoder.singleValueContainer().decode(
      [String: [MutationOperation: Set<Tolerance>]].self)
  }
}

/// What a parser does with a mutation, as the model shows it.
public enum Tolerance: String, Hashable, Sendable, Codable, CaseIterable {
  /// No model is built.
  case rejected
  /// The model changed, as if the value had not been sent.
  case defaulted
  /// The model changed.
  case changed
  /// The model stayed the same.
  case unchanged
}

extension Set<Tolerance> {
  fileprivate var inOrder: [Tolerance] { Tolerance.allCases.filter(contains) }
}
