import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

/// Every ordered pair of types and of formats: a difference is breaking exactly if there is a
/// document that was built as a whole and no longer is, or is built to another value.
struct DifferencesSweepTests {
  static let coercions: [Coercion] = [.strict, .lenient, .forgiving]

  @Test(arguments: coercions)
  func typeChanged_isBreakingExactlyIfADocumentBreaks(_ coercion: Coercion) {
    expect(mistakes(among: SweptTypes.all, coercion, step: 27), equals: [])
  }

  @Test(arguments: coercions)
  func formatChanged_isBreakingExactlyIfADocumentBreaks(_ coercion: Coercion) {
    expect(mistakes(among: SweptFormats.all, coercion, step: 11), equals: [])
  }

  @Test func durationChanged_isBreakingExactlyIfADocumentBreaks() {
    expect(mistakes(among: SweptFormats.durations, .lenient, step: 1), equals: [])
  }

  @Test(arguments: coercions)
  func unionChanged_isBreakingExactlyIfADocumentBreaks(_ coercion: Coercion) {
    expect(mistakes(among: SweptTypes.unions, coercion, step: 7), equals: [])
  }

  @Test(arguments: SweptTypes.all + SweptTypes.unions + SweptFormats.all)
  func contractOfItself_hasNoDifferences(_ type: SweptValue) throws {
    for coercion in Self.coercions {
      let contract = type.contract(coercion)
      let stored = try JSONDecoder().decode(
        Contract.self, from: try JSONEncoder().encode(contract))
      expect(stored, equals: contract)
      expect(contract.differences(from: stored), equals: [])
    }
  }

  /// The pairs about which the contracts are wrong, with the document that shows it.
  ///
  /// - Parameter step: Of how many types one is compared with the others: other ones by each of the
  ///   coercions. `ALL_CASES` takes each.
  private func mistakes(
    among all: [SweptValue], _ coercion: Coercion, step: Int
  ) -> [String] {
    let step = checksAllCases ? 1 : step
    let number = Self.coercions.firstIndex(of: coercion) ?? 0
    let values = stride(from: number * step / Self.coercions.count, to: all.count, by: step).map {
      all[$0]
    }
    let contracts = values.map { $0.contract(coercion) }
    let results = values.map { value in
      SweptDocuments.all.map { value.built(from: $0, coercion) }
    }
    var mistakes: [String] = []
    for pair in 0..<values.count * values.count {
      let (old, new) = pair.quotientAndRemainder(dividingBy: values.count)
      let differences = contracts[new].differences(from: contracts[old])
      guard !differences.contains(where: { $0.severity == .unknown }) else { continue }
      let broken = zip(SweptDocuments.all, zip(results[old], results[new])).first { _, results in
        results.0.map { before in
          guard let now = results.1 else { return true }
          return type(of: before.base) == type(of: now.base) && before != now
            || now.elementsWithoutValue > before.elementsWithoutValue
        } ?? false
      }
      let isBreaking = differences.contains { $0.severity == .breaking }
      if isBreaking != (broken != nil) {
        let words = broken.map { "breaks \($0.0)" } ?? "breaks nothing"
        mistakes.append(
          "\(values[old].name) to \(values[new].name): \(words): \(differences.map(\.description))")
      }
    }
    return mistakes
  }
}

extension AnyHashable {
  /// How many elements of an array are null.
  fileprivate var elementsWithoutValue: Int {
    (base as? [Any?])?.count { $0 == nil } ?? 0
  }
}
