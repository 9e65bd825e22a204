import Foundation

/// Where the fields of a builder lie in it.
///
/// Reflection tells what fields there are, but takes a microsecond and more for each. It is asked once for a type; what it
/// says is kept where its fields, one behind the other, are found to be all of the builder, and each of them to lie where
/// it should.
@safe struct FieldLayout {
  private struct Place {
    let name: String
    let offset: Int
    let type: any StoredField.Type
  }

  private let places: [Place]

  /// The layout of a builder whose fields reflection has found; nil where it has more than fields, or where that cannot
  /// be told.
  init?<Builder: ConstructionBuilder>(of builder: Builder, _ declared: [DeclaredField]) {
    guard !(Builder.self is AnyClass), !(builder is any CustomReflectable) else { return nil }
    var places: [Place] = []
    var end = 0
    for declared in declared {
      guard let field = declared.field as? any StoredField else { return nil }
      let offset = type(of: field).offset(behind: end)
      places.append(Place(name: declared.name, offset: offset, type: type(of: field)))
      end = offset + type(of: field).size
    }
    guard end == MemoryLayout<Builder>.size else { return nil }
    self.places = places
    guard isTrue(of: builder, declared) else { return nil }
  }

  /// Whether every field has the same key and note where it should lie as where reflection found it. A field without either
  /// could lie anywhere.
  private func isTrue<Builder: ConstructionBuilder>(
    of builder: Builder, _ declared: [DeclaredField]
  ) -> Bool {
    unsafe withUnsafeBytes(of: builder) { bytes in
      zip(places, declared).allSatisfy { place, declared in
        guard let found = (declared.field as? any StoredField)?.marks else { return false }
        let expected = unsafe place.type.marks(in: bytes, at: place.offset)
        return found == expected && found.contains { $0 != 0 }
      }
    }
  }

  /// The fields of a builder that has this layout.
  func fields<Builder: ConstructionBuilder>(of builder: Builder) -> [DeclaredField] {
    unsafe withUnsafeBytes(of: builder) { bytes in
      places.map { place in
        let field = unsafe place.type.field(in: bytes, at: place.offset)
        return DeclaredField(name: place.name, field: field)
      }
    }
  }
}

/// A field as it is stored in a builder.
private protocol StoredField: FieldReport {
  static var size: Int { get }
  /// Where a field of this type comes to lie behind others that take `end` bytes.
  static func offset(behind end: Int) -> Int
  /// The words of the key and of the note of what may be a field.
  static func marks(in bytes: UnsafeRawBufferPointer, at offset: Int) -> [UInt64]
  /// The field that lies at `offset`.
  static func field(in bytes: UnsafeRawBufferPointer, at offset: Int) -> any FieldReport
  var marks: [UInt64] { get }
}

extension Field: StoredField {
  static var size: Int { MemoryLayout<Self>.size }

  static func offset(behind end: Int) -> Int {
    let alignment = MemoryLayout<Self>.alignment
    return (end + alignment - 1) / alignment * alignment
  }

  static func marks(in bytes: UnsafeRawBufferPointer, at offset: Int) -> [UInt64] {
    let starts = [MemoryLayout<Self>.offset(of: \.keyWord), MemoryLayout<Self>.offset(of: \.note)]
    let sizes = [MemoryLayout<KeyWord>.size, MemoryLayout<CaptureNote?>.size]
    return zip(starts, sizes).map { start, size in
      guard let start else { return 0 }
      let word = unsafe UnsafeRawBufferPointer(
        rebasing: bytes[(offset + start)..<(offset + start + size)])
      return unsafe word.reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  static func field(in bytes: UnsafeRawBufferPointer, at offset: Int) -> any FieldReport {
    let field = unsafe bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: Self.self)
    return unsafe field?.pointee ?? Self()
  }

  var marks: [UInt64] {
    unsafe withUnsafeBytes(of: self) { unsafe Self.marks(in: $0, at: 0) }
  }
}

/// The layouts of all builders that were asked for their fields.
///
/// `@unchecked Sendable` because the compiler cannot see that the lock guards the layouts.
/// (`Mutex` needs newer systems than this package does.)
final class FieldLayouts: @unchecked Sendable {
  static let shared = FieldLayouts()

  private let lock = NSLock()
  private var layouts: [ObjectIdentifier: FieldLayout] = [:]

  subscript(type: Any.Type) -> FieldLayout? {
    get { lock.withLock { layouts[ObjectIdentifier(type)] } }
    set { lock.withLock { layouts[ObjectIdentifier(type)] = newValue } }
  }
}
