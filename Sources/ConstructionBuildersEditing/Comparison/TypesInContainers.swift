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
  if type is any EncodableWithin.Type { return type }
  return (type as? any TypeWithElements.Type).map { typeOfLeaf($0.elementType) } ?? type
}

/// A type that contains values of another one.
protocol TypeWithElements {
  static var elementType: Any.Type { get }
}

extension Array: TypeWithElements { static var elementType: Any.Type { Element.self } }
extension Optional: TypeWithElements { static var elementType: Any.Type { Wrapped.self } }
extension Decoded: TypeWithElements { static var elementType: Any.Type { Value.self } }
extension Dictionary: TypeWithElements { static var elementType: Any.Type { Value.self } }
extension Set: TypeWithElements { static var elementType: Any.Type { Element.self } }
