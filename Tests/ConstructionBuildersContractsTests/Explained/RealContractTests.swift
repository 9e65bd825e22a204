import ConstructionBuilders
import ConstructionBuildersContracts
import TestSupport
import Testing

/// Failures and unread keys, by the contracts of builders.
struct RealContractTests {
  private struct AccountBuilder: ConstructionBuilder {
    @Field var userId: Int?
    @Field var email: String?
    @Field var friends: [AccountBuilder]?
    @Field var notes: JSONValue?
    @Field var radius: Double?

    init(fields: JSONFields) {
      _userId = fields["userId"]
      _email = fields[anyOf: "email", "mail"]
      _friends = fields["social", "friends"]
      _notes = fields["notes"]
      // A branch that only a document shows.
      let isCircle = _email.wrappedValue == "circle"
      _radius = isCircle ? fields["radius"] : .missing
    }

    func build() -> Result<Int, BuildFailure> {
      construct({ id, _ in id }, $userId, $friends.requiringAll.optional)
    }
  }

  private static let json = """
    {
      "user_id": 7, "mail": "circle", "radius": 1,
      "social": {"friends": [{"userId": "x", "badge": {}}, {"usreId": 8}], "network": 1},
      "notes": {"free": true}
    }
    """

  @Test func explained_usesTheContractOfTheBuilder() throws {
    let failure = try #require(throws: BuildFailure.self) {
      try AccountBuilder(json: Self.json).build().get()
    }
    expect(
      failure.explained(in: Self.json, by: AccountBuilder.self).description,
      equals: """
        Int could not be built: 1 problem
          userId: required Int is missing (line 1, column 1); user_id is there, and nothing reads it
        """)
  }

  /// No element takes the branch, so its key is not known.
  @Test func explained_inAnArray_followsTheElements() throws {
    let json = #"[{"userId": 1}, {"userID": 2}, 7]"#
    let failure = try #require(throws: BuildFailure.self) {
      try [AccountBuilder].build(json: json).get()
    }
    expect(
      failure.explained(in: json, by: [AccountBuilder].self).description,
      equals: """
        [Int] could not be built: 2 problems
          [1].userId: required Int is missing (line 1, column 17); userID is there, and may be unread
          [2]: expected object, found number 7 (line 1, column 32)
        """)
  }

  @Test func unread_withASample_knowsItsBranches() {
    let contract = AccountBuilder.contract(sample: Self.json)
    expect(
      contract.unread(in: Self.json).rows.map(\.path),
      equals: ["Int.user_id", "Int.usreId", "Int.badge", "Int.social.network"])
  }
}
