/// Where a struct has its fields, if it has nothing else. Reflecting each value takes far longer.
///
/// The properties of a struct are in the order of declaration, each at the next offset that suits
/// its type. So the types tell the offsets. The size has to agree, and so has what the first value
/// holds there.
struct FieldLayout {
  private var fields: [(name: String, type: any ErasedField.Type, offset: Int)] = []

  /// Nil for any other type: a class, one with other properties, or with a mirror of its own.
  init?<Value>(of value: Value) {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct, !(value is any CustomReflectable) else { return nil }
    var end = 0
    for child in mirror.children {
      // The type of the property, and not of what it holds now: an `Any` may hold a field, too.
      guard let name = DeclaredField.name(of: child), let field = child.value as? any ErasedField,
        _openExistential(child.value, do: typeOfProperty) == type(of: field)
      else { return nil }
      let (offset, next) = type(of: field).place(after: end)
      guard next <= MemoryLayout<Value>.size,
        unsafe withUnsafeBytes(of: value, { unsafe field._isStored(at: offset, in: $0) })
      else { return nil }
      fields.append((name, type(of: field), offset))
      end = next
    }
    guard end == MemoryLayout<Value>.size else { return nil }
  }

  /// Trusts the initialiser: a value of its type has these fields at these offsets.
  func fields<Value>(of value: Value) -> [DeclaredField] {
    unsafe withUnsafeBytes(of: value) { bytes in
      fields.map { field in
        unsafe DeclaredField(name: field.name, field: field.type.load(from: bytes, field.offset))
      }
    }
  }
}

private func typeOfProperty<Value>(_ value: Value) -> Any.Type { Value.self }

extension ErasedField {
  /// The offset of a property of this type after others, and the offset of its end.
  fileprivate static func place(after end: Int) -> (offset: Int, end: Int) {
    let mask = MemoryLayout<Self>.alignment - 1
    let offset = (end + mask) & ~mask
    return (offset, offset + MemoryLayout<Self>.size)
  }

  @unsafe
  fileprivate static func load(
    from bytes: UnsafeRawBufferPointer, _ offset: Int
  ) -> any ErasedField {
    let start = unsafe bytes.baseAddress.unsafelyUnwrapped + offset
    return unsafe start.assumingMemoryBound(to: Self.self).pointee
  }
}

/// The layouts of the types that were reflected while a watch runs.
final class FieldLayouts {
  private var layouts: [ObjectIdentifier: FieldLayout?] = [:]

  /// The fields of a value; nil if it has to be reflected.
  func fields<Value>(of value: Value) -> [DeclaredField]? {
    guard CompilerBets.computesOffsets else { return nil }
    let type = ObjectIdentifier(Value.self)
    if let layout = layouts[type] { return layout?.fields(of: value) }
    let layout = FieldLayout(of: value)
    layouts.updateValue(layout, forKey: type)
    return layout?.fields(of: value)
  }
}
