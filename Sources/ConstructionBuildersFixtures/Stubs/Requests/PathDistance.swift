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
  let (bytes, others) = (text.utf8, other.utf8)
  let start = common(bytes, others, atMost: .max)
  let least = min(bytes.count, others.count) - start
  let end = common(bytes.reversed(), others.reversed(), atMost: least)
  return max(bytes.count, others.count) - start - end
}

/// How many bytes are the same at the beginning.
private func common(
  _ bytes: some Sequence<UInt8>, _ others: some Sequence<UInt8>, atMost most: Int
) -> Int {
  var count = 0
  for (byte, other) in zip(bytes, others) {
    guard count < most, lowercased(byte) == lowercased(other) else { break }
    count += 1
  }
  return count
}

private func lowercased(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 32 : byte }
