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
    let made = FindingsPass.salvaged(self, note) { buildLosing(note, sent) }
    losses.append(made.losses)
    return (made.built, made.lost, made.sent)
  }

  private func buildLosing(_ note: CaptureNote?, _ sent: Int) -> Salvaged<[Element.Built]> {
    let notes = note?.elements
    var listed = notes?.losses[...] ?? []
    var made = Salvaged<[Element.Built]>(built: [], lost: note?.lostCount ?? 0, sent: sent)
    made.built.reserveCapacity(count)
    for position in indices {
      var inner = FindingList.ofValue
      let (built, lost, _) = self[position]._buildLosing(
        notes?.kept[.index(position)], into: &inner)
      if let built { made.built.append(built) }
      if lost > 0 || notes?.unlisted.contains(.index(position)) == true { made.lost += 1 }
      guard lost > 0 else { continue }
      let place = notes?.source(of: position) ?? .index(position)
      listed.moveFindings(before: place, to: &made.losses)
      made.losses.append(inner, under: FieldPath([place]))
    }
    listed.moveFindings(before: nil, to: &made.losses)
    made.losses.omit(notes?.omitted.problems ?? 0)
    _ = note?.reportInnerProblems(into: &made.losses)
    return made
  }
}
