import ConstructionBuilders
import ConstructionBuildersContracts
import TestSupport
import Testing

/// Contracts of keys that are read in any case, and of aliases that are paths.
struct KeyContractTests {
  private static let anyCase: Coercion = [.lenient, .keysInAnyCase]

  @Test func unread_countsAKeyInAnyCaseAsRead() {
    let contract = CipherBuilder.contract(coercion: Self.anyCase)
    let json = #"{"ID": 1, "LOGIN": {"URI": "a", "Other": 1}, "more": 2}"#
    expect(contract.unread(in: json).rows.map(\.path), equals: ["Login.Other", "more"])
    // The exact key is the one that is read.
    expect(contract.unread(in: #"{"id": 1, "ID": 2}"#).rows.map(\.path), equals: ["ID"])
    expect(CipherBuilder.contract().unread(in: #"{"ID": 1}"#).rows.map(\.path), equals: ["ID"])
  }

  /// The variant is told in any case, too.
  @Test func unread_knowsTheVariantThatAKeyInAnyCaseTells() throws {
    let contract = SignBuilder.contract(coercion: Self.anyCase)
    let rows = [
      (#"{"kind": "a", "body": {"name": "x", "y": 1}, "z": 2}"#, ["body.y", "z"]),
      (#"{"Kind": "a", "BODY": {"name": "x", "y": 1}, "z": 2}"#, ["body.y", "z"]),
      (#"{"Kind": "b", "Body": {"y": 1}}"#, ["Body"]),
      (#"{"Kind": "a", "KIND": "a", "body": {"y": 1}}"#, []),
    ]
    for (json, paths) in rows {
      expect(contract.unread(in: json).rows.map(\.path), equals: paths, "\(json)")
    }
    expect(SignBuilder.contract().unread(in: rows[1].0).rows.map(\.path), equals: ["Kind"])
    let presence = contract.presence(in: rows[1].0, findings: [], at: .distantPast)
    #expect(presence.rows.contains { $0.path == "body.name" && $0.present == 1 })
    let tolerated = try contract.jsonSchema(.tolerated)
    expect(tolerated.json["$defs"]?["Sign"]?["required"], equals: nil)
    #expect(
      tolerated.excesses.contains {
        $0.words == "any members, if the key of the variant is in another case"
      })
  }

  @Test func schema_requiresNoKeyThatIsReadInAnyCase() throws {
    let contract = NameBuilder.contract(coercion: Self.anyCase, sample: #"{"name": "a"}"#)
    let tolerated = "\(try contract.jsonSchema(.tolerated))"
    expect(tolerated, lacks: #""required""#)
    expect(
      tolerated,
      contains: "Also takes objects without a required key, because it is read in any case.")
    // The use of another key is a finding.
    expect("\(try contract.jsonSchema(.declared))", contains: #""required": ["name"]"#)
  }

  @Test func differences_knowTheOption() {
    let (old, new) = (
      NameBuilder.contract(coercion: Self.anyCase), NameBuilder.contract(coercion: .lenient)
    )
    expect(
      new.differences(from: old).map(\.description),
      equals: ["breaking: coercion is lenient, was lenient, keysInAnyCase"])
    expect(
      old.differences(from: new).map(\.description),
      equals: ["harmless: coercion is lenient, keysInAnyCase, was lenient"])
  }

  @Test func pathAliases_areInTextSchemaAndExample() throws {
    let contract = CipherBuilder.contract(sample: #"{"id": 7, "login": {"uri": "a"}}"#)
    expect(
      "\(contract)",
      equals: """
        Cipher, lenient
          id: Int, optional
          login.uri or Login.Uri or uri: String, required
        """)
    expect("\(try contract.jsonSchema(.tolerated))", contains: #""required": ["Login"]"#)
    expect("\(try contract.example(from: "{}"))", equals: #"{"login":{"uri":""}}"#)
    expect(contract.unread(in: #"{"Login": {"Uri": 1}, "uri": 1}"#).rows.map(\.path), equals: [])
    let moved = MovedBuilder.contract(sample: #"{"id": 7, "login": {"uri": "a"}}"#)
    expect(
      moved.differences(from: contract).map(\.description),
      equals: [
        "login.uri: breaking: is no longer read from Login.Uri",
        "login.uri: breaking: is no longer read from uri",
      ])
  }
}

private struct CipherBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var uri: String?

  init(fields: JSONFields) {
    _id = fields["id"]
    _uri = fields[anyOf: ["login", "uri"], ["Login", "Uri"], ["uri"]]
  }

  func build() -> Result<Cipher, BuildFailure> { construct(Cipher.init, $id.optional, $uri) }
}

private struct MovedBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var uri: String?

  init(fields: JSONFields) {
    _id = fields["id"]
    _uri = fields["login", "uri"]
  }

  func build() -> Result<Cipher, BuildFailure> { construct(Cipher.init, $id.optional, $uri) }
}

private struct Cipher {
  let id: Int?
  let uri: String
}

private struct NameBuilder: ConstructionBuilder {
  @Field var name: String?
  init(fields: JSONFields) { _name = fields["name"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}

private enum Sign {
  case a(String)
  case b
}

private struct SignBuilder: VariantBuilder {
  typealias Model = Sign
  @Field var kind: String?
  @Field var a: NameBuilder?
  static let variants = BuilderVariants<Self>(
    \._kind, discriminator: "kind", content: "body",
    .variant("a", as: \._a, Sign.a), .variant("b", is: Sign.b))
  init() { (_kind, _a) = (.missing, .missing) }
}
