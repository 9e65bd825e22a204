import ConstructionBuilders

/// Models and builders of unions.
struct Customer: Equatable, Sendable {
  let id: String
  let email: String?
}

struct CustomerBuilder: ConstructionBuilder, Equatable {
  @Field var id: String?
  @Field var email: String?

  init(fields: JSONFields) {
    _id = fields["id"]
    _email = fields["email"]
  }

  func build() -> Result<Customer, BuildFailure> {
    construct(Customer.init, $id, $email.optional)
  }
}

struct Company: Equatable, Sendable {
  let name: String
  let size: Int
}

struct CompanyBuilder: ConstructionBuilder, Equatable {
  @Field var name: String?
  @Field var size: Int?

  init(fields: JSONFields) {
    _name = fields["name"]
    _size = fields["size"]
  }

  func build() -> Result<Company, BuildFailure> { construct(Company.init, $name, $size) }
}

/// A model's own enumeration.
enum Owner: Equatable, UnionModel {
  case id(String)
  case full(Customer)

  init(_ arms: OneOf<String, Customer>) { self = arms.either(Owner.id, Owner.full) }
}

typealias OwnerBuilder = UnionBuilder<Owner, OneOf<String, CustomerBuilder>>

struct SentPoint: Decodable, Equatable, Sendable { let x: Int }
