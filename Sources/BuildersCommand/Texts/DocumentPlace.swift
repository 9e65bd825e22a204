/// A place such as `a.ndjson:9`, in the order of files, then of lines.
struct DocumentPlace: Comparable {
  let file: String
  /// Zero for the whole file.
  let line: Int

  init(_ place: String) {
    guard let colon = place.lastIndex(of: ":"), let line = Int(place[place.index(after: colon)...])
    else {
      (file, self.line) = (place, 0)
      return
    }
    (file, self.line) = (String(place[..<colon]), line)
  }

  static func < (left: DocumentPlace, right: DocumentPlace) -> Bool {
    left.file != right.file ? left.file < right.file : left.line < right.line
  }
}
