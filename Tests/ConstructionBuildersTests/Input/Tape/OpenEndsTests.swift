import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// The tape of a document that ends early, as the essay in `Tape.swift` draws it.
struct OpenEndsTests {
  @Test func example_isClosedAtItsEnd() {
    let drawing = """
      0 object 7 0 open
      1 name 2 2
      2 integer 1 6
      3 name 4 9
      4 array 3 15 open
      5 text 1 17
      6 escapedText 1 21 open
      """
    expect(tape(of: #"{"id":7,"tags":["a","b"#, count: 7), equals: drawing)
  }

  @Test func containersThatHaveClosed_areNotOpenAtTheEnd() {
    let drawing = """
      0 object 6 0 open
      1 name 1 2
      2 array 4 5 open
      3 object 3 6
      4 name 1 8
      5 array 1 11
      """
    expect(tape(of: #"{"a":[{"b":[]}"#, count: 6), equals: drawing)
  }

  @Test(arguments: [#"[1,{"a":"b"#, #"[1,[2,[3"#, #"[1,"b"#, "[1,2"])
  func documentThatWasCutOff_endsInItsOutermostOpenArray(document: String) {
    let drawing = "0 array 2 0 open\n1 integer 1 1"
    expect(tape(of: document, count: 2, cut: TextLocation(line: 1, column: 1)), equals: drawing)
  }

  /// So many entries of the tape from which a document is read that ends early.
  private func tape(of text: String, count: Int, cut: TextLocation? = nil) -> String? {
    text.withDocumentBytes { bytes in
      bytes.withUnsafeBufferPointer { bytes in
        var scanner = TapeScanner(Document(bytes), isComplete: false)
        // It says that the document ends early.
        try? scanner.scan()
        return bytes.baseAddress.flatMap { start in
          scanner.withRoot(in: start, cut: cut) { root in
            (0..<count).map { index in
              let entry = root.entry[index]
              let isOpen = entry.kind != .name && root.node(at: root.entry + index).isOpen
              return drawn(index, entry) + (isOpen ? " open" : "")
            }.joined(separator: "\n")
          }
        }
      }
    }
  }

  private func drawn(_ index: Int, _ entry: TapeEntry) -> String {
    let extent = entry.kind == .name ? entry.nameLength : entry.extent
    return "\(index) \(entry.kind) \(extent) \(entry.offset)"
  }
}
