import ConstructionBuilders
import Foundation

/// Builders of every shape report their findings, and read back what they write, whatever the
/// input.
///
/// A builder may have other members than fields, and two values of a type may have different ones.
/// So each shape is checked with several values in turn.
enum ShapesInvariant {
  static func check(_ input: [UInt8]) throws {
    for coercion in BytesInvariant.coercions {
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
      try check(EventBuilder.self, input, coercion)
      try check(WrappedBuilder.self, input, coercion)
      try check(EnvelopeBuilder.self, input, coercion)
      try check(MetaBuilder.self, input, coercion)
      try check(ContentBuilder.self, input, coercion)
      try check(MixedBuilder<EventBuilder, [WrappedBuilder]>.self, input, coercion)
    }
  }

  private static func check<Builder: ConstructionBuilder>(
    _ type: Builder.Type, _ input: [UInt8], _ coercion: Coercion
  ) throws where Builder.Failure == BuildFailure {
    guard let sut = try? Builder(json: input, coercion: coercion) else { return }
    let empty = Builder(dictionary: [:], coercion: coercion)
    for builder in [sut, empty, sut] {
      let findings = builder.findings
      for finding in findings { try require(!"\(finding)".isEmpty, "a finding without words") }
      try require(Set(findings).count == findings.count, "a finding is there twice: \(findings)")
      if case .failure(let failure) = builder.build() {
        let unsaid = failure.findings.filter { problem in
          problem.kind.count == nil && !findings.contains(problem)
            && !findings.contains { $0.kind.count != nil }
        }
        try require(unsaid.isEmpty, "problems without a finding: \(unsaid), \(findings)")
      }
      for declared in builder.declaredFields { _ = declared.field.findings }
      try WrittenInvariant.check(builder)
    }
    try require(sut.findings == sut.findings, "other findings when asked again")
  }
}
