internal import ConstructionBuilders

/// The type in any number of Optionals.
func typeWithoutOptional(_ type: Any.Type) -> Any.Type {
  guard type is any OptionalValue.Type, let optional = type as? any TypeWithElements.Type else {
    return type
  }
  return typeWithoutOptional(optional.elementType)
}

/// The type of what is in containers, at any depth, with the one around a Decodable value.
func typeOfLeaf(_ type: Any.Type) -> Any.Type {
  if type is any EncodableWithin.Type || type is any ValueOfUnion.Type { return type }
  return (type as? any TypeWithElements.Type).map { typeOfLeaf($0.elementType) } ?? type
}

/// A type that contains values of another one.
protocol TypeWithElements {
  static var elementType: Any.Type { get }

  /// All types of what it contains.
  static var innerTypes: [Any.Type] { get }
}

extension TypeWithElements {
  static var innerTypes: [Any.Type] { [elementType] }
}

/// Its own type is the one that tells values apart.
extension OneOf: TypeWithElements {
  static var elementType: Any.Type { Self.self }
  static var innerTypes: [Any.Type] { types }
}
extension UnionBuilder: TypeWithElements {
  static var elementType: Any.Type { Self.self }
  static var innerTypes: [Any.Type] { types }
}

extension Array: TypeWithElements { static var elementType: Any.Type { Element.self } }
extension Optional: TypeWithElements { static var elementType: Any.Type { Wrapped.self } }
extension Decoded: TypeWithElements { static var elementType: Any.Type { Value.self } }
extension DecodableModel: TypeWithElements {
  static var elementType: Any.Type { Builder.Built.self }
}
extension Open: TypeWithElements { static var elementType: Any.Type { Case.self } }
extension Set: TypeWithElements { static var elementType: Any.Type { Element.self } }
extension Dictionary: TypeWithElements {
  static var elementType: Any.Type { Value.self }
  static var innerTypes: [Any.Type] { [Key.self, Value.self] }
}
