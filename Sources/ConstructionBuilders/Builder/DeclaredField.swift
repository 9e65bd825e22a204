/// One field of a builder, whatever its type, with the name of its property.
///
/// ```swift
/// for declared in sut.declaredFields { print(declared.name, declared.outcome) }
/// ```
@_documentation(visibility: internal)
public struct DeclaredField {
  /// The name of the property.
  public let name: String

  /// The field itself.
  package let field: any ErasedField

  /// A field and the name of its property.
  public init<Value: Capturable>(name: String, field: Field<Value>) {
    self.init(name: name, erased: field)
  }

  init(name: String, erased field: any ErasedField) {
    self.name = name
    self.field = field
  }

  /// What became of the field.
  public var outcome: FieldOutcome { field.outcome }

  /// Where the value stands, from the builder; empty before the field was captured.
  public var path: FieldPath { field.path }

  /// What there is to say about the field itself.
  public var finding: Finding? { field.finding }

  /// All that arrived otherwise than declared, in the field and below it.
  public var findings: [Finding] { field.findings }
}

/// A field without its type.
package protocol ErasedField {
  var outcome: FieldOutcome { get }
  var path: FieldPath { get }
  var finding: Finding? { get }
  var findings: [Finding] { get }

  /// The findings as a list, which costs less to make.
  var findingList: FindingList { get }

  /// The value, whatever its type.
  var anyValue: Any? { get }

  /// What was left out of the value when it was read, seen from the value.
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
