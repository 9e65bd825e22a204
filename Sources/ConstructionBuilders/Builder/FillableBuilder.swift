/// A builder whose fields can be filled from a model, for tests and previews.
///
/// `@Buildable` writes such builders. One that is written by hand declares the conformance, and
/// starts as a builder of an empty object, so that findings have their paths:
///
/// ```swift
/// struct PriceBuilder: FillableBuilder {
///   @Field var amount: Decimal?
///
///   init(fields: JSONFields) { _amount = fields["amount"] }
///
///   init(_ price: Price) {
///     self.init(dictionary: [:])
///     amount = price.amount
///   }
///
///   func build() -> Result<Price, BuildFailure> { construct(Price.init, $amount) }
/// }
///
/// var sut = PriceBuilder(price)
/// sut.amount = nil
/// sut.build()    // amount: required Decimal is missing
/// ```
///
/// A written builder fills its nested builders too, through arrays, dictionaries and Optionals. A
/// nested builder that does not conform cannot be filled. Its whole field is left missing, so that
/// no part of a model is taken for all of it.
public protocol FillableBuilder: ConstructionBuilder {
  /// Fills the fields, so that `build()` makes a model like this one.
  ///
  /// A field that cannot be filled stays missing.
  init(_ model: Model)
}

extension FillableBuilder {
  /// A builder of an empty object.
  public static var _empty: Self { Self(dictionary: [:]) }

  fileprivate static func refilled(by model: Model) -> Self? {
    DeeperStack.whereNeeded(frame: stackFrame(of: Self.self)) { Self(model) }
  }
}

extension VariantBuilder {
  /// A builder for a case that keeps the values that are not listed.
  ///
  /// A value that is listed belongs to another case, so the discriminator is missing then.
  public init(_unknown value: String) {
    self.init(dictionary: [:], variant: Self.variants.isListed(value) ? nil : value)
  }
}

extension Field {
  /// Sets the value that is built to `built`, if there is one.
  public mutating func _fill(_ built: Value.Built?) {
    guard let value = built.flatMap({ Value.filled(by: $0) }) else { return }
    wrappedValue = value
  }
}

extension Capturable {
  /// The value that is built to `built`; nil if there is none.
  static func filled(by built: Built) -> Self? {
    if let value = sameType(built, as: Self.self) { return value }
    func fill<Value: Capturable>(_ fill: (Value.Built) -> Value?) -> Self? {
      sameType(built, as: Value.Built.self).flatMap(fill).flatMap { sameType($0, as: Self.self) }
    }
    func container<Value: FillableContainer>(_: Value.Type) -> Self? { fill(Value.refilled) }
    func builder<Value: FillableBuilder>(_: Value.Type) -> Self? { fill(Value.refilled) }
    return switch self {
    case let type as any FillableBuilder.Type: builder(type)
    case let type as any FillableContainer.Type: container(type)
    default: nil
    }
  }
}

/// A value that is filled if all values in it are.
protocol FillableContainer: Capturable {
  static func refilled(by built: Built) -> Self?
}

extension Array: FillableContainer where Element: Capturable {
  static func refilled(by built: [Element.Built]) -> [Element]? {
    let elements = built.compactMap { Element.filled(by: $0) }
    return elements.count == built.count ? elements : nil
  }
}

extension Dictionary: FillableContainer
where Key: Capturable, Key.Built == Key, Value: Capturable {
  static func refilled(by built: [Key: Value.Built]) -> [Key: Value]? {
    let members = built.compactMapValues { Value.filled(by: $0) }
    return members.count == built.count ? members : nil
  }
}

extension Optional: FillableContainer where Wrapped: Capturable {
  static func refilled(by built: Wrapped.Built?) -> Wrapped?? {
    guard let built else { return .some(nil) }
    return Wrapped.filled(by: built).map(Optional.some)
  }
}
