/// The body of a request, as it is compared with a recorded one.
enum RequestBody: Hashable, Sendable {
  /// No body.
  case none
  /// A JSON value. Numbers are written alike if their values are equal.
  case json(JSONValue)
  /// The items of a form that are compared; at least one.
  case form([QueryItem])
  case bytes(Data)
  /// A body that was not recorded, or that differs each time, as multipart bodies do.
  case any

  /// The body of a request whose secrets were removed, as it is compared.
  init(_ data: Data?, ofType type: String? = nil, _ secrets: KnownSecrets) {
    guard let data, !data.isEmpty else {
      self = .none
      return
    }
    guard let text = String(data: data, encoding: .utf8) else {
      self = .bytes(data)
      return
    }
    if let value = try? JSONValue(json: data) {
      var cleaner = SecretCleaner(secrets.names)
      cleaner.isForComparison = true
      self = .json((cleaner.cleaned(value) ?? value).withEqualNumbers)
    } else if Self.isForm(text, ofType: type) {
      self.init(formOf: QueryItem.decoded(items: text), secrets)
    } else {
      self = .bytes(data)
    }
  }

  /// A form. One that has only secrets is like no body.
  init(formOf items: [QueryItem], _ secrets: KnownSecrets) {
    let items = QueryItem.compared(items, secrets)
    self = items.isEmpty ? .none : .form(items)
  }

  /// The type of forms without files.
  static let formType = "application/x-www-form-urlencoded"

  /// Whether a text is a form. Without that type, it is one if it begins like one: that does not
  /// change when secrets are removed. In a plain text, values may have spaces.
  static func isForm(_ text: String, ofType type: String?) -> Bool {
    guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { return false }
    let type = type.map { MediaType($0) }
    if type?.isForm == true { return true }
    func isName(_ bytes: Substring.UTF8View) -> Bool {
      bytes.allSatisfy { $0 > UInt8(ascii: " ") && !"\"'<>(){}#?;:,@/\\".utf8.contains($0) }
    }
    if isName(text.utf8[..<equals]),
      !text.utf8.contains(where: { $0 <= UInt8(ascii: " ") || "\"<>".utf8.contains($0) })
    {
      return true
    }
    return type?.name == "text/plain" && !text.utf8.contains(UInt8(ascii: "\n"))
      && text.utf8.split(separator: UInt8(ascii: "&")).allSatisfy { item in
        item.firstIndex(of: UInt8(ascii: "=")).map { isName(item[..<$0]) } ?? false
      }
  }

  /// Whether a text is a multipart body: by its type, or by how it begins.
  static func isMultipart(_ text: String, ofType type: String?) -> Bool {
    if let type, MediaType(type).isMultipart { return true }
    guard text.utf8.starts(with: "--".utf8),
      let end = text.utf8.firstIndex(of: UInt8(ascii: "\n"))
    else { return false }
    let next = text.utf8[end...].dropFirst().prefix(8)
    return String(decoding: next, as: UTF8.self).lowercased() == "content-"
  }
}

extension RequestBody {
  /// The differences of `found` from this recorded body.
  func mismatches(in found: RequestBody) -> [RequestMatcher.Mismatch] {
    guard self != found, self != .any else { return [] }
    if case .form(let expected) = self, case .form(let items) = found {
      return expected.mismatches(in: items, as: "form item")
    }
    if case .json(let expected) = self, case .json(let value) = found {
      let differences = expected.mismatches(in: value, at: FieldPath.key("body"))
      if !differences.isEmpty { return differences }
    }
    let other = words == found.words ? found.words.map { "other \($0)" } : found.words
    return [
      RequestMatcher.Mismatch("body", expected: words ?? "none", found: other, distance: 4)
    ]
  }

  private var words: String? {
    switch self {
    case .none: nil
    case .json(let value): "\(FoundValue(value))"
    case .form(let items): "a form of \(items.count == 1 ? "1 item" : "\(items.count) items")"
    case .bytes(let data): data.excerpt
    case .any: "any"
    }
  }
}

extension [QueryItem] {
  /// The differences of `found` from these items, by name.
  func mismatches(in found: [QueryItem], as kind: String) -> [RequestMatcher.Mismatch] {
    let (expected, found) = (valuesByName, found.valuesByName)
    return Set(expected.keys).union(found.keys).sorted().compactMap { name in
      expected[name] == found[name]
        ? nil
        : RequestMatcher.Mismatch(
          "\(kind) \(name)", expected: expected[name] ?? "none", found: found[name], distance: 3)
    }
  }

  private var valuesByName: [String: String] {
    Dictionary(grouping: self, by: \.name).mapValues { items in
      items.map { "\"\($0.value)\"" }.joined(separator: " and ")
    }
  }
}

extension JSONValue {
  /// The same value, with numbers of equal values written alike.
  fileprivate var withEqualNumbers: JSONValue {
    switch self {
    case .null, .boolean, .string: self
    case .number(let number): .number(number.writtenAlike)
    case .array(let elements): .array(elements.map(\.withEqualNumbers))
    case .object(let members):
      .object(
        members.reduce(into: Members()) { $0[$1.key] = $1.value.withEqualNumbers })
    }
  }
}
