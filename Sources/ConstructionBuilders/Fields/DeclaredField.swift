/// One field of a builder without its type, with the name of its property.
///
/// ```swift
/// for declared in sut.declaredFields { print(declared.name, declared.field.outcome) }
/// ```
@_documentation(visibility: internal)
public struct DeclaredField {
  /// The name of the property.
  public let name: String

  /// The field.
  public let field: any ErasedField

  /// Creates it from a field and the name of its property.
  ///
  /// NB: not generic. For a field of a type that is not ``Capturable``, Swift 6.3 would report a
  /// second error here.
  public init(name: String, field: any ErasedField) {
    self.name = name
    self.field = field
  }
}

/// A field without its type.
@_documentation(visibility: internal)
public protocol ErasedField: BuiltField {
  var outcome: FieldOutcome { get }
  var isArriving: Bool { get }
  var path: FieldPath { get }
  var finding: Finding? { get }
  var findings: [Finding] { get }

  /// The findings as a list, with the problems of building the builder that has the field.
  func _findingList(in builder: BuildProblems?) -> FindingList

  /// The value, whatever its type.
  var anyValue: Any? { get }

  /// The problems of elements that were left out, with paths that begin at the value.
  var losses: [Finding] { get }
}

extension Field: ErasedField {
  @_documentation(visibility: internal)
  public var anyValue: Any? { value }

  public func _findingList(in builder: BuildProblems?) -> FindingList {
    // Several fields may have no path, and what is arriving is not built.
    if !hasPath || isArriving { return findingsAlone }
    return builder?.findings(of: self) ?? findingList(nil)
  }

  @_documentation(visibility: internal)
  public var losses: [Finding] {
    var losses = FindingList.ofValue
    note?.reportProblems(into: &losses)
    return losses.findings
  }
}
