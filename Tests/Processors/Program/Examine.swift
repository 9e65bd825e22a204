/// The transcript of the run. There is one thread.
nonisolated(unsafe) private var transcript = Transcript()

/// Writes what is on the tape of a document, or what is wrong with it; then the same for every cut.
@_cdecl("examine")
func examine(
  _ name: UnsafePointer<UInt8>, _ nameLength: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int
) {
  unsafe transcript.write("== ")
  unsafe transcript.write(UnsafeBufferPointer(start: name, count: nameLength))
  unsafe transcript.endLine()
  let document = unsafe UnsafeBufferPointer(start: bytes, count: count)
  unsafe transcript.documents += 1
  unsafe transcript.document(document)
  unsafe transcript.cuts(of: document)
  unsafe transcript.parts(of: document)
  if count <= 100 { unsafe transcript.text(String(decoding: document, as: UTF8.self)) }
}

@_cdecl("examineNumbers")
func examineNumbers() { unsafe transcript.roundedNumbers() }

@_cdecl("summarize")
func summarize() {
  unsafe transcript.writeSummary()
  unsafe transcript.flush()
}

extension Transcript {
  fileprivate mutating func writeSummary() {
    write("documents")
    write(documents)
    write(", entries")
    write(entries)
    write(", cuts")
    write(cuts)
    write(", numbers")
    write(numbers)
    write(", texts")
    write(texts)
    write(", look-ups")
    write(lookUps)
    write(", scans in parts unlike the whole")
    write(differences)
    endLine()
  }
}
