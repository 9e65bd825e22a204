import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import ConstructionBuildersContracts

/// The schema of an answer of every builder that several tests have, and of every type of a field.
struct AnswerOfEveryBuilderTests {
  @Test func builder_hasASchema_orAnErrorWithItsPath() {
    let unsaid = "no schema says what an answer is: "
    expect(outcome(of: AuthorBuilder.self), equals: "builds")
    expect(outcome(of: PostBuilder.self), equals: "builds")
    expect(
      outcome(of: PageBuilder.self), equals: unsaid + "comments: Comment contains itself")
    expect(outcome(of: CommentBuilder.self), equals: unsaid + "Comment contains itself")
    expect(outcome(of: ListingBuilder.self), equals: unsaid + "Listing contains itself")
    expect(outcome(of: ThingBuilder.self), equals: unsaid + "Thing contains itself")
    expect(outcome(of: ReplyBuilder.self), equals: unsaid + "Reply contains itself")
  }

  @Test func typeOfAField_hasASchema_orAnErrorWithItsPath() {
    let unsaid = "no schema says what an answer is: value: "
    for outcome in [
      outcome(of: One<String>.self), outcome(of: One<Int>.self), outcome(of: One<UInt8>.self),
      outcome(of: One<Double>.self), outcome(of: One<Decimal>.self), outcome(of: One<Bool>.self),
      outcome(of: One<Date>.self), outcome(of: One<URL>.self), outcome(of: One<UUID>.self),
      outcome(of: One<Data>.self), outcome(of: One<Side>.self), outcome(of: One<Open<Side>>.self),
      outcome(of: One<[Int]>.self), outcome(of: One<[Int?]>.self), outcome(of: One<Set<Int>>.self),
      outcome(of: One<[[Bool]]>.self), outcome(of: One<One<[One<Side>]>>.self),
      outcome(of: One<OneOf<String, Int>>.self),
      outcome(of: One<[OneOf<Bool, AuthorBuilder>]>.self),
    ] { expect(outcome, equals: "builds") }
    expect(outcome(of: One<JSONValue>.self), equals: unsaid + "any value can be read")
    expect(
      outcome(of: One<[String: Int]>.self),
      equals: unsaid + #"a schema needs "additionalProperties" to say it"#)
    expect(
      outcome(of: One<[JSONValue]>.self), equals: unsaid + "any members or elements can be read")
    expect(outcome(of: One<Decoded<[Int]>>.self), equals: unsaid + "any value can be read")
  }

  /// `builds` if each of many documents that the schema accepts builds under `.strict` without
  /// findings, but for what is listed as an excess.
  private func outcome<Builder: ConstructionBuilder>(of type: Builder.Type) -> String
  where Builder.Failure == BuildFailure {
    do {
      let schema = try Builder.contract().jsonSchema(.answer)
      var documents = RandomDocuments(root: schema.json, generator: SplitMix64(seed: 60))
      for _ in 0..<200 {
        let json = documents.next(schema.json).description
        let report = Builder.report(json: json, coercion: .strict)
        for finding in report.findings where !schema.excesses.contains(where: finding.isAllowed) {
          return "\(json): \(finding)"
        }
      }
      return "builds"
    } catch {
      return "\(error)"
    }
  }
}

private enum Side: String, Capturable, CaseIterable { case left, right }

extension Finding {
  /// Whether the excess is of this kind of finding, and at the same keys, as seen from an object
  /// somewhere in the document.
  fileprivate func isAllowed(by excess: Contract.Excess) -> Bool {
    guard !excess.path.isEmpty, path.keys.suffix(excess.path.keys.count) == excess.path.keys[...]
    else { return false }
    let kinds: [Kind] =
      switch excess.words {
      case _ where excess.words.hasPrefix("strings "): found?.kind == .string ? [.mismatch] : []
      case _ where excess.words.hasPrefix("numbers "): [.outOfRange]
      case "repeated elements": [.duplicate]
      default: []
      }
    return kinds.contains(kind)
  }
}

extension FieldPath {
  /// The path without places in arrays.
  fileprivate var keys: [Component] {
    components.filter { if case .key = $0 { true } else { false } }
  }
}
