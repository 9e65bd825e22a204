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
public protocol ErasedField {
  var outcome: FieldOutcome { get }
  var isArriving: Bool { get }
  var path: FieldPath { get }
  var finding: Finding? { get }
  var findings: [Finding] { get }

  /// Adds the findings about the field of a builder, in which something failed when it was built.
  func _addFindings(_ failed: FailedParts?, to list: inout FindingList)

  /// The findings about the value if it is built by itself, with paths that begin at the value.
  var _ownFindingsAlone: FindingList { get }

  var _place: FieldPlace { get }

  /// Whether a value with these bytes may have the field at an offset.
  @unsafe
  func _isStored(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool

  /// The value, whatever its type.
  var anyValue: Any? { get }

  /// The problems of elements that were left out, with paths that begin at the value.
  var losses: [Finding] { get }
}

extension DeclaredField {
  /// The path of a field that was not read by a key: its name, if it has one.
  var pathOfName: FieldPath { name.isEmpty ? FieldPath() : .key(name) }

  /// The name of a property, without the underscore of a property wrapper's storage.
  ///
  /// Elements of tuples, arrays and dictionaries have none.
  static func name(of child: Mirror.Child) -> String? {
    guard let label = child.label, label.first != "." else { return nil }
    return label.utf8.first == UInt8(ascii: "_") ? String(label.dropFirst()) : label
  }
}

extension ErasedField {
  /// Whether the field is a copy of another one; see ``areCopies(_:_:)``.
  package func isCopy(of other: some ErasedField) -> Bool { areCopies(self, other) }
}
