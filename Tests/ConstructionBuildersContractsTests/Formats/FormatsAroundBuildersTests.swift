import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import ConstructionBuildersContracts

/// What contracts say about a builder does not depend on the format around it.
struct FormatsAroundBuildersTests {
  /// A builder of a field `value`, and how a parcel is written in it.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let type: any ConstructionBuilder.Type
    /// The value, with `%` for a parcel, or `@` for the JSON of one in a string.
    let value: String
    /// The path of the object.
    let path: String
    var coercion = Coercion.lenient

    init(
      _ type: any ConstructionBuilder.Type, _ value: String, at path: String,
      _ coercion: Coercion = .lenient
    ) {
      testDescription = "\(type): \(value)"
      (self.type, self.value, self.path, self.coercion) = (type, value, path, coercion)
    }

    func json(_ item: String) -> String {
      // A second parcel, in an array in a string, is in two strings.
      let inner = value.replacing("%", with: item)
      let texts = inner.replacing("@", with: JSONText.quoted(item))
      let isInText = value.hasPrefix("text:")
      let whole = isInText ? JSONText.quoted(String(texts.dropFirst(5))) : texts
      return #"{"value": \#(whole)}"#
    }
  }

  static let cases: [Case] = [
    Case(FormattedField<NullWord>.self, "%", at: "value"),
    Case(FormattedField<NullWordInEach>.self, #"["-", %]"#, at: "value[*]"),
    Case(FormattedField<NullWordInMembers>.self, #"{"a": "-", "b": %}"#, at: "value.*"),
    Case(FormattedField<NullWordOrText>.self, "@", at: "value"),
    Case(FormattedField<TextOfNullWord>.self, "@", at: "value"),
    Case(FormattedField<NullWordOrRow>.self, "[%]", at: "value[0]"),
    Case(FormattedField<NullWordOrUnion>.self, "%", at: "value"),
    Case(FormattedField<ArmInText>.self, "@", at: "value"),
    // Findings name the element, so that rows are the same however many are sent.
    Case(FormattedField<OneOrMany>.self, "%", at: "value[*]"),
    Case(FormattedField<OneOrMany>.self, "[%]", at: "value[*]"),
    Case(FormattedField<OneOrManyInEach>.self, "[%]", at: "value[*][*]"),
    Case(FormattedField<OneOrManyInEach>.self, "[[%]]", at: "value[*][*]"),
    Case(FormattedField<OneOrManyTexts>.self, "[@]", at: "value[*]"),
    Case(FormattedField<OneOrManyTexts>.self, "@", at: "value[*]"),
    Case(FormattedField<Text>.self, "@", at: "value"),
    Case(FormattedField<TextOfTexts>.self, "text:[@]", at: "value[*]"),
    Case(FormattedField<WholeItems>.self, "[%]", at: "value[*]"),
    Case(FormattedField<WholeInEach>.self, "[[%]]", at: "value[*][*]"),
    Case(FormattedField<Keyed>.self, #"{"1": %}"#, at: "value.*"),
    // As findings say it: a value of a pair is where it was sent.
    Case(FormattedField<PairsOfItems>.self, #"[{"k": "a", "v": %}]"#, at: "value[*].v"),
    Case(FormattedField<PairsOfHolder>.self, #"[{"k": "item", "v": %}]"#, at: "value[*].v"),
    Case(FormattedField<NullWordOrPairs>.self, #"[{"k": "a", "v": %}]"#, at: "value[*].v"),
    Case(
      FormattedField<PairsOfItems>.self, #"{"0": {"k": "a", "v": %}}"#, at: "value[*].v",
      .numberedObjectsAsArrays),
    Case(
      FormattedField<PairsOfItems>.self, #"{"k": "a", "v": %}"#, at: "value[*].v",
      .arraysFromSingleValues),
    Case(
      FormattedField<PairsOfItems>.self, #"text:[{"k": "a", "v": %}]"#, at: "value[*].v",
      .embeddedJSON),
    Case(FormattedField<TextOrNullWord>.self, "@", at: "value"),
    Case(FormattedField<TextOrNullWord>.self, "%", at: "value"),
    Case(ParcelVariantBuilder.self, "@", at: "value"),
    Case(One<ParcelBuilder>.self, "[%]", at: "value", .singleValuesFromArrays),
    Case(One<[String: ParcelBuilder]>.self, #"[{"a": %}]"#, at: "value.*", .singleValuesFromArrays),
    Case(One<ParcelHolderBuilder>.self, #"[{"item": [%]}]"#, at: "value.item", .forgiving),
    Case(One<[ParcelBuilder]>.self, "%", at: "value[*]", .arraysFromSingleValues),
    Case(One<ParcelBuilder>.self, "@", at: "value", .embeddedJSON),
    Case(One<[ParcelBuilder]>.self, #"{"0": %}"#, at: "value[*]", .numberedObjectsAsArrays),
  ]

  @Test(arguments: cases)
  func unreadKey_isTold(_ sut: Case) throws {
    let json = sut.json(#"{"id": 1, "nick": "n", "zz": 1}"#)
    let tally = sut.type.contract(coercion: sut.coercion).unread(in: json)
    // Rows of unread keys are about all elements.
    expect(tally.rows.map(\.path), equals: ["\(sut.path.replacing("[0]", with: "[*]")).zz"])
    let dictionary = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let contract = sut.type.contract(coercion: sut.coercion, sample: json)
    try expect(contract.unread(in: #require(dictionary)), equals: tally)
  }

  @Test(arguments: cases)
  func vanishedKey_isTold(_ sut: Case) throws {
    let contract = sut.type.contract(coercion: sut.coercion)
    func tally(_ item: String, day: Double) -> PresenceTally {
      var tally = PresenceTally()
      for _ in 1...20 {
        tally.merge(
          contract.presence(
            in: sut.json(item), findings: [], at: Date(timeIntervalSince1970: day * 86_400)))
      }
      return tally
    }
    let before = tally(#"{"id": 1, "nick": "n"}"#, day: 1)
    let differences = tally(#"{"id": 1}"#, day: 2).differences(from: before)
    expect(differences.map(\.path), equals: ["\(sut.path).nick"])
  }

  @Test(arguments: cases)
  func problem_isExplained(_ sut: Case) throws {
    let json = sut.json(#"{"ID": 1}"#)
    func problems<Builder: ConstructionBuilder>(
      _ type: Builder.Type
    ) throws -> [ExplainedFailure.Problem] {
      let findings = try Builder(json: json, coercion: sut.coercion).findings
        .filter { !$0.isRepair && $0.path.components.last == .key("id") }
      let first = try #require(findings.first)
      let failure = BuildFailure(model: "Box", first, Array(findings.dropFirst()))
      return failure.explained(in: json, by: Builder.self, coercion: sut.coercion).problems
    }
    let all = try problems(sut.type)
    let problem = try #require(all.first)
    expect(problem.description, contains: "; ID is there, and nothing reads it", "\(problem)")
    #expect(problem.location != nil)
    expect(all.count, equals: 1)
  }

  @Test func arm_isNamedWithoutWordsForNull() throws {
    func problems<Format: ParcelFormat>(_ type: Format.Type, _ value: String) throws -> [String] {
      let json = #"{"value": \#(value)}"#
      let findings = try FormattedField<Format>(json: json).findings
      let failure = BuildFailure(model: "Box", try #require(findings.first))
      return failure.explained(in: json, by: FormattedField<Format>.self).problems
        .map(\.description)
    }
    let place = "required Int is missing (line 1, column 11)"
    try expect(
      problems(NullWordOrUnion.self, "{}"),
      equals: ["value.id: \(place); value was read as Parcel, because an object was sent"])
    try expect(
      problems(ArmInText.self, #""{}""#),
      equals: [
        "value.id: \(place); value was read as Parcel as a string, because a string was sent"
      ])
    try expect(problems(TextOrNullWord.self, "{}"), equals: ["value.id: \(place)"])
  }

  @Test(arguments: cases)
  func sample_isUsed(_ sut: Case) throws {
    let json = sut.json(#"{"id": 1, "nick": "n"}"#)
    let contract = sut.type.contract(coercion: sut.coercion, sample: json)
    let parcel = try #require(contract.objects.first { $0.fields.first?.name == "id" })
    expect(parcel.fields.map(\.need), equals: [.required, .optional])
    let schema = try contract.jsonSchema(.declared).json
    expect("\(schema["$defs"]?[parcel.name]?["required"] ?? .null)", equals: #"["id"]"#)
    // No schema looks into a string.
    guard !sut.value.contains("@"), !sut.value.hasPrefix("text:") else { return }
    expect("\(schema)", contains: ##""$ref":"#/$defs/\##(parcel.name)"##, "\(schema)")
  }
}
