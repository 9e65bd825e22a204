/// How much two paths differ, in linear time: a server may have thousands of routes.
///
/// Paths with as many segments are compared by segment, others as a whole. Of two texts it is the
/// number of bytes between what they have in common at the beginning and at the end, without regard
/// to case.
func pathDistance(_ path: [String], _ other: [String]) -> Int {
  path.count == other.count
    ? zip(path, other).reduce(0) { $0 + distance($1.0, $1.1) }
    : distance(path.joined(separator: "/"), other.joined(separator: "/"))
}

private func distance(_ text: String, _ other: String) -> Int {
  if text == other { return 0 }
  let (bytes, others) = (Array(text.lowercased().utf8), Array(other.lowercased().utf8))
  let least = min(bytes.count, others.count)
  let start = (0..<least).first { bytes[$0] != others[$0] } ?? least
  let end =
    (0..<least - start).first { bytes[bytes.count - 1 - $0] != others[others.count - 1 - $0] }
    ?? least - start
  return max(bytes.count, others.count) - start - end
}
