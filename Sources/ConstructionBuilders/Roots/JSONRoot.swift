/// The outermost value of a document, if it is not an object with a builder: an array of builders,
/// a dictionary, a number.
///
/// It can also be a value inside the document, without builders for the objects around it.
///
/// ```swift
/// var sut = try JSONRoot<[CharacterResponseBuilder]>(json: data)
/// sut.value?[0].name = nil
/// sut.findings     // [0].name: required String is missing
/// sut.build()      // the models of the other elements
/// ```
///
/// A root is read like a field, and can have any type that a field can have. If you only need the
/// models, `[CharacterResponseBuilder].build(json:)` is faster.
///
/// Paths begin at the root of the document: `[1].id`, `data.results[3].name`.
///
/// If the root has another type than expected, ``value`` is nil. ``finding`` says what was found,
/// and where:
///
/// ```swift
/// let sut = try JSONRoot<[Int]>(json: #"{"error": 7}"#)
/// sut.outcome      // .unusable
/// sut.findings     // line 1, column 1: expected array, found object {"error": 7}
/// ```
public struct JSONRoot<Value: Capturable> {
  /// The value, as a field of a builder without a key would hold it.
  package var field: Field<Value>

  /// Says where the document was cut off; nil if it is whole.
  var cut: Finding?

  /// What was read over by ``Coercion/looseSyntax``.
  var syntax: [Finding] = []

  /// The value, or nil. Setting it clears the finding.
  ///
  /// Changing a part of it, as in `sut.value?[0].name = nil`, keeps the other findings. Elements
  /// that were left out are still reported, and the others keep their indices in the input. See
  /// ``Field/wrappedValue``.
  public var value: Value? {
    get { field.wrappedValue }
    set { field.wrappedValue = newValue }
    _modify { yield &field.wrappedValue }
  }

  /// The outcome of reading the value; see ``FieldOutcome``.
  public var outcome: FieldOutcome { field.outcome }

  /// The finding about the value itself; nil for `.value`. See ``Field/finding``.
  public var finding: Finding? { field.finding }

  /// The findings about the value and everything in it.
  ///
  /// They include every value that differs from its declaration, and everything that keeps the
  /// value or a builder in it from being built:
  ///
  /// ```swift
  /// for finding in sut.findings { print(finding) }
  /// // [1].id: required Int is missing
  /// ```
  ///
  /// After a hundred, the rest is counted in one `.more`.
  public var findings: [Finding] { report().findings }

  /// - Parameter isRequired: Whether there has to be a value. For a builder around it, a missing
  ///   value would be an outcome. A root is required, unless it has a default.
  func findings(_ list: FindingList, isRequired: Bool = true) -> [Finding] {
    var list = list
    if value == nil, isRequired { _ = field.resolve(into: &list) }
    if let cut, !list.findings.contains(where: { $0.kind == .cutOff }) { list.append(cut) }
    return syntax + list.findings.distinct()
  }
}

extension JSONRoot: Sendable where Value: Sendable {}

extension JSONRoot: Equatable where Value: Equatable {}

extension JSONRoot: Hashable where Value: Hashable {}

extension JSONRoot: CustomStringConvertible, CustomDebugStringConvertible {
  /// The value as in source code, followed by the outcome in parentheses if it is not `.value`.
  ///
  /// ```swift
  /// print(try JSONRoot<[Int]>(json: "[1, 2]"))    // [1, 2]
  /// print(try JSONRoot<[Int]>(json: "7"))         // nil (expected array, found number 7)
  /// ```
  public var description: String { field.description }

  /// The same text as ``description``.
  @_documentation(visibility: internal)
  public var debugDescription: String { field.description }
}

extension JSONRoot: CustomReflectable {
  /// The builders in the value, as ``Field`` shows them to `dump`.
  @_documentation(visibility: internal)
  public var customMirror: Mirror { field.customMirror }
}
