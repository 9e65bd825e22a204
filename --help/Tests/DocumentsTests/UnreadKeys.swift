import ConstructionBuilders
import ConstructionBuildersContracts

/// A section of the article *Keys that appear, fields that vanish*.
enum UnreadKeys {
  typealias UserBuilder = Contracts.UserBuilder

  private static let json = """
    {
      "id": 1, "name": "Ann", "Roles": ["admin"], "avatar": {"url": "https://example.com/a"},
      "meta": {"joined": "2024-05-06", "source": "web"}
    }
    """

  @Sendable static func one(print: (Any) -> Void) {
    let contract = UserBuilder.contract()
    print(contract.unread(in: json))
  }

}
