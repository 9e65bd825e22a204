/// How often the innermost value that is read again is being read: an object as its own payload, or
/// a value as the only element of an array.
///
/// A variant whose payload has its own type would read the same object forever, and so would an
/// array whose elements are such arrays.
struct ReadAgain {
  /// Which value it is among those around what is read.
  let place: UInt
  var readers = 1

  /// More than a sender means. Findings of values in themselves take a time that doubles with each.
  fileprivate static let mostReaders = 8
}

extension ThreadInput {
  /// Runs `body`, which reads a value again; nil if it is being read so often.
  func again<Result>(_ place: UInt, _ body: () -> Result) -> Result? {
    guard let source = unsafe source else { return nil }
    let outer = unsafe source.pointee.again
    var again = ReadAgain(place: place)
    if let outer, outer.place == place { again.readers = outer.readers + 1 }
    guard again.readers <= ReadAgain.mostReaders else { return nil }
    unsafe source.pointee.again = again
    defer { unsafe source.pointee.again = outer }
    return body()
  }
}
