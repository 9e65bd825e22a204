extension Finding {
  /// A stable code to group findings by, such as in a crash reporter: `mismatch.int.string`.
  ///
  /// ```swift
  /// let sut = UserBuilder(dictionary: ["age": "many"])
  /// sut.findings[0].code         // mismatch.int.string
  /// sut.findings[0].path         // age
  /// ```
  ///
  /// It says what happened, what was expected, and what was found if anything was:
  ///
  /// ```
  /// code     = kind "." expected [ "." found ]
  /// kind     = the name of the kind, in lower case
  /// expected = "string" | "int" | "number" | "boolean" | "date" | "duration" | "url" | "uuid"
  ///          | "data" | "json" | "array" | "object" | "other"
  /// found    = "string" | "number" | "boolean" | "null" | "array" | "object" | "other"
  /// ```
  ///
  /// `int` stands for all integers, `number` for all other numbers, and `other` for whatever is
  /// described in other words, such as the expectation of a check. So a code never holds a key, a
  /// value or a text of anybody's. A decoded kind is `other`, unless it is one word of at most 20
  /// letters, as a later version may have written it.
  public var code: String {
    [kind.code, Self.expectedCodes[expected.prefix { $0 != " " }] ?? "other", found?.kind.rawValue]
      .compactMap { $0 }.joined(separator: ".")
  }

  /// The words with which expectations begin.
  private static let expectedCodes: [Substring: String] = {
    var codes: [Substring: String] = [
      "String": "string", "Bool": "boolean", "Date": "date", "Duration": "duration", "URL": "url",
      "UUID": "uuid", "Data": "data", "JSON": "json", "array": "array", "object": "object",
    ]
    for number in ["Double", "Float", "CGFloat", "Decimal"] { codes[number[...]] = "number" }
    for size in ["", "8", "16", "32", "64", "128"] {
      codes["Int\(size)"] = "int"
      codes["UInt\(size)"] = "int"
    }
    return codes
  }()
}

extension Finding.Kind {
  /// The name in lower case. A decoded kind can have any name; `other` then stands for it.
  fileprivate var code: String {
    let isWord =
      !name.isEmpty && name.utf8.count <= 20 && name.allSatisfy { $0.isASCII && $0.isLetter }
    return isWord ? name.lowercased() : "other"
  }
}
