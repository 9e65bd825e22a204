import ConstructionBuilders

@testable import ConstructionBuildersContracts

/// A contract as a person would write it down, for tests of what uses one.
///
/// A page has users; a user has a name, a number, friends, notes that can be anything, and prices
/// by product.
enum UserContract {
  static let integer = Contract.Value.integer(
    type: "Int", minimum: "-9223372036854775808", maximum: "9223372036854775807")

  static func field(
    _ name: String, _ paths: FieldPath..., as value: Contract.Value,
    _ coercion: Coercion = .lenient, variant: FieldPath? = nil
  ) -> Contract.Field {
    Contract.Field(
      name: name, paths: paths.isEmpty ? [FieldPath([.key(name)])] : paths, value: value,
      coercion: coercion, variant: variant, need: .namedByEmpty)
  }

  static func user(_ coercion: Coercion = .lenient, gaps: [Contract.Gap] = []) -> Contract.Object {
    Contract.Object(
      name: "User", coercion: coercion,
      fields: [
        field("userId", as: integer, coercion),
        field("name", "name", "title", as: .string, coercion),
        field("email", "contact.email", as: .string, coercion),
        field("friends", as: .array(of: .object("User")), coercion),
        field("notes", as: .any, coercion),
        field("prices", as: .dictionary(key: .string, of: .object("Price")), coercion),
        field("latitude", "place[0]", as: .number(type: "Double"), coercion),
      ],
      gaps: gaps)
  }

  static func contract(
    _ root: Contract.Value = .object("User"), _ coercion: Coercion = .lenient,
    gaps: [Contract.Gap] = []
  ) -> Contract {
    Contract(
      coercion: coercion, root: root,
      objects: [
        user(coercion, gaps: gaps),
        Contract.Object(
          name: "Price", coercion: coercion, fields: [field("amount", as: integer, coercion)]),
      ])
  }
}
