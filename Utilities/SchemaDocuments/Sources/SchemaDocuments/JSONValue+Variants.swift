import ConstructionBuilders
import ConstructionBuildersFixtures

/// Changes that the kit does not make: values that are read with repairs, and values near those.
extension JSONValue {
  /// The document with each of several values in each of its places.
  func variants() throws -> [JSONValue] {
    try paths.flatMap { path in
      try self[at: path]?.replacements.map { replacement in
        var copy = self
        try copy.set(replacement, at: path)
        return copy
      } ?? []
    }
  }

  /// The document with each of its members under another key of the same field, where it has some.
  func renamed(_ aliases: [(key: String, alias: String)]) throws -> [JSONValue] {
    try paths.flatMap { path in
      try aliases.filter { .key($0.key) == path.components.last }.compactMap { _, alias in
        var copy = self
        try copy.set(nil, at: path)
        let place = FieldPath(path.components.dropLast() + [.key(alias)])
        guard copy[at: place] == nil else { return nil }
        try copy.add(self[at: path] ?? .null, at: place)
        return copy
      }
    }
  }

  private var paths: [FieldPath] {
    switch self {
    case .array(let elements):
      elements.indices.prefix(1).flatMap { index in
        let path = FieldPath([.index(index)])
        return [path] + elements[index].paths.map { path + $0 }
      }
    case .object(let members):
      members.flatMap { key, value in
        let path = FieldPath([.key(key)])
        return [path] + value.paths.map { path + $0 }
      }
    default: []
    }
  }

  /// Whatever can take the place of the value.
  private var replacements: [JSONValue] {
    let embedded = JSONValue.string(description)
    switch self {
    case .array(let elements):
      var numbered = Members()
      for (index, element) in elements.enumerated().reversed() { numbered["\(index)"] = element }
      var gap = numbered
      gap["7"] = true
      return [embedded, .object(numbered), .object(gap), ["0": "x"], "[]", "[1", "{}", [[]]]
    case .object(let members):
      var more = members
      for key in Self.keys { more[key] = members.first { _ in true }?.value ?? true }
      return [embedded, .object(more), [], [[]], "{}", "[]", ["0": .object(members)]]
    default: return Self.scalars
    }
  }

  private static let keys = ["7", "07", "-1", "1.0", "1e0", "first", "other", " 3", "true", ""]

  private static let scalars: [JSONValue] =
    [
      "42.0", "4.2e1", "-0", "1e400", "0.1e1", "10e-1", "18446744073709551615", "255.0", "256",
      "1.7976931348623158e308", "253402300799.9", "-62135596800", "7.0", "20.0", "1e3",
    ].compactMap { JSONValue.Number(digits: $0) }.map(JSONValue.number)
    + [
      " 042 ", "+1", "-0", "1.0", "10e-1", "1.5e1", "0x1", "1e400", "YES", " off\n", "truee", "7.0",
      "020", "-3.0", "2000e-2", "2022-02-28", "2022-02-30", "2022-06-01\n", "20220601",
      "0000-12-31T23:30:00-01:00", "9999-12-31T23:30:00-01:00", "2022-06-01 10:11,5z",
      "Wed, 1 Jun 2022", "Wed, 01 Jun 2022", "Thu, 1 Jun 2022", "Jun 1",
      "123E4567-e89b-12d3-a456-42661417400F", "QUI", "QUI=", "QQ==\n", "a b", "", "http://ä.de",
      "known", "seven", "[]", "{}", "[1]", "null", "0",
    ]
}
