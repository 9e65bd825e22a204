import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// The worked example of the essay in `Tape.swift`, entry by entry.
struct TapeTests {
  static let document = #"{"id":7,"tags":["a","é"]}"#

  @Test func example_hasTheLengthThatIsDrawn() {
    expect(Self.document.count, equals: 25)
    expect(Self.document.utf8.count, equals: 26)
  }

  @Test func example_liesOnTheTapeAsDrawn() throws {
    let drawing = """
      0 object 7 0
      1 name 2 2
      2 integer 1 6
      3 name 4 9
      4 array 3 15
      5 text 1 17
      6 unicodeText 2 21
      """
    try expect(entries(of: Self.document).map(\.drawn).joined(separator: "\n"), equals: drawing)
  }

  @Test func names_haveTheHashOfTheirKeys() throws {
    let entries = try entries(of: Self.document)
    expect(entries[1].entry.lower, equals: lowerOfName("id"))
    expect(entries[3].entry.lower, equals: lowerOfName("tags"))
    #expect(entries[1].entry.lower != entries[3].entry.lower)
  }

  private func lowerOfName(_ key: StaticString) -> UInt32 {
    let bytes = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    return TapeEntry(nameOfLength: bytes.count, hash: nameHash(of: bytes), offset: 0).lower
  }

  @Test func openContainer_keepsTheEntryOfTheOneAroundIt() {
    var tape = Tape(documentLength: 26)
    let object = tape.open(.object, offset: 0, within: 0, isWide: false)
    let outer = tape.open(.array, offset: 15, within: object, isWide: false)
    let inner = tape.open(.array, offset: 16, within: outer, isWide: false)
    tape.append(.text, extent: 1, offset: 18)
    expect([object, outer, inner], equals: [0, 1, 2])
    expect(tape.entries[outer].extent, equals: 0)
    expect(tape.entries[inner].extent, equals: 1)
    expect(tape.close(inner, isWide: false), equals: 1)
    expect(tape.entries[inner].extent, equals: 2)
    expect(tape.close(outer, isWide: false), equals: 0)
    expect(tape.entries[outer].extent, equals: 3)
  }

  @Test func valueWithAnExtentThatDoesNotFit_takesTwoEntries() {
    var tape = Tape(documentLength: 26)
    tape.append(.text, extent: TapeEntry.longExtent - 1, offset: 1)
    tape.append(.text, extent: TapeEntry.longExtent, offset: 1)
    expect(tape.count, equals: 3)
    expect(tape.entries[0].extent, equals: TapeEntry.longExtent - 1)
    expect(tape.entries[1].extent, equals: TapeEntry.longExtent)
    expect(tape.entries[2].bits, equals: UInt64(TapeEntry.longExtent))
  }

  @Test func containerOfAWideDocument_hasItsExtentInTheSecondEntry() {
    var tape = Tape(documentLength: 26)
    let outer = tape.open(.object, offset: 0, within: 0, isWide: true)
    let inner = tape.open(.array, offset: 15, within: outer, isWide: true)
    expect(inner, equals: 2)
    let wasEmpty = tape.isEmpty(inner)
    tape.append(.text, extent: 1, offset: 17)
    let isEmpty = tape.isEmpty(inner)
    #expect(wasEmpty && !isEmpty)
    expect(tape.close(inner, isWide: true), equals: outer)
    expect(tape.entries[inner + 1].bits, equals: 3)
  }

  private func entries(of text: String) throws -> [Drawn] {
    try text.withDocumentBytes { bytes in
      Result { () throws in
        try bytes.withUnsafeBufferPointer { bytes in
          let tape = try TapeScanner(Document(bytes)).wholeTape()
          return (0..<tape.count).map { Drawn(index: $0, entry: tape.entries[$0]) }
        }
      }
    }.get()
  }

  private struct Drawn {
    let index: Int
    let entry: TapeEntry

    /// Number, kind, extent and offset, as in the drawing; of a name the length.
    var drawn: String {
      let extent = entry.kind == .name ? entry.nameLength : entry.extent
      return "\(index) \(entry.kind) \(extent) \(entry.offset)"
    }
  }
}
