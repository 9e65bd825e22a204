import ConstructionBuilders
import ConstructionBuildersContracts
import TestSupport
import Testing

/// Explained failures find what formats have put elsewhere: in pairs, and in a string.
struct ExplainedFormatsTests {
  private struct Box: ConstructionBuilder {
    @Field var object: User?
    @Field var payload: User?
    @Field var users: [String: User]?
    init(fields: JSONFields) {
      _object = fields["object", as: .pairs(key: "key", value: "value")]
      _payload = fields["payload", as: .sent(as: .string)]
      _users = fields["users", as: .pairs(key: "k", value: "v")]
    }
    func build() -> Result<Int, BuildFailure> {
      construct(
        { object, payload, users in object ?? 0 }, $object.optional, $payload.optional,
        $users.requiringAll.optional)
    }
  }

  private struct User: ConstructionBuilder {
    @Field var userID: Int?
    init(fields: JSONFields) { _userID = fields["userId"] }
    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $userID) }
  }

  @Test(arguments: [
    (
      #"{"object": [{"key": "user_id", "value": 7}]}"#,
      "object.userId: required Int is missing (line 1, column 12); user_id is there, and nothing reads it"
    ),
    (
      #"{"object": [{"key": "a", "value": 1}, {"key": "userId", "value": "x"}]}"#,
      #"object[1].value: expected Int, found string "x" (line 1, column 66)"#
    ),
    (
      #"{"payload": "{\"user_id\": 7}"}"#,
      "payload.userId: required Int is missing (line 1, column 13); user_id is there, and nothing reads it"
    ),
    (
      #"{"payload": "{\"userId\": \"x\"}"}"#,
      #"payload.userId: expected Int, found string "x" (line 1, column 13)"#
    ),
    (
      #"{"users": [{"k": "a", "v": {"user_id": 7}}]}"#,
      "users[0].v.userId: required Int is missing (line 1, column 28); user_id is there, and nothing reads it"
    ),
  ])
  func problem_hasItsPlaceAndWhatWasMeant(_ json: String, _ problem: String) throws {
    let findings = Box.report(json: json).findings.filter { !$0.isRepair }
    let first = try #require(findings.first)
    let failure = BuildFailure(model: "Box", first, Array(findings.dropFirst()))
    let sut = failure.explained(in: json, by: Box.self)
    expect(sut.problems.map(\.description), equals: [problem])
  }
}
