import BuilderExpansion
import ConstructionBuilders

extension Diagnostic {
  /// The diagnostic as it is sent, its offsets counted from the beginning of the file. Where nobody knows which
  /// file that is, the message is what is left.
  func json(base: Location?) -> JSONValue {
    guard let base else {
      let nowhere = Location(fileName: "", offset: 0)
      return Diagnostic(message: message, severity: severity, offset: 0).json(base: nowhere)
    }
    return [
      "message": .string(message),
      "severity": .string(severity.rawValue),
      "position": base.position(at: offset),
      "highlights": .array(highlights.map(base.range)),
      "notes": .array(
        notes.map { note in
          ["position": base.position(at: note.offset), "message": .string(note.message)]
        }),
      "fixIts": .array(
        fixIts.map { fixIt in
          ["message": .string(fixIt.message), "changes": .array(fixIt.changes.map(base.change))]
        }),
    ]
  }
}

extension Location {
  fileprivate func position(at offset: Int) -> JSONValue {
    ["fileName": .string(fileName), "offset": number(offset)]
  }

  fileprivate func range(_ range: Range<Int>) -> JSONValue {
    [
      "fileName": .string(fileName),
      "startOffset": number(range.lowerBound),
      "endOffset": number(range.upperBound),
    ]
  }

  fileprivate func change(_ change: Diagnostic.Change) -> JSONValue {
    ["range": range(change.range), "newText": .string(change.newText)]
  }

  private func number(_ sourceOffset: Int) -> JSONValue {
    .number(JSONValue.Number(offset + sourceOffset))
  }
}
