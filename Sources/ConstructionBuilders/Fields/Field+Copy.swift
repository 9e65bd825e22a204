extension Field: BuiltField {
  public var _key: BuiltFieldKey { BuiltFieldKey(path: path, type: ObjectIdentifier(Value.self)) }

  @_documentation(visibility: internal)
  public var findingsAlone: FindingList { findingList(value.flatMap { $0.buildProblems(note) }) }

  /// Whether both are copies of one field. Of equal fields it may be false.
  @_documentation(visibility: internal)
  public func isCopy(of other: Field) -> Bool {
    keyWord.bits == other.keyWord.bits && note === other.note && areCopies(value, other.value)
  }
}

/// Whether two values are copies of one.
///
/// Copies of an array share its elements, so they are told without looking at these.
private func areCopies<Value>(_ value: Value, _ other: Value) -> Bool {
  switch (value, other) {
  case (let value as any OptionalValue, let other as any OptionalValue):
    if let value = value.wrapped, let other = other.wrapped {
      areCopies(value, other)
    } else {
      value.wrapped == nil && other.wrapped == nil
    }
  case (let value as any SharedElements, let other as any SharedElements):
    value.elementsIdentity.map { $0 == other.elementsIdentity } ?? false
  case (let value as any ConstructionBuilder, let other as any ConstructionBuilder):
    areCopies(of: value, other)
  case (let value as any Equatable, let other): value.equals(other)
  default: false
  }
}

private func areCopies(
  of builder: any ConstructionBuilder, _ other: any ConstructionBuilder
) -> Bool {
  if type(of: builder) is AnyClass { return builder as AnyObject === other as AnyObject }
  let (fields, others) = (builder.declaredFields, other.declaredFields)
  return fields.count == others.count
    && zip(fields, others).allSatisfy { $0.field.isCopy(ofAny: $1.field) }
}

extension ErasedField {
  fileprivate func isCopy(ofAny other: any ErasedField) -> Bool {
    (other as? Self).map(isCopy) ?? false
  }
}

/// A collection of which copies share the elements until one is changed.
private protocol SharedElements {
  /// Where the elements are.
  var elementsIdentity: UInt? { get }
}

extension Array: SharedElements {
  fileprivate var elementsIdentity: UInt? {
    unsafe withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}

extension Dictionary: SharedElements {
  /// Trusts that a dictionary which takes one word refers to its elements with it. If not, or if it
  /// takes more, copies are not told: that only costs time.
  fileprivate var elementsIdentity: UInt? {
    guard MemoryLayout<Self>.size == MemoryLayout<UInt>.size else { return nil }
    return unsafe unsafeBitCast(self, to: UInt.self)
  }
}
