import ConstructionBuilders
import ConstructionBuildersEditing

/// Arrays and objects in others, in which some elements cannot be read.
///
/// Each row has a number, and what is in it tells that: 301 and 352 are elements of row 3, "t3-1"
/// is one of its objects, and "u3" is its element that cannot be read.
enum NestedRows {
  /// Where an element that could not be read is in another row, is there twice, or is gone although
  /// its row is still there.
  static func problems(in new: JSONValue, sent: JSONValue) -> [String] {
    var (before, after) = (Found(), Found())
    for key in ["rows", "lists", "sheets", "tables"] {
      if let value = sent[key] { before.add(value) }
      if let value = new[key] { after.add(value) }
    }
    return before.unread.sorted { $0.key < $1.key }.flatMap { row, rows -> [String] in
      // An empty row may be filled with anything.
      guard rows.contains(where: { !$0.isEmpty }) else { return [] }
      let places = after.unread[row] ?? []
      var problems: [String] = []
      if places.count > 1 { problems.append("u\(row) is there \(places.count) times") }
      if places.contains(where: { !$0.isEmpty && !$0.contains(row) }) {
        problems.append("u\(row) is in another row")
      }
      if places.isEmpty, after.rows.contains([row]) { problems.append("u\(row) is gone") }
      return problems
    }
  }

  private struct Found {
    /// For each unreadable element, what else is in its container.
    var unread: [Int: [Set<Int>]] = [:]
    var rows: Set<Set<Int>> = []

    mutating func add(_ value: JSONValue) {
      let parts: [JSONValue] =
        switch value {
        case .array(let elements): elements
        case .object(let members): members.map(\.value)
        default: []
        }
      let rows = Set(parts.compactMap(Self.row))
      for part in parts {
        if case .string(let text) = part, text.hasPrefix("u"), let row = Int(text.dropFirst()) {
          unread[row, default: []].append(rows)
        }
        add(part)
      }
      self.rows.insert(rows)
    }

    /// The row that an element belongs to.
    private static func row(of value: JSONValue) -> Int? {
      switch value {
      case .number(let number): Double(number.digits).map { Int($0) / 100 }
      case .object(let members):
        if case .string(let sku)? = members["sku"], sku.hasPrefix("t") {
          Int(sku.dropFirst().prefix { $0 != "-" })
        } else {
          nil
        }
      default: nil
      }
    }
  }
}

extension RandomEdits {
  private mutating func newRow() -> Int {
    nextRow += 1
    return nextRow - 1
  }

  /// At most three elements that are read, some spelled in another way, and one that is not.
  private mutating func row(_ element: (inout Self, _ row: Int, _ index: Int) -> String) -> [String]
  {
    let row = newRow()
    var elements: [String] = []
    for index in 1...3 where below(4) > 0 { elements.append(element(&self, row, index)) }
    if below(2) == 0 { elements.insert("\"u\(row)\"", at: below(elements.count + 1)) }
    return elements
  }

  private mutating func numbers() -> String {
    let row = row { random, row, index in
      let number = "\(row * 100 + index)"
      return random.pick(number, number, number + ".0", "\"\(number)\"")
    }
    return "[" + row.joined(separator: ", ") + "]"
  }

  mutating func rows() -> String {
    "[" + (0..<below(5)).map { _ in numbers() }.joined(separator: ",") + "]"
  }

  mutating func lists() -> String {
    "{" + (0..<below(4)).map { "\"k\($0)\": \(numbers())" }.joined(separator: ", ") + "}"
  }

  mutating func sheets() -> String {
    let sheets = (0..<below(4)).map { sheet in
      let row = row { _, row, index in "\(row * 100 + index)" }
      return "\"s\(sheet)\": {"
        + row.enumerated().map { "\"m\($0)\": \($1)" }.joined(separator: ", ") + "}"
    }
    return "{" + sheets.joined(separator: ", ") + "}"
  }

  mutating func tables() -> String {
    let tables = (0..<below(4)).map { _ in
      let row = row { random, row, index in
        "{\"sku\": \"t\(row)-\(index)\"" + random.pick("", ", \"xr\": 1.50") + "}"
      }
      return "[" + row.joined(separator: ", ") + "]"
    }
    return "[" + tables.joined(separator: ",") + "]"
  }

  mutating func changeRows<Row: EditedRow>(_ rows: inout [Row]?) {
    guard var changed = rows else { return }
    for _ in 0...below(3) {
      let (count, row) = (changed.count, newRow())
      let (at, other) = (below(max(count, 1)), below(max(count, 1)))
      switch below(8) {
      case 0 where count > 0: changed.remove(at: at)
      case 1 where count > 0: changed.swapAt(at, other)
      case 2 where count > 0: changed.append(changed[at])
      case 3: changed.insert(Row.new(row), at: below(count + 1))
      case 4 where count > 0: changed.append(changed.remove(at: at))
      default: if count > 0 { changed[at].change(below(3)) }
      }
    }
    rows = changed
  }

  mutating func changeRows<Row: EditedRow>(_ rows: inout [String: Row]?) {
    guard var changed = rows else { return }
    for _ in 0...below(3) {
      let (keys, row) = (changed.keys.sorted(), newRow())
      guard let key = keys.isEmpty ? nil : keys[below(keys.count)] else {
        changed["n"] = Row.new(row)
        continue
      }
      let other = keys[below(keys.count)]
      switch below(7) {
      case 0: changed[key] = nil
      case 1: (changed[key], changed[other]) = (changed[other], changed[key])
      case 2: changed["n\(row)"] = changed.removeValue(forKey: key)
      case 3: changed["n\(row)"] = Row.new(row)
      case 4: changed["n\(row)"] = changed[key]
      default: changed[key]?.change(below(3))
      }
    }
    rows = changed
  }
}

/// A row of which two elements stay or more, so that it can be told from another one.
protocol EditedRow {
  static func new(_ row: Int) -> Self
  mutating func change(_ operation: Int)
}

protocol RowElement {
  static func new(in row: Int) -> Self
  mutating func change()
}

extension Int: RowElement {
  static func new(in row: Int) -> Int { row * 100 + 1 }
  mutating func change() { self = self / 100 * 100 &+ 51 }
}

extension LineBuilder: RowElement {
  static func new(in row: Int) -> LineBuilder {
    var line = LineBuilder(dictionary: [:])
    line.sku = "t\(row)-1"
    return line
  }

  mutating func change() { quantity = 5 }
}

extension Array: EditedRow where Element: RowElement {
  /// More than any that is sent, so that it cannot be one that was changed.
  static func new(_ row: Int) -> [Element] { (0..<5).map { _ in .new(in: row) } }

  mutating func change(_ operation: Int) {
    guard count > 1 else { return }
    switch operation {
    case 0: self[0].change()
    case 1: swapAt(0, 1)
    default: if count > 2 { removeLast() }
    }
  }
}

extension [String: Int]: EditedRow {
  static func new(_ row: Int) -> [String: Int] { ["m": row * 100 + 1] }

  mutating func change(_ operation: Int) {
    guard count > 1, let (key, value) = self.min(by: { $0.key < $1.key }) else { return }
    switch operation {
    case 0: self[key] = value / 100 * 100 &+ 51
    case 1: self["n"] = value / 100 * 100 &+ 52
    default: if count > 2 { self[key] = nil }
    }
  }
}
