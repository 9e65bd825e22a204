import ConstructionBuilders
import ConstructionBuildersStreams

@testable import TestSupport

/// Every comment of a thread is built, from snapshots and elements, on a thread of 512 kB.
enum ArrivingDepthInvariant {
  /// The input makes a ``Discussion``.
  static func check(_ input: [UInt8]) throws {
    let thread = Discussion(input)
    let (count, json) = (thread.count, thread.json)
    try onSmallStack {
      var reader = PartialReader<ThingBuilder>()
      reader.append(json)
      try check(reader.snapshot().build(), count, "a snapshot")
      try check(reader.finish(), count, "parts")
      var elements = ElementReader<ThingBuilder>(.lines)
      elements.append(json + "\n")
      try check(elements.next()?.result, count, "a line")
    }
  }

  private static func check(
    _ result: Result<Thing, BuildFailure>?, _ count: Int, _ input: String
  ) throws {
    let built = try result?.get().count
    try require(built == count, "of \(count) comments, \(built ?? 0) are built from \(input)")
  }
}
