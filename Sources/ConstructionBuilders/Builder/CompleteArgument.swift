extension Field where Value: ElementContainer {
  /// All elements: the build fails where any was dropped, and says which.
  ///
  /// It holds for arrays, dictionaries and sets, at every depth: elements that could not be read, and
  /// nested builders that could not build.
  ///
  /// ```swift
  /// construct(Slice.init, $results.complete)
  /// ```
  // `@inlinable`: as ``Field``.
  @inlinable
  public var complete: CompleteArgument<Value> {
    CompleteArgument(field: self)
  }
}

/// Arrays, dictionaries and sets: what can be complete or not.
public protocol ElementContainer: Capturable {}

extension Array: ElementContainer where Element: Capturable {}
extension Dictionary: ElementContainer
where Key: Capturable, Key.Built == Key, Value: Capturable {}
extension Set: ElementContainer where Element: Capturable, Element.Built == Element {}

/// An argument with all its elements; see ``Field/complete``.
public struct CompleteArgument<Value: ElementContainer>: ConstructorArgument {
  @usableFromInline
  let field: Field<Value>

  @inlinable
  init(field: Field<Value>) { self.field = field }

  public var path: FieldPath { field.path }

  public func resolve(_ problems: inout FindingList) -> Value.Built? {
    guard let value = field.value else {
      field.addAbsence(to: &problems)
      return nil
    }
    var resolution = Resolution(wantsEveryElement: true)
    if let built = value.resolve(field.note, into: &resolution) { return built }
    problems.append(resolution.problems, under: path)
    return nil
  }

  /// The elements, or nil where any was dropped.
  public func resolveQuietly() -> Value.Built? {
    var ignored = Resolution(wantsEveryElement: true)
    return field.value?.resolve(field.note, into: &ignored)
  }
}
