/// An array that may lose some elements; see ``Field/losing(atMost:)``.
extension Array where Element: Capturable {
  public func _buildLosing(
    _ note: CaptureNote?, into losses: inout FindingList
  ) -> (built: [Element.Built]?, lost: Int, sent: Int) {
    let sent = count + (note?.lostCount ?? 0)
    if Element._isBuiltAsIs, let built = sameType(self, as: [Element.Built].self) {
      note?.reportProblems(into: &losses)
      return (built, (note?.lostCount ?? 0) + (note?.damagedCount ?? 0), sent)
    }
    var outer = BuildRecorder.begin()
    defer { outer?.end() }
    let notes = note?.elements
    var listed = notes?.losses[...] ?? []
    var kept: [Element.Built] = []
    var lost = note?.lostCount ?? 0
    kept.reserveCapacity(count)
    for position in indices {
      var inner = FindingList.ofValue
      let note = notes?.note(at: .index(position))
      let (built, lostInner, _) = self[position]._buildLosing(note, into: &inner)
      outer.takeElement(.index(position))
      if let built { kept.append(built) }
      if lostInner > 0 || notes?.unlisted.contains(.index(position)) == true { lost += 1 }
      guard lostInner > 0 else { continue }
      let place = notes?.source(of: position) ?? .index(position)
      listed.moveFindings(before: place, to: &losses)
      losses.append(inner, under: FieldPath([place]))
    }
    listed.moveFindings(before: nil, to: &losses)
    losses.omit(notes?.omitted.problems ?? 0)
    _ = note?.reportInnerProblems(into: &losses)
    return (kept, lost, sent)
  }
}
