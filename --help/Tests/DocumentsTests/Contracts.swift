import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import Testing

/// The article *What a builder expects*.
@Suite struct Contracts {
  enum Role: String, CaseIterable, Capturable { case admin, member }

  struct User {
    let id: Int
    let name: String
    let joined: Date?
    let roles: [Role]
  }

  struct UserBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var name: String?
    @Field var joined: Date?
    @Field var roles: [Role]?

    init(fields: JSONFields) {
      _id = fields["id"]
      _name = fields[anyOf: "name", "login"]
      _joined = fields["meta", "joined", as: .pattern("yyyy-MM-dd")]
      _roles = fields["roles"]
    }

    func build() -> Result<User, BuildFailure> {
      construct(
        User.init, $id.checked("1 or more") { $0 > 0 }, $name, $joined.optional, $roles.or([]))
    }
  }

  /// The same builder in a later version of the app.
  private struct LaterUserBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var name: String?
    @Field var joined: Date?

    init(fields: JSONFields) {
      _id = fields["id"]
      _name = fields["name"]
      _joined = fields["meta", "joined", as: .pattern("yyyy-MM-dd")]
    }

    func build() -> Result<User, BuildFailure> {
      construct(
        { id, name, joined in User(id: id, name: name, joined: joined, roles: []) },
        $id.checked("1 or more") { $0 > 0 }, $name, $joined)
    }
  }

  @Sendable static func outline(print: (Any) -> Void) {
    print(UserBuilder.contract())
  }

  @Test func excess_isNamed() throws {
    let schema = try UserBuilder.contract().jsonSchema(.declared)
    #expect(schema.excesses.map(\.description).contains("User.id: values that are not 1 or more"))
  }

  @Sendable static func differences(print: (Any) -> Void) throws {
    let stored = try JSONEncoder().encode(UserBuilder.contract())
    try compare(LaterUserBuilder.contract(), stored, print: print)
  }

  private static func compare(
    _ contract: Contract, _ stored: Data, print: (Any) -> Void
  ) throws {
    let older = try JSONDecoder().decode(Contract.self, from: stored)
    for difference in contract.differences(from: older) { print(difference) }
  }

  /// What a test in an app says about a contract that is stored beside it.
  private static func check(_ stored: Data) throws {
    let older = try JSONDecoder().decode(Contract.self, from: stored)
    let changes = UserBuilder.contract().differences(from: older)
    #expect(changes.filter { $0.severity == .breaking } == [])
  }

  @Test func sameContract_breaksNothing() throws {
    try Self.check(JSONEncoder().encode(UserBuilder.contract()))
  }

  @Test func example_hasWhatIsRequired() throws {
    let user = #"{"id": 1, "name": "Ann", "meta": {"joined": "2024-05-06"}, "roles": ["admin"]}"#
    let data = Data(user.utf8)
    let contract = UserBuilder.contract(sample: data)
    #expect(try contract.example(from: data).description == #"{"id":1,"name":"Ann"}"#)
  }

  @Sendable static func explained(print: (Any) -> Void) {
    let json = """
      {
        "ID": 7,
        "name": ["Ann"]
      }
      """
    if case .failure(let failure) = UserBuilder.build(json: json) {
      print(failure.explained(in: json, by: UserBuilder.self))
    }
  }
}
