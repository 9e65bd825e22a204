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
    expect(
      contract.unread(in: json).rows.map(\.path), equals: ["Cipher.LOGIN.Other", "Cipher.more"])
    // The exact key is the one that is read.
    expect(
      contract.unread(in: #"{"id": 1, "ID": 2}"#).rows.map(\.path), equals: ["Cipher.ID"])
    expect(
      CipherBuilder.contract().unread(in: #"{"ID": 1}"#).rows.map(\.path), equals: ["Cipher.ID"])
  }

  @Test func schema_requiresNoKeyThatIsReadInAnyCase() throws {
    let contract = NameBuilder.contract(coercion: Self.anyCase)
    expect("\(try contract.jsonSchema(.declared))", equals: "")
    expect("\(try contract.jsonSchema(.tolerated))", equals: "")
    expect("\(contract)", equals: "")
  }

  @Test func differences_knowTheOption() {
    let (old, new) = (
      NameBuilder.contract(coercion: Self.anyCase), NameBuilder.contract(coercion: .lenient)
    )
    expect(new.differences(from: old).map(\.description), equals: [])
    expect(old.differences(from: new).map(\.description), equals: [])
  }

  @Test func pathAliases_areInTextSchemaAndExample() throws {
    let contract = CipherBuilder.contract()
    expect("\(contract)", equals: "")
    expect("\(try contract.jsonSchema(.tolerated))", equals: "")
    expect("\(try contract.example(from: #"{}"#))", equals: "")
    expect(contract.unread(in: #"{"Login": {"Uri": 1}, "uri": 1}"#).rows.map(\.path), equals: [])
    let moved = MovedBuilder.contract()
    expect(moved.differences(from: contract).map(\.description), equals: [])
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
