/// A dictionary that may lose some members; see ``Field/losing(atMost:)``.
extension Dictionary where Key: Capturable, Key.Built == Key, Value: Capturable {
  public func _buildLosing(
    _ note: CaptureNote?, into losses: inout FindingList
  ) -> (built: [Key: Value.Built]?, lost: Int, sent: Int) {
    let made = FindingsPass.salvaged(self, note) { buildLosing(note) }
    losses.append(made.losses)
    return (made.built, made.lost, made.sent)
  }

  private func buildLosing(_ note: CaptureNote?) -> Salvaged<[Key: Value.Built]> {
    let notes = note?.elements
    let unread = note?.lostCount ?? 0
    var made = Salvaged<[Key: Value.Built]>(built: [:], lost: unread, sent: count + unread)
    made.built.reserveCapacity(count)
    var found: [String: FindingList] = [:]
    let texts = keyTexts(note)
    for (key, value) in self {
      var inner = FindingList.ofValue
      let place = notes.map { _ in FieldPath.Component.key(texts(key)) }
      let (built, lost, _) = value._buildLosing(
        place.flatMap { notes?.kept[$0] }, into: &inner)
      made.built[key] = built
      if lost > 0 || place.map({ notes?.unlisted.contains($0) }) == true { made.lost += 1 }
      if lost > 0 { found[texts(key)] = inner }
    }
    made.losses.append(found, andLossesOf: notes)
    made.losses.omit(notes?.omitted.problems ?? 0)
    _ = note?.reportInnerProblems(into: &made.losses)
    return made
  }
}
