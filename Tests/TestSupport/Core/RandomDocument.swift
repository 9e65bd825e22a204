import ConstructionBuilders

/// Writes random documents with a party's keys, mostly with values of the right kind.
///
/// Numbers are written as Swift prints them, so that `JSONSerialization` loses none of their
/// digits, and lie where it keeps whole ones exact.
struct RandomDocument {
  private var random: SplitMix64

  /// Whether an object may have the same key twice.
  private let repeatsKeys: Bool

  init(seed: UInt64, repeatsKeys: Bool = true) {
    random = SplitMix64(seed: seed)
    self.repeatsKeys = repeatsKeys
  }

  mutating func next() -> String {
    var members: [String] = []
    for (key, good) in plan where chance(9, of: 10) {
      let value = chance(2, of: 3) ? good(&self) : value(depth: 0)
      members.append("\(quoted(key)): \(value)")
    }
    members.shuffle(using: &random)
    return "{\(members.joined(separator: chance(1, of: 2) ? "," : " ,\n"))}"
  }

  private var plan: [(String, (inout RandomDocument) -> String)] {
    [
      ("name", { $0.text() }), ("size", { $0.number() }), ("small", { $0.number() }),
      ("weight", { $0.number() }), ("price", { $0.number() }), ("open", { $0.word() }),
      ("began", { $0.text() }), ("home", { $0.text() }), ("token", { $0.text() }),
      ("color", { $0.text() }), ("level", { $0.number() }), ("title", { $0.text() }),
      ("tags", { $0.array { $0.text() } }), ("scores", { $0.array { $0.number() } }),
      ("grid", { $0.array { $0.array { $0.number() } } }),
      ("counts", { $0.object { $0.number() } }), ("extra", { $0.value(depth: 0) }),
      ("guests", { $0.array { $0.guest(depth: 0) } }),
      ("hosts", { $0.object { $0.guest(depth: 1) } }), ("chief", { $0.guest(depth: 1) }),
    ]
  }

  private mutating func guest(depth: Int) -> String {
    if chance(1, of: 10) { return value(depth: 1) }
    let name = chance(9, of: 10) ? text() : value(depth: 2)
    guard depth < 3 else { return #"{"name":\#(name)}"# }
    let friends = array { $0.guest(depth: depth + 1) }
    return #"{"name":\#(name),"friends":\#(friends)}"#
  }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth < 3 ? 7 : 5), using: &random) {
    case 0: "null"
    case 1: word()
    case 2: number()
    case 3, 4: text()
    case 5: array { $0.value(depth: depth + 1) }
    default: object { $0.value(depth: depth + 1) }
    }
  }

  private mutating func array(_ element: (inout RandomDocument) -> String) -> String {
    let count = Int.random(in: 0..<5, using: &random)
    return "[\((0..<count).map { _ in element(&self) }.joined(separator: ", "))]"
  }

  private mutating func object(_ value: (inout RandomDocument) -> String) -> String {
    let count = Int.random(in: 0..<4, using: &random)
    // Sometimes the same key twice: the last one counts.
    let keys = (0..<count).map { _ in
      ["a", "b", "é", "e\u{301}", "x.y", ""].randomElement(using: &random)!
    }
    let distinct = repeatsKeys ? keys : Array(Set(keys)).sorted()
    return "{\(distinct.map { "\(quoted($0)):\(value(&self))" }.joined(separator: ","))}"
  }

  private mutating func word() -> String { chance(1, of: 2) ? "true" : "false" }

  private mutating func number() -> String {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: "\(Int.random(in: -5...5, using: &random))"
    case 1: "\(Int.random(in: 0...300, using: &random))"
    case 2: "\(Int.random(in: Int.min...Int.max, using: &random))"
    case 3: "\(Double(Int.random(in: -4_000...4_000, using: &random)) / 8)"
    default: "\(Double(Int.random(in: 0...99, using: &random)) / 10)"
    }
  }

  private mutating func text() -> String {
    let texts = [
      "", " ", "a", "Cyclops", "42", " 042 ", "4.5", "300", "yes", "false", "red", "blue", "null",
      "é", "e\u{301}", "😀", "line\nbreak", "tab\t", "quote\"", "back\\slash", "/", "\u{7F}\u{85}",
      "2014-04-29T14:18:17-0400", "2014-02-30", "https://example.com/a", "not a url",
      "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "[1, 2]", #"{"name": "inner"}"#, "9007199254740993",
      String(repeating: "long ", count: 30),
    ]
    return quoted(texts.randomElement(using: &random)!)
  }

  /// A text in quotation marks, its characters escaped in one way or another.
  private mutating func quoted(_ text: String) -> String {
    var result = "\""
    for unit in text.utf16 {
      let mustEscape = unit < 0x20 || unit == 0x22 || unit == 0x5C || unit >= 0xD800
      if mustEscape || chance(1, of: 20) {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(Unicode.Scalar(unit)!)
      }
    }
    return result + "\""
  }

  private mutating func chance(_ count: Int, of all: Int) -> Bool {
    Int.random(in: 0..<all, using: &random) < count
  }
}
