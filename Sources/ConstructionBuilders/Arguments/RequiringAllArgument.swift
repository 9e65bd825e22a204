extension Field where Value: ElementContainer {
  /// All elements. If an element was left out, the build fails and names it.
  ///
  /// This applies to arrays, dictionaries and sets at every depth. It includes elements that could
  /// not be read, and nested builders that could not build.
  ///
  /// ```swift
  /// construct(Slice.init, $results.requiringAll)
  /// ```
  // `@inlinable`: as ``Field``.
  @inlinable
  public var requiringAll: some ConstructorArgument<Value.Built> {
    RequiringAllArgument(base: self)
  }
}

/// An array, a dictionary or a set, which can be incomplete.
@_documentation(visibility: internal)
public protocol ElementContainer: Capturable {}

extension Array: ElementContainer where Element: Capturable {}
extension Dictionary: ElementContainer
where Key: Capturable, Key.Built == Key, Value: Capturable {}
extension Set: ElementContainer where Element: Capturable, Element.Built == Element {}

/// An argument that requires all elements; see ``Field/requiringAll``.
@usableFromInline
struct RequiringAllArgument<Value: ElementContainer>: DerivedArgument {
  @usableFromInline
  let base: Field<Value>

  @inlinable
  init(base: Field<Value>) { self.base = base }

  @usableFromInline
  func noteCompleteness() { NotedReads.note(.requiringAll, at: path) }

  @inlinable
  func resolve(into problems: inout FindingList) -> Value.Built? {
    if let value = base.build(.whole, into: &problems) { return value }
    noteCompleteness()
    return nil
  }
}
