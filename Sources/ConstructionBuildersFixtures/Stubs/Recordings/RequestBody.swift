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

  /// The body as it is compared: without secrets, as those of a recording are removed.
  init(_ data: Data?, ofType type: String? = nil) {
    guard let data, !data.isEmpty else {
      self = .none
      return
    }
    guard let text = String(data: data, encoding: .utf8) else {
      self = .bytes(data)
      return
    }
    let cleaned = Secrets.removed(fromBody: text, ofType: type).text
    if let value = try? JSONValue(json: Data(cleaned.utf8)) {
      self = .json(value.withEqualNumbers)
    } else if Self.isForm(cleaned, ofType: type) {
      self.init(formOf: QueryItem.items(of: cleaned))
    } else {
      self = cleaned.isEmpty ? .none : .bytes(Data(cleaned.utf8))
    }
  }

  /// A form. One that has only secrets is like no body.
  init(formOf items: [QueryItem]) { self = items.isEmpty ? .none : .form(items) }

  /// The ways to read what a request sends, which need not say its type, the likeliest first. A
  /// recording has one of them.
  static func readings(of data: Data?) -> [RequestBody] {
    let body = RequestBody(data)
    guard let data, let text = String(data: data, encoding: .utf8) else { return [body] }
    // By its type, or without its text by its decoded items.
    let items = QueryItem.items(of: text).map { item in
      QueryItem(
        name: Secrets.removed(from: item.name).text, value: Secrets.removed(from: item.value).text)
    }
    return [
      body, RequestBody(data, ofType: formType), RequestBody(formOf: QueryItem.compared(items)),
    ]
  }

  /// The type of forms without files.
  static let formType = "application/x-www-form-urlencoded"

  /// Whether a text is a form. Without that type, the content decides.
  static func isForm(_ text: String, ofType type: String?) -> Bool {
    guard text.contains("=") else { return false }
    return type?.lowercased().hasPrefix(formType) == true
      || !text.utf8.contains { $0 <= UInt8(ascii: " ") || "\"<>{}".utf8.contains($0) }
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
    let names = Set((self + found).map(\.name)).sorted()
    return names.compactMap { name in
      let (expected, values) = (values(of: name), found.values(of: name))
      return expected == values
        ? nil
        : RequestMatcher.Mismatch(
          "\(kind) \(name)", expected: expected ?? "none", found: values, distance: 3)
    }
  }

  private func values(of name: String) -> String? {
    let values = filter { $0.name == name }.map { "\"\($0.value)\"" }
    return values.isEmpty ? nil : values.joined(separator: " and ")
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
