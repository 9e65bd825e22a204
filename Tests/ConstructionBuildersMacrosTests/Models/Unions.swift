import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation

/// A payment, as it is sent with and without its objects expanded.
@Buildable
struct Payment: Equatable {
  let customer: OneOf<String, Payer>
  @Default([]) let refunds: [OneOf<String, Refund>]
  let holder: Holder?
  @Format(.either(nil, .secondsSince1970))
  let edited: OneOf<Bool, Date>?
}

@Buildable
struct Payer: Equatable {
  let id: String
  let email: String?
}

@Buildable
struct Refund: Equatable { let amount: Int }

/// The model's own union, of three arms.
@Buildable
public enum Holder: Equatable, Sendable {
  case id(String)
  case `default`(Person)
  case several([Person])
}

@Buildable
public struct Person: Equatable, Sendable { let name: String }

/// A union that holds itself, through a struct.
@Buildable(builder: "TermBuilder")
enum Term: Equatable {
  case number(Int)
  case sum(Terms)
}

@Buildable
struct Terms: Equatable { let terms: [Term] }
