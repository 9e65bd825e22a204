import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

/// Ordered pairs of coercions, for fields of several types and forms: a difference is breaking
/// exactly if there is a document that was built as a whole and no longer is, or in which another
/// value is used than before.
///
/// A pair takes a twentieth of a second in a debug build. So one of eight fields is taken with a
/// few coercions, and with `ALL_CASES` each field with more.
struct CoercionSweepTests {
  @Test(arguments: SweptCoercions.chosenFields)
  func coercionChanged_isBreakingExactlyIfADocumentBreaks(_ field: CoercedField) {
    let coercions = SweptCoercions.chosen(for: field)
    let contracts = coercions.map(field.contract)
    let documents = SweptDocuments.all.flatMap { document in
      let reached = field.reached(document)
      let numbered: JSONValue = ["0": document]
      return [document, reached, numbered, ["1": document], field.reached(numbered)]
        + [reached, numbered].map { .string($0.description) }
    }
    // A key that differs in case is the reason why such documents are taken.
    let respelled = stride(from: 0, to: documents.count, by: checksAllCases ? 1 : 10)
    let spelled =
      documents.map { (key: "value", value: $0) }
      + respelled.map { (key: "Value", value: documents[$0]) }
    let results = coercions.map { coercion in
      spelled.map { field.built($0.value, $0.key, coercion) }
    }
    var mistakes: [String] = []
    for pair in 0..<coercions.count * coercions.count {
      let (old, new) = pair.quotientAndRemainder(dividingBy: coercions.count)
      guard old != new else { continue }
      let differences = contracts[new].differences(from: contracts[old])
      // A key that was missing and is read now is like one of a new alias.
      let isAnyKeyRead = coercions[old].contains(.keysInAnyCase)
      let broken = zip(spelled, zip(results[old], results[new])).first { document, results in
        (document.key == "value" || isAnyKeyRead) && results.0.isBroken(by: results.1)
      }
      // The document as a whole can be written into a text. An empty array has no members.
      let lost = coercions[old].subtracting(coercions[new])
      let isRootBroken =
        lost.contains(.embeddedJSON) || lost.contains(.emptyArraysAsObjects) && field.isOptional
      let isBroken = broken != nil || isRootBroken
      let words = broken.map { "breaks \($0.0.key): \($0.0.value)" } ?? "breaks nothing"
      let isBreaking = differences.contains { $0.severity == .breaking }
      let isUnknown = differences.contains { $0.severity == .unknown }
      if !isUnknown, isBreaking != isBroken {
        mistakes.append(
          "\(field.name), \(coercions[old].words) to \(coercions[new].words): \(words): "
            + "\(differences.map(\.description))")
      }
    }
    expect(mistakes, equals: [])
  }
}

enum SweptCoercions {
  static let chosenFields: [CoercedField] = {
    let all = CoercedField.all
    return stride(from: 0, to: all.count, by: checksAllCases ? 1 : 8).map { all[$0] }
  }()

  /// A few, among them some that depend on the field.
  static func chosen(for field: CoercedField) -> [Coercion] {
    let (few, others) = (all.prefix(4), all.dropFirst(4))
    let first = field.name.utf8.count
    var chosen = Array(checksAllCases ? few : few.prefix(3))
    for index in first..<first + (checksAllCases ? 2 : 1) {
      chosen.append(others[few.endIndex + index % others.count])
    }
    return chosen
  }

  private static let all: [Coercion] = [
    .strict, .forgiving, .keysInAnyCase, [.numbersFromBooleans, .stringsFromBooleans],
    [.numbersFromBooleans, .stringsFromBooleans, .falseAsNull],
    [.arraysFromSingleValues, .lenient],
    .emptyStringAsNull, .falseAsNull, [.arraysFromSingleValues, .emptyStringAsNull], .lenient,
    [.lenient, .falseAsNull], [.lenient, .emptyStringAsNull],
    [.arraysFromSingleValues, .embeddedJSON, .lenient],
    [.arraysFromSingleValues, .numberedObjectsAsArrays],
    [.forgiving, .falseAsNull], .emptyArraysAsObjects, .embeddedJSON,
    [.arraysFromSingleValues, .falseAsNull, .numbersFromBooleans], .numberedObjectsAsArrays,
    [.forgiving, .keysInAnyCase],
  ]
}

/// What became of a document with a field.
struct CoercedResult {
  /// What was built; nil if nothing was.
  let model: AnyHashable?
  let isWhole: Bool
  /// Whether the value is that of the alias.
  let isOfAlias: Bool

  func isBroken(by other: CoercedResult) -> Bool {
    guard let model, isWhole || isOfAlias else { return false }
    return other.model != model || isWhole && !other.isWhole
  }
}

/// A field of a type, read in one of several forms.
struct CoercedField: Sendable, CustomTestStringConvertible {
  let name: String
  let contract: @Sendable (Coercion) -> Contract
  /// What is built of a document that has it under a key, which is "value" in any case.
  let built: @Sendable (JSONValue, _ key: String, Coercion) -> CoercedResult
  /// A document where the field is read.
  let reached: @Sendable (JSONValue) -> JSONValue

  var testDescription: String { name }

  var isOptional: Bool { !name.hasSuffix("!") }

  private init<Builder: ConstructionBuilder>(
    _ builder: Builder.Type, _ name: String, beside alias: JSONValue? = nil,
    reached: @escaping @Sendable (JSONValue) -> JSONValue = { [$0] }
  ) where Builder.Model: Hashable, Builder.Failure == BuildFailure {
    self.name = name
    self.reached = reached
    contract = { Builder.contract(coercion: $0) }
    built = { value, key, coercion in
      func report(_ members: [String: Any]) -> (AnyHashable?, Bool) {
        let builder = Builder(dictionary: members, coercion: coercion)
        let model = (try? builder.build().get()).map(AnyHashable.init)
        return (model, builder.findings.allSatisfy(\.isRepair))
      }
      guard let alias else {
        let (model, isWhole) = report([key: value])
        return CoercedResult(model: model, isWhole: isWhole, isOfAlias: false)
      }
      let (model, isWhole) = report([key: value, "other": alias])
      let (ofAlias, _) = report(["other": alias])
      return CoercedResult(model: model, isWhole: isWhole, isOfAlias: model == ofAlias)
    }
  }

  private static func forms<Value: Capturable>(
    of type: Value.Type, beside alias: JSONValue
  ) -> [CoercedField] where Value.Built: Hashable {
    [
      CoercedField(One<Value>.self, "\(type)!"), CoercedField(Maybe<Value>.self, "\(type)"),
      CoercedField(Either<Value>.self, "\(type) or other", beside: alias),
      CoercedField(Inner<Value>.self, "a.\(type)") { ["a": $0] },
      CoercedField(First<Value>.self, "[0].\(type)"),
    ]
  }

  /// Some of all fields. With `ALL_CASES` all of them.
  static var all: [CoercedField] {
    let forms =
      forms(of: Int.self, beside: 12) + forms(of: String.self, beside: "q")
      + forms(of: Open<SweptColour>.self, beside: "blue") + forms(of: [Int].self, beside: [12])
      + forms(of: Bool.self, beside: true) + forms(of: Double.self, beside: 12.5)
      + forms(of: SweptAnswer.self, beside: "no") + forms(of: URL.self, beside: "https://q.test")
      + forms(of: Date.self, beside: "2020-02-02") + forms(of: [Int?].self, beside: [12])
      + forms(of: [Open<SweptColour>].self, beside: ["blue"])
      + forms(of: [SweptColour?].self, beside: ["blue"])
      + forms(of: [String: Int].self, beside: ["q": 12])
      + forms(of: Set<String>.self, beside: ["q"]) + forms(of: [[Int]].self, beside: [[12]])
      + forms(of: [SweptGrade: String].self, beside: ["2": "q"])
      + forms(of: JSONValue.self, beside: "q")
    return stride(from: checksAllCases ? 0 : 1, to: forms.count, by: checksAllCases ? 1 : 11).map {
      forms[$0]
    }
  }
}

private struct Maybe<Value: Capturable>: ConstructionBuilder {
  @Field var value: Value?
  init(fields: JSONFields) { _value = fields["value"] }
  func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
}

struct Either<Value: Capturable>: ConstructionBuilder {
  @Field var value: Value?
  init(fields: JSONFields) { _value = fields[anyOf: "value", "other"] }
  func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
}

private struct Inner<Value: Capturable>: ConstructionBuilder {
  @Field var value: Value?
  init(fields: JSONFields) { _value = fields["value", "a"] }
  func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
}

private struct First<Value: Capturable>: ConstructionBuilder {
  @Field var value: Value?
  init(fields: JSONFields) { _value = fields["value", 0] }
  func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
}
