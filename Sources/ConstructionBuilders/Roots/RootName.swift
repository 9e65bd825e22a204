extension Capturable {
  /// The name of what is built from a root, as Swift code writes it: `[CharacterModel]`.
  ///
  /// The model of a builder has the name that it has in the builder's own failures.
  package static var rootName: String {
    Self.self is any ConstructionBuilder.Type ? typeName(Built.self) : writtenName(Built.self)
  }
}

extension Capturable {
  /// What a message calls the document of a type: by its builder, or by the models of a union or an
  /// array. A builder that is written for a model is named `Builder`, which says nothing.
  package static var ownName: String {
    let name = typeName(Self.self)
    let isWritten = name.split { !$0.isLetter && !$0.isNumber }.contains("Builder")
    return Self.self is any ConstructionBuilder.Type && !isWritten ? name : rootName
  }
}

func writtenName(_ type: Any.Type) -> String {
  (type as? any SugaredType.Type)?.sugaredName ?? typeName(type)
}

/// A type that Swift code writes in another way than by its name: `[Int]` is an `Array<Int>`.
protocol SugaredType {
  static var sugaredName: String { get }
}

extension Array: SugaredType {
  static var sugaredName: String { "[\(writtenName(Element.self))]" }
}

extension Dictionary: SugaredType {
  static var sugaredName: String {
    "[\(writtenName(Key.self)): \(writtenName(Value.self))]"
  }
}

extension Optional: SugaredType {
  static var sugaredName: String { "\(writtenName(Wrapped.self))?" }
}
