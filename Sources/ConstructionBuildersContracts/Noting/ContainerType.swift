import ConstructionBuilders

/// A type that contains values of other types, for contracts.
protocol ContainerType {
  /// What a value is expected to be, made from what is expected of the types in it.
  static func expected(_ inner: (any Capturable.Type) -> Contract.Value) -> Contract.Value
}

extension Array: ContainerType where Element: Capturable {
  static func expected(_ inner: (any Capturable.Type) -> Contract.Value) -> Contract.Value {
    .array(of: inner(Element.self))
  }
}

extension Optional: ContainerType where Wrapped: Capturable {
  static func expected(_ inner: (any Capturable.Type) -> Contract.Value) -> Contract.Value {
    .nullable(inner(Wrapped.self))
  }
}

extension Set: ContainerType where Element: Capturable, Element.Built == Element {
  static func expected(_ inner: (any Capturable.Type) -> Contract.Value) -> Contract.Value {
    .set(of: inner(Element.self))
  }
}

extension Dictionary: ContainerType where Key: Capturable, Key.Built == Key, Value: Capturable {
  static func expected(_ inner: (any Capturable.Type) -> Contract.Value) -> Contract.Value {
    .dictionary(key: inner(Key.self), of: inner(Value.self))
  }
}

extension OneOf: ContainerType where First: Capturable, Second: Capturable {
  static func expected(_ inner: (any Capturable.Type) -> Contract.Value) -> Contract.Value {
    .union([inner(First.self), inner(Second.self)])
  }
}

extension UnionBuilder: ContainerType {
  static func expected(_ inner: (any Capturable.Type) -> Contract.Value) -> Contract.Value {
    inner(Arms.self)
  }
}

/// `Open`, for contracts.
protocol OpenType: Capturable {
  static var caseType: any (Capturable & RawRepresentable).Type { get }
}

extension Open: OpenType {
  static var caseType: any (Capturable & RawRepresentable).Type { Case.self }
}

/// `Decoded`, for contracts.
protocol DecodedType {
  static var decodedType: Any.Type { get }
}

extension Decoded: DecodedType {
  static var decodedType: Any.Type { Value.self }
}

extension Capturable where Self: FixedWidthInteger {
  static var expectedInteger: Contract.Value {
    .integer(
      type: typeName(Self.self), minimum: String(describing: Self.min),
      maximum: String(describing: Self.max))
  }
}
