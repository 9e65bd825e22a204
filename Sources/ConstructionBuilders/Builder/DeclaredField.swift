/// One field of a builder without its type, with the name of its property.
///
/// ```swift
/// for declared in sut.declaredFields { print(declared.name, declared.outcome) }
/// ```
@_documentation(visibility: internal)
public struct DeclaredField {
  /// The name of the property.
  public let name: String

  /// The field.
  package let field: any ErasedField

  /// Creates it from a field and the name of its property.
  public init<Value: Capturable>(name: String, field: Field<Value>) {
    self.init(name: name, erased: field)
  }

  init(name: String, erased field: any ErasedField) {
    self.name = name
    self.field = field
  }

  /// The outcome of capturing the field.
  public var outcome: FieldOutcome { field.outcome }

  /// The path of the value, from the builder. Empty for a field that was not captured.
  public var path: FieldPath { field.path }

  /// The finding about the field itself.
  public var finding: Finding? { field.finding }

  /// The findings about the field and everything in it.
  public var findings: [Finding] { field.findings }
}

/// A field without its type.
package protocol ErasedField {
  var outcome: FieldOutcome { get }
  var path: FieldPath { get }
  var finding: Finding? { get }
  var findings: [Finding] { get }

  /// The findings as a list, which is cheaper to create.
  var findingList: FindingList { get }

  /// The value, whatever its type.
  var anyValue: Any? { get }

  /// The problems of elements that were left out, with paths that begin at the value.
  var losses: [Finding] { get }
}

extension Field: ErasedField {
  package var anyValue: Any? { value }

  package var losses: [Finding] {
    var losses = FindingList.ofValue
    note?.reportProblems(into: &losses)
    return losses.findings
  }
}
