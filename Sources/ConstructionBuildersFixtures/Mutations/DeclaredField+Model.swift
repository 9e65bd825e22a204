extension DeclaredField {
  /// Whether a property, or the value in an Optional property, equals the value of the field; nil
  /// when there is no value, or one of another type.
  func isShown(by property: Any) -> Bool? {
    guard let value else { return nil }
    let built = BuiltValue(value)
    guard built.isComparable(with: property), let model = built.model() else { return nil }
    return isSameModel(model, property)
  }

  /// Whether a property is an array with the first element of the field, but not with all.
  func isCutShort(by property: Any) -> Bool {
    guard let value else { return false }
    let built = BuiltValue(value)
    guard built.isComparable(with: property), let kept = property as? [Any],
      let elements = built.model() as? [Any], let first = elements.first
    else { return false }
    func isKept(_ element: Any) -> Bool { kept.contains { isSameModel($0, element) } }
    return isKept(first) && !elements.allSatisfy(isKept)
  }

  /// Whether the field is an array of which no element can be used; nil if it is no array.
  var isWithoutUsableElements: Bool? {
    guard let value, value is [Any] else { return nil }
    return (BuiltValue(value).model() as? [Any])?.isEmpty
  }
}

/// The value of a field as a model has it: what its builders build.
private struct BuiltValue {
  let type: Any.Type
  /// Nil when a builder builds no model.
  let model: () -> Any?

  init(_ value: Any) {
    if let builders = value as? any BuilderContainer {
      type = Swift.type(of: builders).typeOfModels
      model = { builders.models }
    } else if let builder = value as? any ConstructionBuilder {
      type = builder.typeOfModel
      model = { try? builder.model() }
    } else {
      type = Swift.type(of: value)
      model = { value }
    }
  }

  /// Whether a property has the type, or the Optional of it.
  func isComparable(with property: Any) -> Bool {
    let (own, other) = (String(reflecting: type), String(reflecting: Swift.type(of: property)))
    return other == own || other == "Swift.Optional<\(own)>"
  }
}

extension ConstructionBuilder {
  fileprivate var typeOfModel: Any.Type { Model.self }
}

/// A collection of builders. What cannot be built is left out, as `construct` does.
private protocol BuilderContainer {
  static var typeOfModels: Any.Type { get }
  var models: Any { get }
}

extension Array: BuilderContainer where Element: ConstructionBuilder {
  fileprivate static var typeOfModels: Any.Type { [Element.Model].self }
  fileprivate var models: Any { compactMap { try? $0.build().get() } }
}

extension Dictionary: BuilderContainer where Value: ConstructionBuilder {
  fileprivate static var typeOfModels: Any.Type { [Key: Value.Model].self }
  fileprivate var models: Any { compactMapValues { try? $0.build().get() } }
}
