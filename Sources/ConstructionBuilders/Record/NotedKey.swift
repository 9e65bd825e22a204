/// A field that was noted: its note and its key.
struct NotedKey {
  let note: CaptureNote
  let key: KeyWord
  let hasValue: Bool
}
