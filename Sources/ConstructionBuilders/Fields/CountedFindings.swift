/// The sorts of findings about a value that will only be counted, so that they need no words.
@usableFromInline
struct CountedFindings: OptionSet, BitwiseCopyable, Sendable {
  @usableFromInline
  let rawValue: UInt8

  @inlinable
  init(rawValue: UInt8) { self.rawValue = rawValue }

  @inlinable
  static var problems: CountedFindings { CountedFindings(rawValue: 1) }

  @inlinable
  static var repairs: CountedFindings { CountedFindings(rawValue: 2) }

  @inlinable
  static var all: CountedFindings { CountedFindings(rawValue: 3) }
}
