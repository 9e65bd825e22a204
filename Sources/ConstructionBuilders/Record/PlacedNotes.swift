/// The notes of the fields of one object that have nothing else to note.
final class PlacedNotes {
  let origin: ObjectOrigin
  lazy var asFound = note(.asFound)
  lazy var missing = note(.missing)
  lazy var null = note(.null)

  init(_ origin: ObjectOrigin) { self.origin = origin }

  private func note(_ state: CaptureNote.State) -> CaptureNote {
    CaptureNote { ($0.state, $0.origin) = (state, origin) }
  }
}
