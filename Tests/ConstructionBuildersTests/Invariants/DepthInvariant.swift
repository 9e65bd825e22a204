import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation

/// Every comment of a thread is built, from every input, on a thread of 512 kB.
enum DepthInvariant {
  /// Each byte of the input puts the thread so far into one more comment, and says how many
  /// comments without answers stand beside it.
  static func check(_ input: [UInt8]) throws {
    var thread = Discussion()
    for byte in input.prefix(500) where thread.levels + 5 <= 512 { thread.wrap(byte) }
    let (count, json, dictionary) = (thread.count, thread.json, Unchecked(thread.dictionary))
    try onSmallStack {
      try check(ThingBuilder.build(json: json), count, "bytes")
      try check(ThingBuilder(json: json).build(), count, "a builder from bytes")
      try check(ThingBuilder.build(dictionary: dictionary.value), count, "a dictionary")
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

  /// Only one thread at a time uses the value.
  private struct Unchecked: @unchecked Sendable {
    let value: [String: Any]
    init(_ value: [String: Any]) { self.value = value }
  }
}

/// A thread of comments as text and as a dictionary, with what there has to be of it.
private struct Discussion {
  private(set) var json = #"{"kind":"t1","data":{"id":"x"}}"#
  private(set) var dictionary: [String: Any] = ["kind": "t1", "data": ["id": "x"]]
  private(set) var count = 1
  private(set) var levels = 2

  mutating func wrap(_ byte: UInt8) {
    let leaf = #"{"kind":"t1","data":{"id":"y"}}"#
    let leaves = Int(byte & 3)
    let position = Int(byte >> 2 & 3) % (leaves + 1)
    var answers = Array(repeating: leaf, count: leaves)
    answers.insert(json, at: position)
    json =
      #"{"kind":"t1","data":{"id":"x","replies":{"data":{"children":["#
      + answers.joined(separator: ",") + "]}}}}"
    var values: [Any] = Array(repeating: ["kind": "t1", "data": ["id": "y"]], count: leaves)
    values.insert(dictionary, at: position)
    dictionary = [
      "kind": "t1", "data": ["id": "x", "replies": ["data": ["children": values]]],
    ]
    count += 1 + leaves
    levels += 5
  }
}
