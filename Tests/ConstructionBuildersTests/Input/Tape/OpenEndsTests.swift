import Testing

@testable import ConstructionBuilders

/// The tape of a document that ends early, as the essay in `Tape.swift` draws it.
struct OpenEndsTests {
  @Test func example_hasOpenEnds() {
    let drawing = """
      0 openObject 3 0
      1 name 2 2
      2 integer 1 6
      3 name 4 9
      4 openArray 2 15
      5 text 1 17
      6 openText 1 21
      """
    #expect(tape(of: #"{"id":7,"tags":["a","b"#, count: 7) == drawing)
  }

  @Test(arguments: [#"{"id"#, #"{"#])
  func halfAKey_isNothing(document: String) {
    #expect(tape(of: document, count: 2) == "0 openObject 1 0\n1 nothing 0 0")
  }

  @Test(arguments: [#"{"id"  "#, #"{"id":"#, #"{"id": 7"#, #"{"id": tru"#])
  func keyWithoutAValue_isFollowedByNothing(document: String) {
    let drawing = "0 openObject 1 0\n1 name 2 2\n2 nothing 0 0"
    #expect(tape(of: document, count: 3) == drawing)
  }

  @Test func text_isOpenByItself() {
    #expect(tape(of: #""abc\u00"#, count: 1) == "0 openText 3 1")
  }

  @Test(arguments: [#"[1,{"a":"b"#, #"[1,[2,[3"#, #"[1,"b"#, "[1,2"])
  func ofAnArrayThatWasCutOff_theOpenElementIsLeftOut(document: String) {
    let drawing = "0 openArray 2 0\n1 integer 1 1\n2 nothing 0 0"
    #expect(tape(of: document, count: 3, cut: TextLocation(line: 1, column: 1)) == drawing)
  }

  @Test func ofAnObjectThatWasCutOff_theOpenContainerIsKept() {
    let drawing = """
      0 openObject 1 0
      1 name 1 2
      2 openObject 1 5
      3 name 1 7
      4 nothing 0 0
      """
    let cut = TextLocation(line: 1, column: 1)
    #expect(tape(of: #"{"a":{"b":"text"#, count: 5, cut: cut) == drawing)
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
            (0..<count).map { drawn($0, root.entry[$0]) }.joined(separator: "\n")
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
