@testable import builders

/// Makes documents, always the same for a seed.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  mutating func below(_ limit: Int) -> Int { Int(next() >> 11) % limit }

  mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

  /// An object with members by their keys, of which a fifth are others.
  mutating func object(of values: [String: String], rarely others: [String: String]) -> String {
    let members = others.keys.sorted().compactMap { key in
      (below(5) == 0 ? others[key] : values[key]).map { "\"\(key)\": \($0)" }
    }
    return "{\(members.joined(separator: ", "))}"
  }

  /// A value of any kind, nested up to a depth, with keys of names and of data.
  mutating func json(depth: Int = 4) -> String {
    switch below(depth > 0 ? 12 : 9) {
    case 0: return "null"
    case 1: return one(of: ["true", "false"])
    case 2: return "\(below(100) - 50)"
    case 3:
      return one(of: [
        "1", "1.0", "1e0", "-0", "0.1", "9007199254740993", "1e400", "123456789012345678901",
        "0.30000000000000004", "-1.50", "100", "1E2",
      ])
    case 4: return "\"text \(below(200))\""
    case 5: return one(of: [#""""#, #""é""#, #""e\u0301""#, #""\ud83d\ude00""#, #""a\nb""#])
    case 6:
      return one(of: [
        #""2026-03-01T08:00:00Z""#, #""2026-03-01""#, #""12""#, #""true""#, #""a@b.cd""#,
        #""https://example.com/a""#, #""0b1f9a70-3a4e-4a64-9d6a-0c8f1d2e3f40""#,
      ])
    case 7, 8: return "\(below(1_000_000))"
    case 9, 10:
      let count = below(5)
      return "[" + (0..<count).map { _ in json(depth: depth - 1) }.joined(separator: ",") + "]"
    default:
      let count = below(6)
      return "{"
        + (0..<count).map { _ in "\(key()):\(json(depth: depth - 1))" }.joined(separator: ", ")
        + "}"
    }
  }

  private mutating func key() -> String {
    switch below(8) {
    case 0: "\"\(below(1000))\""
    case 1: "\"word-\(below(400))\""
    case 2: one(of: [#""é""#, #""e\u0301""#, #""""#, #""a b""#])
    default: one(of: ["a", "b", "c", "name", "id", "createdAt"].map { "\"\($0)\"" })
    }
  }
}

extension Survey {
  /// The survey of some documents.
  init(
    _ documents: [String], endpoint: String = "", at path: [Step] = [], showsValues: Bool = false,
    limit: Int = Survey.placeLimit, stamp: (Int) -> Stamp? = { _ in nil }
  ) {
    var surveyor = Surveyor(showsValues: showsValues, limit: limit)
    for (index, document) in documents.enumerated() {
      surveyor.add(document, endpoint: endpoint, at: path, stamp: stamp(index))
    }
    self = surveyor.survey
  }

  func place(_ path: String) -> SurveyedValue? {
    endpoints.first?.root.everything.first { $0.path.text == path }
  }
}

extension Surveyor {
  mutating func add(
    _ document: String, endpoint: String = "", at path: [Step] = [], stamp: Stamp? = nil
  ) {
    let bytes = Array(document.utf8)
    _ = add(bytes.span, endpoint: endpoint, at: path, stamp: stamp)
  }
}
