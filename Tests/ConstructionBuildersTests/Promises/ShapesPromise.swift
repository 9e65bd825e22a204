import ConstructionBuilders
import Foundation

/// Builders of every shape can be asked for all that they have, whatever arrived.
///
/// What holds fields need not be a struct of nothing but fields, and what one value of a type holds
/// says nothing about the next: each shape is asked for several values in turn.
enum ShapesPromise {
  static func check(_ input: [UInt8]) throws {
    for coercion in BytesPromise.coercions {
      try check(OptionalFieldBuilder.self, input, coercion)
      try check(ChoiceBuilder.self, input, coercion)
      try check(KindBuilder.self, input, coercion)
      try check(InheritingBuilder.self, input, coercion)
      try check(MixedBuilder<Int, [Int]>.self, input, coercion)
      try check(MixedBuilder<String, [String: Bool]>.self, input, coercion)
      try check(MixedBuilder<Int?, Set<String>>.self, input, coercion)
      try check(MixedBuilder<OptionalFieldBuilder, KindBuilder>.self, input, coercion)
      try check(MixedBuilder<[KindBuilder], [Int: ChoiceBuilder]>.self, input, coercion)
      try check(TreeBuilder.self, input, coercion)
      try check(LinkedBuilder.self, input, coercion)
    }
  }

  private static func check<Builder: ConstructionBuilder>(
    _ type: Builder.Type, _ input: [UInt8], _ coercion: Coercion
  ) throws where Builder.Failure == BuildFailure {
    guard let sut = try? Builder(json: input, coercion: coercion) else { return }
    let empty = Builder(dictionary: [:], coercion: coercion)
    for builder in [sut, empty, sut] {
      let findings = builder.findings
      for finding in findings { try promise(!"\(finding)".isEmpty, "a finding without words") }
      try promise(Set(findings).count == findings.count, "a finding is there twice: \(findings)")
      if case .failure(let failure) = builder.build() {
        let unsaid = failure.findings.filter { problem in
          problem.kind.count == nil && !findings.contains(problem)
            && !findings.contains { $0.kind.count != nil }
        }
        try promise(unsaid.isEmpty, "problems without a finding: \(unsaid), \(findings)")
      }
      for declared in builder.declaredFields { _ = declared.field.findings }
      _ = try? builder.json
    }
    try promise(sut.findings == sut.findings, "other findings when asked again")
  }
}
