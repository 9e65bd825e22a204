extension LooseSyntax {
  /// The findings about what was left out, with their places in the document.
  func findings(in document: Span<UInt8>) -> [Finding] {
    var position = TextPosition(in: document)
    var list = FindingList(
      ofValue: parts.sorted { $0.offset < $1.offset }.map { part in
        position.advance(to: part.offset, in: document)
        return Finding(
          kind: .syntax, expected: "JSON", isRepair: true,
          reason: "read over \(part.words), which JSON does not have",
          location: position.location)
      })
    list.omit(count - parts.count)
    return list.findings
  }
}
