/// A dictionary that may lose some members; see ``Field/losing(atMost:)``.
extension Dictionary where Key: Capturable, Key.Built == Key, Value: Capturable {
  public func _buildLosing(
    _ note: CaptureNote?, into losses: inout FindingList
  ) -> (built: [Key: Value.Built]?, lost: Int, sent: Int) {
    var outer = BuildRecorder.begin()
    defer { outer?.end() }
    let notes = note?.elements
    var lost = note?.lostCount ?? 0
    let sent = count + lost
    var kept: [Key: Value.Built] = [:]
    kept.reserveCapacity(count)
    var found: [String: FindingList] = [:]
    let texts = keyTexts(note)
    for (key, value) in self {
      var inner = FindingList.ofValue
      let place = FieldPath.Component.key(texts(key))
      let (built, lostInner, _) = value._buildLosing(notes?.note(at: place), into: &inner)
      outer.takeElement(place)
      kept[key] = built
      if lostInner > 0 || notes?.unlisted.contains(place) == true { lost += 1 }
      if lostInner > 0 { found[texts(key)] = inner }
    }
    losses.append(found, andLossesOf: notes)
    losses.omit(notes?.omitted.problems ?? 0)
    _ = note?.reportInnerProblems(into: &losses)
    return (kept, lost, sent)
  }
}
