/// A value that has one of two types, as many senders write it: an identifier or the object itself.
///
/// ```swift
/// @Field var customer: OneOf<String, CustomerBuilder>?     // builds OneOf<String, Customer>
/// ```
///
/// ```swift
/// let id = payment.customer.either({ $0 }, { $0.id })
/// let email = payment.customer.second?.email     // nil for an identifier
/// ```
///
/// Each type is an *arm*. Of three types, the second arm is a union itself:
/// `OneOf<A, OneOf<B, C>>`. ``UnionBuilder`` builds an enumeration of your own.
///
/// - The arm that reads values of the JSON type that was sent is used. Its findings are those of
///   the field: `customer.email: expected String, found array`.
/// - If both arms do, or neither, both are tried, and the better one is used: one that has a value;
///   one that did not lose everything; one that can be built; of two builders, the one that reads
///   more keys of the object, or positions of the array; the one with fewer problems; with fewer
///   losses; with fewer repairs. The first one is used if there is no difference.
/// - A builder that reads no key of an object, and cannot be built, has no value: the key may tell
///   the arm, as in `{"N": 1}` and `{"S": "x"}`. One of which all fields are optional takes any
///   object.
/// - Of a path such as `fields["a", "b"]`, the first key counts. Keys of a ``VariantBuilder`` are
///   not counted: its discriminator tells enough.
/// - If neither arm has a value, the finding names both:
///   `customer: expected String or Customer, found number 12`.
/// - ``JSONValue`` and ``Decoded`` take anything. Such an arm is used only if the other one has no
///   value or lost all of it, and that is a repair: `customer: expected String, found array [1]`.
/// - Null is null, whatever the arms are.
///
/// While a value is arriving, it is shown once its JSON type tells the arm. So it is in a document
/// that was cut off in it.
public enum OneOf<First, Second> {
  /// A value of the first type.
  case first(First)
  /// A value of the second type.
  case second(Second)

  /// The result of the closure for the type that the value has. If it throws, so does this.
  public func either<Result>(
    _ first: (First) throws -> Result, _ second: (Second) throws -> Result
  ) rethrows -> Result {
    switch self {
    case .first(let value): try first(value)
    case .second(let value): try second(value)
    }
  }

  /// The value, if it has the first type; otherwise nil.
  ///
  /// A part of it can be set in place: `sut.customer?.first?.name = "Ann"`. Setting nil changes
  /// nothing.
  public var first: First? {
    get { if case .first(let value) = self { value } else { nil } }
    set { if let newValue { self = .first(newValue) } }
  }

  /// The value, if it has the second type; otherwise nil.
  ///
  /// A part of it can be set in place, as of ``first``.
  public var second: Second? {
    get { if case .second(let value) = self { value } else { nil } }
    set { if let newValue { self = .second(newValue) } }
  }
}

extension OneOf: Equatable where First: Equatable, Second: Equatable {}

extension OneOf: Hashable where First: Hashable, Second: Hashable {}

extension OneOf: Sendable where First: Sendable, Second: Sendable {}

extension OneOf: CustomStringConvertible {
  /// The value as text, without its arm.
  @_documentation(visibility: internal)
  public var description: String {
    either({ String(describing: $0) }, { String(describing: $0) })
  }
}

extension OneOf: Encodable where First: Encodable, Second: Encodable {
  /// Encodes the value as its own type does.
  @_documentation(visibility: internal)
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .first(let value): try value.encode(to: encoder)
    case .second(let value): try value.encode(to: encoder)
    }
  }
}
