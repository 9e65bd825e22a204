import ConstructionBuilders

/// What the builders of released versions make of the same documents.
struct VersionMatrix {
  struct Row {
    let version: String
    let check: ContractCheck
  }

  private let rows: [Row]
  private let shares: [String: Double]

  init(rows: [Row], shares: [String: Double]) {
    self.rows = rows.sorted { Self.precedes($0.version, $1.version) }
    self.shares = shares
  }

  /// Whether the matrix is a verdict; never for nil.
  func fails(on limit: Change.Severity?) -> Bool {
    guard let limit else { return false }
    return rows.contains { row in
      row.count(.fails) + row.count(.empties) > 0 || limit == .warning && row.count(.loses) > 0
    }
  }

  /// The name of a file without folder and extension.
  static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  /// Reads the shares of users by version.
  static func shares(
    _ bytes: [UInt8], of versions: [String], named name: String
  ) throws(InputError) -> [String: Double] {
    guard let json = try? JSONValue(json: bytes), case .object(let members) = json else {
      throw InputError(
        description: "\(name): expected an object such as {\"1.4\": 0.12, \"1.5\": 0.88}")
    }
    var shares: [String: Double] = [:]
    for (version, share) in members {
      guard case .number(let number) = share, let share = Double(number.digits), 0...1 ~= share
      else {
        throw InputError(
          description:
            "\(name): the share of \(JSONText.quoted(version)) is not a number from 0 to 1")
      }
      guard versions.contains(version) else {
        throw InputError(
          description: "\(name): there is no contract of version \(JSONText.quoted(version))")
      }
      shares[version] = share
    }
    // Members of the same name would be one version, of which the last share counts.
    var count = 0
    _ = JSONNode.withRoot(of: bytes.span, .lenient) { root in
      root.forEachMember { _, _ in count += 1 }
    }
    guard count == members.count else {
      throw InputError(description: "\(name): a version is named twice")
    }
    let sum = shares.values.reduce(0, +)
    // The sum counts as it is shown, because shares are often rounded.
    guard tenths(sum) <= 1000 else {
      throw InputError(description: "\(name): the shares add up to \(percent(sum))")
    }
    return shares
  }

  /// A line for each version, with the place that is to blame.
  var text: String {
    var table = [
      ["version", "users"] + ContractCheck.Outcome.allCases.map(\.word) + ["because of"]
    ]
    for row in rows {
      table.append(
        [row.version, shares[row.version].map(Self.percent) ?? ""]
          + ContractCheck.Outcome.allCases.map { row.count($0).grouped } + [row.blame ?? ""])
    }
    if shares.isEmpty { table = table.map { [$0[0]] + $0[2...] } }
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    var text = ""
    for cells in table {
      var line = ""
      for (column, cell) in cells.enumerated() {
        let isText = column == 0 || column == cells.count - 1
        let pad = String(repeating: " ", count: widths[column] - cell.count)
        line += (column == 0 ? "" : "  ") + (isText ? cell + pad : pad + cell)
      }
      while line.last == " " { line.removeLast() }
      text += JSONText.visible(line) + "\n"
    }
    if !shares.isEmpty {
      let failing = rows.filter { $0.count(.fails) > 0 }
      let share = failing.reduce(0) { $0 + (shares[$1.version] ?? 0) }
      text += "versions with \(Self.percent(share)) of users fail\n"
    }
    return text
  }

  private static func tenths(_ share: Double) -> Int { Int((share * 1000).rounded()) }

  private static func percent(_ share: Double) -> String {
    let tenths = tenths(share)
    if tenths == 0, share > 0 { return "< 0.1 %" }
    return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }

  var json: JSONValue {
    let versions: [JSONValue] = rows.map { row in
      var members = JSONValue.Members(["version": .string(row.version)])
      if let share = shares[row.version] {
        members["users"] = JSONValue.Number(share).map { .number($0) }
      }
      for outcome in ContractCheck.Outcome.allCases {
        members[outcome.word] = .number(.init(row.count(outcome)))
      }
      if let blame = row.blame { members["because"] = .string(blame) }
      return .object(members)
    }
    return ["matrix": 1, "versions": .array(versions)]
  }

  /// Compares versions number by number: `1.9` comes before `1.10`, and this before `1.x`.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    let (one, other) = (parts(left), parts(right))
    for (mine, others) in zip(one, other) where mine != others {
      switch (Int(mine), Int(others)) {
      case (let mine?, let others?) where mine != others: return mine < others
      case (_?, nil): return true
      case (nil, _?): return false
      default: return mine < others
      }
    }
    return one.count < other.count
  }

  private static func parts(_ version: String) -> [String] {
    version.split { $0 == "." || $0 == "-" || $0 == "+" }.map(String.init)
  }
}

extension VersionMatrix.Row {
  func count(_ outcome: ContractCheck.Outcome) -> Int { check.outcomes[outcome] ?? 0 }

  /// The place that makes most documents fail, or else lose something, with the reason.
  fileprivate var blame: String? {
    let worst = [ContractCheck.Outcome.fails, .empties].first { count($0) > 0 } ?? .loses
    let row = check.rows.filter { $0.key.outcome == worst }.max { one, other in
      let (left, right) = (one.value.documents, other.value.documents)
      let (mine, others) = ((one.key.path, one.key.expected), (other.key.path, other.key.expected))
      return left != right ? left < right : mine > others
    }
    guard let row else { return nil }
    let found = row.value.found.keys.sorted().joined(separator: ", ")
    let path = row.key.path.isEmpty ? "(document)" : row.key.path
    return "\(path): expected \(row.key.expected), found \(found)"
  }
}
