import ConstructionBuilders
import Foundation

@testable import TestSupport

/// Every comment of a thread is built, from bytes and a dictionary, on a thread of 512 kB.
enum DepthInvariant {
  /// The input makes a ``Discussion``.
  static func check(_ input: [UInt8]) throws {
    let thread = Discussion(input)
    let (count, json, dictionary) = (thread.count, thread.json, Unchecked(thread.dictionary))
    try onSmallStack {
      try check(ThingBuilder.build(json: json), count, "bytes")
      try check(ThingBuilder(json: json).build(), count, "a builder from bytes")
      try check(ThingBuilder.build(dictionary: dictionary.value), count, "a dictionary")
    }
  }

  private static func check(
    _ result: Result<Thing, BuildFailure>, _ count: Int, _ input: String
  ) throws {
    let built = try result.get().count
    try require(built == count, "of \(count) comments, \(built) are built from \(input)")
  }

  /// Only one thread at a time uses the value.
  private struct Unchecked: @unchecked Sendable {
    let value: [String: Any]
    init(_ value: [String: Any]) { self.value = value }
  }
}
