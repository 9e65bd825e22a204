extension RequestMatcher {
  /// Matches requests with a header field, and with its value if there is one here. Case matters in
  /// the value, but not in the name.
  public static func header(_ name: String, _ value: String? = nil) -> RequestMatcher {
    RequestMatcher("header \(name)" + (value.map { ": \($0)" } ?? "")) { request in
      let found = request.header(name)
      return value == nil && found != nil || value != nil && found == value
        ? nil
        : Mismatch(
          "header \(name)", expected: value.map { "\"\($0)\"" } ?? "a value",
          found: found.map { "\"\($0)\"" }, distance: 3)
    }
  }

  /// Matches requests whose body is JSON and contains this value: `.body(["name": "Cyclops"])`.
  ///
  /// Objects may have more members than expected. Arrays need the same number of elements. Numbers
  /// are compared by value: `1` equals `1.0`.
  public static func body(_ expected: JSONValue) -> RequestMatcher {
    RequestMatcher("body \(expected)", problems: []) { request in
      let found = request.body.flatMap { $0.isEmpty ? nil : $0.excerpt }
      return Comparison(
        mismatches: request.json.map { expected.mismatches(in: $0, at: FieldPath.key("body")) }
          ?? [Mismatch("body", expected: "JSON", found: found, distance: 4)])
    }
  }
}

extension JSONValue {
  /// The differences of `found` from this value.
  func mismatches(
    in found: JSONValue, at path: FieldPath
  ) -> [RequestMatcher.Mismatch] {
    switch (self, found) {
    case (.object(let expected), .object(let members)):
      expected.flatMap { key, value in
        let path = path + .key(key)
        guard let member = members[key] else { return [value.mismatch(nil, at: path)] }
        return value.mismatches(in: member, at: path)
      }
    case (.array(let expected), .array(let elements)) where expected.count == elements.count:
      zip(expected, elements).enumerated().flatMap { index, pair in
        pair.0.mismatches(in: pair.1, at: path + .index(index))
      }
    case (.number(let expected), .number(let number))
    where expected.writtenAlike == number.writtenAlike: []
    default:
      self == found ? [] : [mismatch(found, at: path)]
    }
  }

  private func mismatch(_ found: JSONValue?, at path: FieldPath) -> RequestMatcher.Mismatch {
    RequestMatcher.Mismatch(
      "\(path)", expected: "\(FoundValue(self))", found: found.map { "\(FoundValue($0))" },
      distance: 2)
  }
}

extension JSONValue.Number {
  /// The number as all of its value are written: `1.0` and `1e0` as `1`. One that a Decimal may
  /// round stays as it is.
  var writtenAlike: JSONValue.Number {
    guard digits.utf8.count <= 38, let value = Decimal(string: digits) else { return self }
    return JSONValue.Number(digits: "\(value)") ?? self
  }
}
