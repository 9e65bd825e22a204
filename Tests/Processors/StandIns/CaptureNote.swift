// In place of the notes in Record, which need lists of findings. The program reads no fields.

@usableFromInline
final class CaptureNote: Sendable {}

final class PlacedNotes {
  let origin: ObjectOrigin

  init(_ origin: ObjectOrigin) { self.origin = origin }
}
