import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

/// Builders of the same name in different types, such as the items of two endpoints.
struct SameNameViolationsTests {
  enum Orders {
    struct ItemBuilder: ConstructionBuilder {
      @Field var price: Int?
      @Field var tax: Int?

      init(fields: JSONFields) {
        _price = fields["price"]
        _tax = fields["tax"]
      }

      func build() -> Result<[Int], BuildFailure> { construct({ [$0, $1] }, $price, $tax) }
    }
  }

  enum Returns {
    struct ItemBuilder: ConstructionBuilder {
      @Field var price: Int?
      @Field var tax: Int?

      init(fields: JSONFields) {
        _price = fields["tax"]
        _tax = fields["price"]
      }

      func build() -> Result<[Int], BuildFailure> { construct({ [$0, $1] }, $price, $tax) }
    }
  }

  struct AccountBuilder: ConstructionBuilder {
    @Field var ordered: Orders.ItemBuilder?
    @Field var returned: Returns.ItemBuilder?

    init(fields: JSONFields) {
      _ordered = fields["ordered"]
      _returned = fields["returned"]
    }

    func build() -> Result<[[Int]], BuildFailure> { construct({ [$0, $1] }, $ordered, $returned) }
  }

  /// The sound one comes first in the sample.
  @Test func eachOfThem_isExaminedByItself() throws {
    let sample = #"{"ordered": {"price": 1, "tax": 2}, "returned": {"price": 3, "tax": 4}}"#
    let violations = try JSONMutation.all(of: Data(sample.utf8)).violations(of: AccountBuilder.self)

    expect(
      violations.map(\.description),
      equals: [
        "drop returned.price: field price of ItemBuilder reads tax, and field tax reads price"
      ])
  }
}
