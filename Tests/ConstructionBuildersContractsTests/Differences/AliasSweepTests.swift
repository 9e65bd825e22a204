import ConstructionBuilders
import TestSupport
import Testing

@testable import ConstructionBuildersContracts

/// Every ordered pair of lists of names: a difference is breaking exactly if a document was used
/// and no longer is, or gives another value.
struct AliasSweepTests {
  private static let names = ["a", "b", "c"]

  /// Each list of different names.
  private static let lists: [[String]] = {
    let alone = names.map { [$0] }
    let pairs = alone.flatMap(extended)
    return alone + pairs + pairs.flatMap(extended)
  }()

  private static func extended(_ list: [String]) -> [[String]] {
    names.filter { !list.contains($0) }.map { list + [$0] }
  }

  /// Each name is missing, or has a value of its own.
  private static let documents: [[String: String]] = (0..<8).map { bits in
    var document: [String: String] = [:]
    for (index, name) in names.enumerated() where bits & (1 << index) != 0 {
      document[name] = "value of \(name)"
    }
    return document
  }

  private static func used(_ names: [String], _ document: [String: String]) -> String? {
    names.lazy.compactMap { document[$0] }.first
  }

  private static func contract(_ names: [String]) -> Contract {
    let paths = names.map { FieldPath([.key($0)]) }
    return Contract(
      of: object(
        Contract.Field(
          name: "field", paths: paths, value: .string, coercion: .lenient, need: .required)))
  }

  @Test(arguments: lists)
  func namesChanged_isBreakingExactlyIfADocumentBreaks(_ old: [String]) {
    for new in Self.lists where !Set(new).isDisjoint(with: old) {
      let differences = Self.contract(new).differences(from: Self.contract(old))
      let breaks = Self.documents.contains { document in
        let before = Self.used(old, document)
        return before != nil && before != Self.used(new, document)
      }
      expect(
        differences.contains { $0.severity == .breaking }, equals: breaks,
        "\(old) to \(new): \(differences)")
    }
  }
}
