import ConstructionBuilders
import ConstructionBuildersEditing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes documents as many senders write them, and changes what is read of them.
struct RandomEdits {
  private var state: UInt64

  /// The number of the next array or object in another one.
  var nextRow = 1

  /// What became of the arrays and objects in others.
  var places = NestedRows()

  init(seed: UInt64) { state = seed }

  mutating func below(_ count: Int) -> Int {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(count))
  }

  mutating func pick<Value>(_ values: Value...) -> Value { values[below(values.count)] }

  /// An array or object of users, in one of several layouts.
  mutating func document() -> String {
    let layout = pick(0, 0, 1, 2, 3)
    let user = user(layout, 0)
    return pick("", "", " ", "\n") + user + pick("", "\n")
  }

  private mutating func user(_ layout: Int, _ level: Int) -> String {
    var members: [(String, String)] = []
    let all: [(String, String)] =
      [
        ("id", pick("1", #""2""#, "null", "[]", "7.0")),
        ("x9", pick("1.50", #"{"y":1.0}"#, "[1.00]")),
        (pick("name", "fullName"), pick(#""Ann""#, #""\u0041""#, "7", "null", "{}")),
        ("nick", pick(#""n""#, "1.50", "true", "null")),
        ("active", pick("true", "0", "1", #""yes""#, #""False""#, #""N""#, "null")),
        ("balance", pick("1.50", "2", #""3.25""#, "1e2")),
        (
          "since",
          pick(#""2014-06-10T23:11:26-0400""#, #""2014-06-10""#, #""2014-06-10 23:11:26.50""#)
        ),
        ("address", pick(#"{"city": "K", "zip": 1.0}"#, "{}", "null", "7")),
        ("tags", pick("[]", #"["a","b" ,"a"]"#, #"["a",1.0,null,{}]"#, "null")),
        ("scores", pick("[1.50, 2,3.0]", "[]", #"["1", "x", 1.0, 1]"#)),
        ("limits", pick("{}", #"{"a": 1, "b":"2", "c": []}"#, #"{"01": 1, "1":2}"#)),
        ("extra", pick("null", #"{"a": [1.0, {"b": null}], "é": "e\u0301"}"#, "[1,2.50]", "7.0")),
        ("roles", pick("[]", #"["b", "a", "a", {}]"#)), ("x/~2", pick("[]", "{ }", "1e400")),
        ("rows", rows()), ("lists", lists()), ("sheets", sheets()), ("tables", tables()),
      ]
      + formatted() + unionsAndRows()
    for member in all where below(3) > 0 {
      members.append(member)
      if below(12) == 0 { members.append(member) }
    }
    if below(3) > 0 {
      members.insert(("lines", lines(layout, level + 1)), at: below(members.count + 1))
    }
    return container(members.map { "\(key($0.0))\(colon(layout))\($0.1)" }, "{", "}", layout, level)
  }

  /// Members that are read in formats.
  private mutating func formatted() -> [(String, String)] {
    [
      ("times", pick("[]", #"[60, 1.2e2, "180"]"#, #"[60, "x", 240.0]"#)),
      ("byDay", pick("{}", #"{"19700102": 1}"#, #"{"19700102": 1, "x": 2, "19700104":"3"}"#)),
      ("rating", pick("5", #""6""#, #""N/A""#, "-1", "null")),
      ("price", pick(#""12.50""#, #""3""#, "12.5", "null")),
      ("payload", pick(#""{\"a\": 1, \"b\":[]}""#, #""{}""#, #"{"a": 1}"#, "null")),
      (
        "mailed",
        pick(
          #""Tue, 10 Jun 2014 04:00:00 EST""#, #""Tue,3 Jun 2014 04:00 +0530""#,
          #""10 Jun 98 04:00:00 GMT (a)""#, "null")
      ),
      ("labels", pick("[]", #""a""#, #"["a", "b"]"#, #"["a",{}, "c"]"#)),
      ("meta", pairs(("a", "1"), ("b", #""2""#), ("c", "[]"), ("a", "3.0"))), ("facts", facts()),
      (
        "owner",
        pairs(
          ("sku", #""o""#), ("quantity", pick("1", #""2""#, "{}")), ("y", "1.0"),
          ("options", pick("[]", #"[{"sku": "p", "x1": 1.50}, 7]"#)))
      ),
    ]
  }

  /// Some of these pairs, and elements that are none.
  mutating func pairs(_ pairs: (key: String, value: String)...) -> String {
    var elements: [String] = []
    for pair in pairs where below(3) > 0 {
      let rest = pick("", #", "xp": \#(elements.count).0"#)
      elements.append("{\"key\": \"\(pair.key)\", \"value\": \(pair.value)\(rest)}")
      if below(8) == 0 { elements.append(pick("7", #"{"key": "v"}"#, #"{"value": 1}"#)) }
    }
    return "[" + elements.joined(separator: ", ") + "]"
  }

  private mutating func lines(_ layout: Int, _ level: Int) -> String {
    var lines: [String] = []
    for number in 0..<below(5) {
      if below(6) == 0 { lines.append(pick("7", "null", #""x""#)) }
      var members = [#""sku"\#(colon(layout))"s\#(number)""#]
      if below(2) == 0 {
        members.append(#""quantity"\#(colon(layout))\#(pick("1", #""2""#, "[]"))"#)
      }
      if below(2) == 0 {
        members.append(#""x\#(number)"\#(colon(layout))\#(pick("1.50", "{}", "[1.0 ,2]"))"#)
      }
      if below(3) == 0, level < 3 {
        members.append("\"options\"\(colon(layout))\(self.lines(layout, level + 2))")
      }
      lines.append(container(members, "{", "}", pick(layout, 0), level + 1))
    }
    return container(lines, "[", "]", layout, level)
  }

  private mutating func key(_ key: String) -> String {
    below(10) == 0 && key == "nick" ? #""n\u0069ck""# : "\"\(key)\""
  }

  private func colon(_ layout: Int) -> String { layout == 0 ? ":" : ": " }

  private func container(
    _ parts: [String], _ open: String, _ close: String, _ layout: Int, _ level: Int
  ) -> String {
    let (line, unit) = [("", ""), ("", ""), ("\n", "  "), ("\r\n", "\t")][layout]
    guard layout > 1, !parts.isEmpty else {
      return open + parts.joined(separator: layout == 0 ? "," : ", ") + close
    }
    let indent = line + String(repeating: unit, count: level + 1)
    return open + indent + parts.joined(separator: "," + indent) + line
      + String(repeating: unit, count: level) + close
  }

  /// Changes some fields of a user.
  mutating func change(_ user: inout UserBuilder) {
    note(user)
    for _ in 0...below(3) {
      switch below(40) {
      case 0: user.id = pick(nil, 1, 2, 42)
      case 1: user.name = pick(nil, "Ann", "B/\"\\\u{1F600}", "7")
      case 2: user.nick = pick(nil, "n", "1.50", "true", "")
      case 3: user.isActive = pick(nil, true, false)
      case 4: user.balance = pick(nil, 1.5, 3, 0.1, 1e21)
      case 5:
        user.since = pick(
          nil, Date(timeIntervalSince1970: 1_767_323_045.5), Date(timeIntervalSince1970: 0),
          Date(timeIntervalSinceReferenceDate: Double(below(900_000_000)) + 0.1))
      case 6: user.city = pick(nil, "K", "Köln")
      case 7: changeValues(&user.tags, pick("a", "c", "b"))
      case 8: changeValues(&user.scores, pick(1, 1.5, 4))
      case 9: user.limits?[pick("a", "b", "d", "1")] = pick(nil, 1, 5)
      case 10: user.extra = pick(nil, ["a": [1, 2]], .null, 7, ["a": [.null]])
      case 11: user.extra?["a"]?[1] = pick(nil, "x", ["b": 1])
      case 12: if below(2) == 0 { user.roles?.insert("c") } else { user.roles?.remove("a") }
      case 13...14: changeRows("rows", &user.rows)
      case 15: changeRows("lists", &user.lists)
      case 16: changeRows("sheets", &user.sheets)
      case 17...18: changeRows("tables", &user.tables)
      case 19: moveRow(&user)
      case 20...26: changeFormatted(&user)
      case 31...39: changeUnionsAndRows(&user)
      default: changeLines(&user.lines)
      }
    }
  }

  /// Changes a value that was read in a format.
  private mutating func changeFormatted(_ user: inout UserBuilder) {
    let day = Date(timeIntervalSince1970: 86_400 * Double(1 + below(4)))
    switch below(12) {
    case 0: changeValues(&user.times, pick(day, Date(timeIntervalSince1970: 60)))
    case 1: user.byDay?[day] = pick(nil, 1, 5)
    case 2: user.rating = pick(nil, 5, 7)
    case 3: user.price = pick(nil, 12.5, 3, 0.1)
    case 4: user.payload?[pick("a", "b", "d")] = pick(nil, 1, 5)
    case 5: changeValues(&user.labels, pick("a", "c", "b"))
    case 6: user.meta?[pick("a", "b", "c", "d")] = pick(nil, 4)
    case 7: user.owner?.quantity = pick(nil, 3, 4)
    case 8: user.owner?.sku = pick(nil, "t")
    case 9:
      guard var owner = user.owner else { return }
      changeLines(&owner.options)
      user.owner = owner
    case 10:
      user.mailed = pick(
        nil, Date(timeIntervalSince1970: 1_767_323_045), Date(timeIntervalSince1970: -6e9))
    default: changeRows("facts", &user.facts)
    }
  }

  private mutating func changeValues<Value>(_ values: inout [Value]?, _ value: Value) {
    guard let count = values?.count, below(6) > 0 else {
      values = below(2) == 0 ? nil : [value]
      return
    }
    switch below(4) {
    case 0 where count > 0: values?[below(count)] = value
    case 1 where count > 0: values?.remove(at: below(count))
    case 2 where count > 1: values?.swapAt(below(count), below(count))
    default: values?.insert(value, at: below(count + 1))
    }
  }

  private mutating func changeLines(_ lines: inout [LineBuilder]?) {
    guard let count = lines?.count, below(10) > 0 else {
      lines = below(2) == 0 ? nil : [newLine()]
      return
    }
    for _ in 0...below(3) {
      let count = lines?.count ?? 0
      let at = below(max(count, 1))
      switch below(8) {
      case 0 where count > 0: lines?.remove(at: at)
      case 1 where count > 1: lines?.swapAt(at, below(count))
      case 2 where count > 0: if let line = lines?[at] { lines?.append(line) }
      case 3 where count > 0: lines?[at].quantity = pick(nil, 3, 4)
      case 4 where count > 0: lines?[at].sku = pick(nil, "t")
      case 5 where count > 0: changeLines(&lines![at].options)
      case 6: lines?.insert(newLine(), at: below(count + 1))
      default: if count > 0, let moved = lines?.remove(at: at) { lines?.append(moved) }
      }
    }
    _ = count
  }

  private mutating func newLine() -> LineBuilder {
    var line = LineBuilder(dictionary: [:])
    line.sku = "new"
    line.quantity = pick(nil, 9)
    return line
  }
}
