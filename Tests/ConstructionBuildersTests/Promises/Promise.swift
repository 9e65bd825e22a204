/// What holds for every input: each is a check of some bytes, and a target of the fuzzer.
enum Promise: String, CaseIterable, Sendable {
  /// Any bytes end in a model or a failure, and everything said about them can be written.
  case bytes
  /// A number is exactly the one that is spelled, or a problem.
  case numbers
  /// A text is exactly what its escapes and its UTF-8 say, or the document is refused.
  case texts
  /// What both doors can read, both read alike.
  case doors
  /// A path that has a text is read back from it.
  case paths
  /// A date is the second that ISO 8601 says, or a problem.
  case dates
  /// Builders of every shape can be asked for all that they have.
  case shapes

  /// Throws a ``BrokenPromise`` where it is not kept for `input`.
  func check(_ input: [UInt8]) throws {
    switch self {
    case .bytes:
      try BytesPromise.check(PartyBuilder.self, input)
      try BytesPromise.check(ScalarsBuilder.self, input)
      try BytesPromise.check(AnythingBuilder.self, input)
      try BytesPromise.check(DirectPartyBuilder.self, isLike: PartyBuilder.self, input)
      try ValuesPromise.check(input)
    case .numbers: try NumbersPromise.check(input)
    case .texts: try TextsPromise.check(input)
    case .doors: try DoorsPromise.check(input)
    case .paths: try PathsPromise.check(input)
    case .dates: try DatesPromise.check(input)
    case .shapes: try ShapesPromise.check(input)
    }
  }
}
