import ConstructionBuilders

/// The lines and columns of several bytes of a document, found in one pass.
///
/// - Parameter offsets: The bytes, in any order.
func textLocations(ofBytesAt offsets: Set<Int>, in bytes: Span<UInt8>) -> [Int: TextLocation] {
  var locations: [Int: TextLocation] = [:]
  var counter = TextPosition(in: bytes)
  for offset in offsets.sorted() {
    counter.advance(to: offset, in: bytes)
    locations[offset] = counter.location
  }
  return locations
}
