import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation

/// The explained failure of the README.
enum ExplainedUser {
  struct User {
    let userId: Int
  }

  struct UserBuilder: ConstructionBuilder {
    @Field var userId: Int?

    init(fields: JSONFields) { _userId = fields["userId"] }

    func build() -> Result<User, BuildFailure> { construct(User.init, $userId) }
  }

  @Sendable static func printed(print: (Any) -> Void) throws {
    let data = Data(#"{"user_id": 7}"#.utf8)
    if case .failure(let failure) = UserBuilder.build(json: data) {
      print(failure.explained(in: data, by: UserBuilder.self))
    }
  }

  /// It is only compiled.
  private static func both(_ failure: BuildFailure, _ data: Data) throws {
    print(failure.explained(in: data, by: UserBuilder.self))
    print(try UserBuilder.contract(sample: data).jsonSchema(.declared))
  }
}
