import ConstructionBuilders
import ConstructionBuildersContracts
import TestSupport
import Testing

/// Changes of coercions where a variant decides what is read: a difference is breaking exactly if
/// there is a document that was used as a whole and no longer is.
struct VariantCoercionTests {
  private static let coercions: [Coercion] = [
    .strict, .emptyArraysAsObjects, .stringsFromNumbers, .emptyStringAsNull,
  ]

  private static let payloads: [String] = {
    let texts = ["[]", "{}", "null", #""""#, #"{"text":5}"#, #"{"text":"a"}"#, #"{"text":""}"#]
    let typed = ["note", "push", "5"].flatMap { type in
      texts.map { #"{"type":"\#(type)","data":\#($0)}"# } + [
        #"{"type":"\#(type)","text":5}"#, #"{"type":"\#(type)","text":"a"}"#,
        #"{"type":"\#(type)","text":""}"#,
      ]
    }
    return texts + typed + [#"{"type":5,"data":{"text":"a"}}"#, #"{"type":5,"text":"a"}"#]
  }()

  private static let documents: [String] = [#""note""#, #""push""#, #""5""#, "5"].flatMap { kind in
    payloads.map { #"{"kind":\#(kind),"payload":\#($0)}"# }
  }

  /// Where nothing reads the kind, one of its values is enough.
  private static let documentsOfOneKind = Array(documents.prefix(payloads.count))

  @Test func variantOfAnotherObject() {
    expect(mistakes(Told<SomeOptional>.self), equals: [])
    expect(mistakes(Told<AllRequired>.self), equals: [])
    expect(mistakes(Told<FromOutside>.self), equals: [])
    expect(mistakes(Told<Apart>.self), equals: [])
  }

  @Test func variantOfTheObjectItself() {
    expect(mistakes(Plain<SomeOptional>.self, Self.documentsOfOneKind), equals: [])
    expect(mistakes(Plain<AllRequired>.self, Self.documentsOfOneKind), equals: [])
    expect(mistakes(Plain<Apart>.self, Self.documentsOfOneKind), equals: [])
  }

  private func mistakes<Builder: ConstructionBuilder>(
    _ type: Builder.Type, _ documents: [String] = documents
  ) -> [String]
  where Builder.Model == String, Builder.Failure == BuildFailure {
    func used(_ document: String, _ coercion: Coercion) -> String? {
      let report = type.report(json: document, coercion: coercion)
      return report.findings.allSatisfy(\.isRepair) ? try? report.result.get() : nil
    }
    let contracts = Self.coercions.map { type.contract(coercion: $0) }
    let results = Self.coercions.map { coercion in documents.map { used($0, coercion) } }
    return Self.coercions.indices.flatMap { old in
      Self.coercions.indices.filter { $0 != old }.compactMap { new in
        let (before, after) = (Self.coercions[old], Self.coercions[new])
        let differences = contracts[new].differences(from: contracts[old])
        let broken = documents.indices.first { index in
          results[old][index] != nil && results[old][index] != results[new][index]
        }.map { documents[$0] }
        let isBreaking = differences.contains { $0.severity == .breaking }
        return isBreaking == (broken != nil)
          ? nil : "\(before.words) to \(after.words): \(differences), \(broken ?? "nothing breaks")"
      }
    }
  }
}

private struct Note: ConstructionBuilder {
  @Field var text: String?
  init(fields: JSONFields) { _text = fields["text"] }
  func build() -> Result<String, BuildFailure> { construct({ "note \($0 ?? "")" }, $text.optional) }
}

private struct Push: ConstructionBuilder {
  @Field var text: String?
  init(fields: JSONFields) { _text = fields["text"] }
  func build() -> Result<String, BuildFailure> { construct({ "push \($0)" }, $text) }
}

private struct SomeOptional: VariantBuilder {
  typealias Model = String
  @Field var type: String?
  @Field var note: Note?
  @Field var push: Push?
  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type", .variant("note", as: \._note, { $0 }),
    .variant("push", "5", as: \._push, { $0 }))
  init() { (_type, _note, _push) = (.missing, .missing, .missing) }
}

private struct AllRequired: VariantBuilder {
  typealias Model = String
  @Field var type: String?
  @Field var push: Push?
  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type", .variant("push", "5", as: \._push, { $0 }))
  init() { (_type, _push) = (.missing, .missing) }
}

private struct FromOutside: VariantBuilder {
  typealias Model = String
  @Field var type: String?
  @Field var push: Push?
  static let variants = BuilderVariants<Self>(\._type, .variant("push", as: \._push, { $0 }))
  init() { (_type, _push) = (.missing, .missing) }
}

/// Their fields are in another object.
private struct Apart: VariantBuilder {
  typealias Model = String
  @Field var type: String?
  @Field var push: Push?
  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type", content: "data", .variant("push", as: \._push, { $0 }))
  init() { (_type, _push) = (.missing, .missing) }
}

private struct Told<Payload: VariantBuilder>: ConstructionBuilder
where Payload.Model == String, Payload.Failure == BuildFailure {
  @Field var payload: Payload?
  init(fields: JSONFields) { _payload = fields["payload", variant: "kind"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $payload) }
}

private struct Plain<Payload: VariantBuilder>: ConstructionBuilder
where Payload.Model == String, Payload.Failure == BuildFailure {
  @Field var payload: Payload?
  init(fields: JSONFields) { _payload = fields["payload"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $payload) }
}
