import ConstructionBuilders
import ConstructionBuildersEditing

/// Arrays and objects in others, in which some elements cannot be read.
///
/// Each row has a number, and what is in it tells that: 301 and 352 are elements of row 3, "t3-1"
/// is one of its objects, and "u3" is its element that cannot be read.
struct NestedRows {
  /// For each place, where its row was read, such as "rows.1", "=rows.1" for a copy of it, or no
  /// text for a new one.
  private(set) var origins: [String: [String: String]] = [:]

  static let fields = ["rows", "lists", "sheets", "tables", "facts"]

  mutating func add(_ field: String, _ keys: some Sequence<some LosslessStringConvertible>) {
    for key in keys { origins[field, default: [:]]["\(key)"] = "\(field).\(key)" }
  }

  /// The places of a field, for an array in order.
  subscript(field: String) -> [String] {
    get {
      let places = origins[field] ?? [:]
      return places.indices.isEmpty ? [] : (0..<places.count).map { places["\($0)"] ?? "" }
    }
    set {
      origins[field] = [String: String](
        uniqueKeysWithValues: newValue.enumerated().map { ("\($0)", $1) })
    }
  }

  subscript(field: String, key: String) -> String? {
    get { origins[field]?[key] }
    set { origins[field, default: [:]][key] = newValue }
  }

  static func copy(of place: String) -> String { place.hasPrefix("=") ? place : "=" + place }

  /// Where an element that could not be read is in another row than its own, is there twice, or is
  /// gone although its row is still there.
  func problems(in new: JSONValue, sent: JSONValue) -> [String] {
    let (before, after) = (Self.unread(sent), Self.unread(new))
    let kept = Set(origins.values.flatMap(\.values))
    return before.sorted { $0.key < $1.key }.flatMap { element, rows -> [String] in
      let (own, isEmpty) = (rows[0].place, rows[0].others.isEmpty)
      let places = after[element] ?? []
      if places.count > 1 { return ["\(element) is there \(places.count) times"] }
      guard let place = places.first?.place else {
        return kept.contains(own) ? ["\(element) of \(own) is gone"] : []
      }
      // What is in a row may have been removed, or moved in place of rows, or all of it to an equal
      // one.
      let parts = place.split(separator: ".").map(String.init)
      let origin = origins[parts[0]]?[parts[1]] ?? ""
      let others = after[element]?.first?.others ?? []
      let isOwn = others.contains { element == "u\($0)" }
      if origin == own || origin == Self.copy(of: own) && !kept.contains(own) { return [] }
      if place == own, isEmpty || others.isEmpty || isOwn { return [] }
      if isOwn, Set(others).count == 1, !Self.isFilled(own, in: new, origins) { return [] }
      return ["\(element) of \(own) is in \(place), which was \(origin)"]
    }
  }

  /// For each element that cannot be read, where it is, and the rows of what else is there.
  private static func unread(_ json: JSONValue) -> [String: [(place: String, others: [Int])]] {
    var found: [String: [(place: String, others: [Int])]] = [:]
    for field in fields {
      for (key, row) in rows(of: field, in: json) {
        let elements = parts(of: row).map(\.1)
        for case .string(let text) in elements where text.hasPrefix("u") {
          found[text, default: []].append(("\(field).\(key)", elements.compactMap(self.row)))
        }
      }
    }
    return found
  }

  /// Whether a row is still in its field, with something in it.
  private static func isFilled(
    _ own: String, in new: JSONValue, _ origins: [String: [String: String]]
  ) -> Bool {
    let field = String(own.prefix { $0 != "." })
    return rows(of: field, in: new).contains { key, row in
      origins[field]?[key] == own && !parts(of: row).isEmpty
    }
  }

  private static func rows(of field: String, in json: JSONValue) -> [(String, JSONValue)] {
    let rows = parts(of: json[field])
    guard field == "facts" else { return rows }
    return rows.compactMap { _, pair in
      guard case .string(let key)? = pair["key"], let value = pair["value"] else { return nil }
      return (key, value)
    }
  }

  private static func row(of value: JSONValue) -> Int? {
    switch value {
    case .number(let number): Double(number.digits).map { Int($0) / 100 }
    case .string(let text): Int(text).map { $0 / 100 }
    case .object(let members):
      if case .string(let sku)? = members["sku"] {
        Int(sku.dropFirst().prefix { $0 != "-" })
      } else {
        nil
      }
    default: nil
    }
  }

  private static func parts(of value: JSONValue?) -> [(String, JSONValue)] {
    switch value {
    case .array(let elements)?: elements.enumerated().map { ("\($0)", $1) }
    case .object(let members)?: members.map { ($0.key, $0.value) }
    default: []
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

  mutating func facts() -> String {
    let facts = (0..<below(4)).map { "{\"key\": \"k\($0)\", \"value\": \(numbers()), \"xp\": 1.0}" }
    return "[" + facts.joined(separator: ", ") + "]"
  }

  mutating func sheets() -> String {
    let sheets = (0..<below(4)).map { sheet in
      let row = row { _, row, index in "\(row * 100 + index)" }
      let members = row.enumerated().map { "\"m\(nextRow)-\($0)\": \($1)" }
      return "\"s\(sheet)\": {" + members.joined(separator: ", ") + "}"
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

  /// Remembers where the rows were read.
  mutating func note(_ user: UserBuilder) {
    places = NestedRows()
    places.add("rows", (user.rows ?? []).indices)
    places.add("lists", (user.lists ?? [:]).keys)
    places.add("sheets", (user.sheets ?? [:]).keys)
    places.add("tables", (user.tables ?? []).indices)
    places.add("facts", (user.facts ?? [:]).keys)
  }

  mutating func changeRows<Row: EditedRow>(_ field: String, _ rows: inout [Row]?) {
    guard var changed = rows else { return }
    var places = self.places[field]
    for _ in 0...below(3) {
      let (count, row) = (changed.count, newRow())
      let (at, other) = (below(max(count, 1)), below(max(count, 1)))
      switch count == 0 ? 3 : below(16) {
      case 0:
        changed.remove(at: at)
        places.remove(at: at)
      case 1:
        changed.swapAt(at, other)
        places.swapAt(at, other)
      case 2:
        changed.insert(below(2) == 0 ? changed[at] : changed[at].rebuilt, at: other)
        places.insert(NestedRows.copy(of: places[at]), at: other)
      case 3:
        let index = below(count + 1)
        changed.insert(Row.new(row), at: index)
        places.insert("", at: index)
      case 4:
        changed.append(changed.remove(at: at))
        places.append(places.remove(at: at))
      case 5...6 where at != other:
        var target = changed[other]
        changed[at].moveElement(to: &target)
        changed[other] = target
      case 7:
        // A copy of one that is then changed.
        changed.append(below(2) == 0 ? changed[at] : changed[at].rebuilt)
        places.append(NestedRows.copy(of: places[at]))
        changed[at].change(below(3))
      case 8: changed[at] = Row()
      default: changed[at].change(below(3))
      }
    }
    rows = changed
    self.places[field] = places
  }

  mutating func changeRows<Row: EditedRow>(_ field: String, _ rows: inout [String: Row]?) {
    guard var changed = rows else { return }
    for _ in 0...below(3) {
      let (keys, row) = (changed.keys.sorted(), newRow())
      let new = "n\(row)"
      guard let key = keys.isEmpty ? nil : keys[below(keys.count)], let value = changed[key] else {
        changed[new] = Row.new(row)
        places[field, new] = ""
        continue
      }
      let other = keys[below(keys.count)]
      switch below(14) {
      case 0:
        changed[key] = nil
        places[field, key] = nil
      case 1:
        (changed[key], changed[other]) = (changed[other], changed[key])
        (places[field, key], places[field, other]) = (places[field, other], places[field, key])
      case 2:
        changed[new] = changed.removeValue(forKey: key)
        places[field, new] = places[field, key]
        places[field, key] = nil
      case 3:
        changed[new] = Row.new(row)
        places[field, new] = ""
      case 4...5:
        changed[new] = below(2) == 0 ? value : value.rebuilt
        places[field, new] = NestedRows.copy(of: places[field, key] ?? "")
        if below(2) == 0 { changed[key]?.change(below(3)) }
      case 6...7 where key != other:
        if var target = changed[other] {
          changed[key]?.moveElement(to: &target)
          changed[other] = target
        }
      case 8: changed[key] = Row()
      case 9:
        var target = Row()
        changed[key]?.moveElement(to: &target)
        changed[new] = target
        places[field, new] = ""
      default: changed[key]?.change(below(3))
      }
    }
    rows = changed
  }

  /// Moves a row into another field.
  mutating func moveRow(_ user: inout UserBuilder) {
    let key = "n\(newRow())"
    let (field, lists) = pick(("lists", \UserBuilder.lists), ("facts", \UserBuilder.facts))
    if below(2) == 0, let count = user.rows?.count, count > 0, user[keyPath: lists] != nil {
      let at = below(count)
      var rows = places["rows"]
      let row = user.rows?.remove(at: at)
      user[keyPath: lists]?[key] = row
      places[field, key] = rows.remove(at: at)
      places["rows"] = rows
      if below(2) == 0 {
        user.rows = nil
        places["rows"] = []
      }
    } else if let old = user[keyPath: lists]?.keys.min(), user.rows != nil {
      let row = user[keyPath: lists]?[old]
      user.rows?.append(row ?? [])
      places["rows"].append(places[field, old] ?? "")
      user[keyPath: lists]?[old] = nil
      places[field, old] = nil
    }
  }
}

/// A row of numbers or objects.
protocol EditedRow {
  init()
  static func new(_ row: Int) -> Self

  /// Equal, with a memory of its own.
  var rebuilt: Self { get }

  mutating func change(_ operation: Int)
  mutating func moveElement(to other: inout Self)
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

  var rebuilt: [Element] { map { $0 } }

  mutating func change(_ operation: Int) {
    switch operation {
    case _ where isEmpty: break
    case 0: self[0].change()
    case 1: swapAt(0, count - 1)
    default: removeLast()
    }
  }

  mutating func moveElement(to other: inout [Element]) {
    if !isEmpty { other.append(removeFirst()) }
  }
}

extension [String: Int]: EditedRow {
  static func new(_ row: Int) -> [String: Int] { ["m": row * 100 + 1] }

  var rebuilt: [String: Int] { Dictionary(uniqueKeysWithValues: map { ($0, $1) }) }

  mutating func change(_ operation: Int) {
    guard let (key, value) = self.min(by: { $0.key < $1.key }) else { return }
    switch operation {
    case 0: self[key] = value / 100 * 100 &+ 51
    case 1: self["n"] = value / 100 * 100 &+ 52
    default: self[key] = nil
    }
  }

  mutating func moveElement(to other: inout [String: Int]) {
    guard let key = keys.min() else { return }
    other[key] = removeValue(forKey: key)
  }
}
