/// A thread of comments as text and as a dictionary, with what there has to be of it.
struct Discussion {
  private(set) var json = #"{"kind":"t1","data":{"id":"x"}}"#
  private(set) var dictionary: [String: Any] = ["kind": "t1", "data": ["id": "x"]]
  private(set) var count = 1
  private var levels = 2

  /// Each byte of the input puts the thread so far into one more comment, and says how many
  /// comments without answers stand beside it.
  init(_ input: [UInt8]) {
    for byte in input.prefix(500) where levels + 5 <= 512 { wrap(byte) }
  }

  private mutating func wrap(_ byte: UInt8) {
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
