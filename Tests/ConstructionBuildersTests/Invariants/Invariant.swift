@testable import TestSupport

/// A property of every input. Each case is a check of some bytes, and a target of the fuzzer.
enum Invariant: String, CaseIterable, Sendable {
  /// Any bytes give a model or a failure, and both can be printed.
  case bytes
  /// A number is exactly the one that the document spells, or a problem.
  case numbers
  /// A string is exactly the one that the document spells, or the document is rejected.
  case texts
  /// Bytes, and a dictionary of the same document, give the same result.
  case inputs
  /// A printed path is read back as the same path.
  case paths
  /// A date is the instant that its text names, or a problem.
  case dates
  /// Builders of every shape report their findings.
  case shapes
  /// Every level of a thread of comments is built, on a small stack.
  case depth

  /// Throws an ``InvariantViolation`` if the property does not hold for `input`.
  func check(_ input: [UInt8]) throws {
    switch self {
    case .bytes:
      try BytesInvariant.check(PartyBuilder.self, input)
      try BytesInvariant.check(ScalarsBuilder.self, input)
      try BytesInvariant.check(AnythingBuilder.self, input)
      try BytesInvariant.check(DirectPartyBuilder.self, isLike: PartyBuilder.self, input)
      try BytesInvariant.check(
        DirectDictionariesBuilder.self, isLike: DictionariesBuilder.self, input)
      try ValuesInvariant.check(input)
    case .numbers: try NumbersInvariant.check(input)
    case .texts: try TextsInvariant.check(input)
    case .inputs: try InputsInvariant.check(input)
    case .paths: try PathsInvariant.check(input)
    case .dates: try DatesInvariant.check(input)
    case .shapes: try ShapesInvariant.check(input)
    case .depth: try DepthInvariant.check(input)
    }
  }
}
