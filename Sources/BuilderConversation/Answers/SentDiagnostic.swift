import BuilderExpansion

/// A diagnostic as the compiler reads it: offsets count from the beginning of the file.
struct SentDiagnostic: Encodable {
  let message: String
  let severity: String
  let position: Position
  let highlights: [Range]
  let notes: [Note]
  let fixIts: [FixIt]

  /// Without a base, only the message is sent.
  init(_ diagnostic: Diagnostic, base: Location?) {
    message = diagnostic.message
    severity = diagnostic.severity.rawValue
    guard let base else {
      position = Position(fileName: "", offset: 0)
      (highlights, notes, fixIts) = ([], [], [])
      return
    }
    position = Position(base, diagnostic.offset)
    highlights = diagnostic.highlights.map { Range(base, $0) }
    notes = diagnostic.notes.map { Note(position: Position(base, $0.offset), message: $0.message) }
    fixIts = diagnostic.fixIts.map {
      FixIt(
        message: $0.message,
        changes: [Change(range: Range(base, $0.range), newText: $0.newText)])
    }
  }

  struct Position: Encodable {
    let fileName: String
    let offset: Int
  }

  struct Range: Encodable {
    let fileName: String
    let startOffset: Int
    let endOffset: Int
  }

  struct Note: Encodable {
    let position: Position
    let message: String
  }

  struct FixIt: Encodable {
    let message: String
    let changes: [Change]
  }

  struct Change: Encodable {
    let range: Range
    let newText: String
  }
}

extension SentDiagnostic.Position {
  fileprivate init(_ base: Location, _ offset: Int) {
    self.init(fileName: base.fileName, offset: base.offset + offset)
  }
}

extension SentDiagnostic.Range {
  fileprivate init(_ base: Location, _ range: Swift.Range<Int>) {
    self.init(
      fileName: base.fileName, startOffset: base.offset + range.lowerBound,
      endOffset: base.offset + range.upperBound)
  }
}
