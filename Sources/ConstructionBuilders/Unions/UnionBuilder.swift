/// An enumeration of a model, of which each case has a value of another JSON type or shape.
///
/// ```swift
/// enum Owner: UnionModel {
///   case id(String), full(Customer)
///
///   init(_ arms: OneOf<String, Customer>) { self = arms.either(Owner.id, Owner.full) }
/// }
/// ```
///
/// ```swift
/// @Field var owner: UnionBuilder<Owner, OneOf<String, CustomerBuilder>>?     // builds Owner
/// ```
public protocol UnionModel: SendableMetatype {
  /// What the enumeration is made of: ``OneOf`` with the types of the cases.
  associatedtype Arms

  /// Creates the case of the arm that was read.
  init(_ arms: Arms)
}

/// Builds an enumeration out of the arms of a union; see ``UnionModel``.
///
/// It is read as its arms are: see ``OneOf``.
public struct UnionBuilder<Model: UnionModel, Arms: Capturable> where Arms.Built == Model.Arms {
  /// The arm that was read. A part of it can be set in place.
  ///
  /// ```swift
  /// sut.owner?.arms.second?.email = nil
  /// ```
  public var arms: Arms

  /// Creates one of an arm, to set it in a test: `sut.owner = UnionBuilder(.first("cus_1"))`.
  @inlinable
  public init(_ arms: Arms) { self.arms = arms }
}

extension UnionBuilder: Capturable {
  @_documentation(visibility: internal)
  @inlinable
  public static func capture(_ node: JSONNode) -> Captured<UnionBuilder> {
    of(Arms.capture(node))
  }

  @inlinable
  static func of(_ captured: Captured<Arms>) -> Captured<UnionBuilder> {
    Captured(value: captured.value.map { UnionBuilder($0) }, note: captured.note)
  }

  @_documentation(visibility: internal)
  public static var expectation: String { Arms.expectation }

  @inlinable
  public static var _traits: CapturableTraits {
    Arms._traits.subtracting(.builtAsIs.union(.hashedWhole)).union(.builtByCapture)
  }

  @inlinable
  public func _build(_ note: CaptureNote?, into walk: inout Walk) -> Model? {
    arms._build(note, into: &walk).map { Model($0) }
  }

  public func _findingList(_ note: CaptureNote?, _ failed: FailedParts?) -> FindingList {
    arms._findingList(note, failed)
  }
}

extension UnionBuilder: Equatable where Arms: Equatable {}

extension UnionBuilder: Hashable where Arms: Hashable {}

extension UnionBuilder: Sendable where Arms: Sendable {}

extension UnionBuilder: CustomStringConvertible {
  /// The value of the arm as text.
  @_documentation(visibility: internal)
  public var description: String { String(describing: arms) }
}

extension UnionBuilder: ElementContainer {}

extension UnionBuilder: Container {
  var hasNoValue: Bool { (arms as? any Container)?.hasNoValue ?? false }
}

extension UnionBuilder: UnionValue {
  package var valueOfArm: Any { (arms as? any UnionValue)?.valueOfArm ?? arms }

  package func note(_ note: CaptureNote, changedFrom before: Any) -> CaptureNote? {
    (before as? UnionBuilder).flatMap { note.changed(from: $0.arms, to: arms) }
  }
}

/// An enumeration that can also tell its arms, so that its builder can be filled.
///
/// `@Buildable` writes such enumerations.
@_documentation(visibility: internal)
public protocol _UnionModel: UnionModel {
  var _arms: Arms { get }
}

extension UnionBuilder: FillableContainer {
  static func refilled(by built: Model) -> UnionBuilder? {
    func arms(_ model: some _UnionModel) -> Arms.Built? { model._arms as? Arms.Built }
    return (built as? any _UnionModel).flatMap { arms($0) }.flatMap { Arms.filled(by: $0) }
      .map { UnionBuilder($0) }
  }
}
