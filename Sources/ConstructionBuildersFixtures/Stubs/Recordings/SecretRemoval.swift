/// Removes the secrets of a HAR document, and lists what it has removed.
struct SecretRemoval {
  /// The path and the name of each secret. Values are never part of it.
  private(set) var found: [String] = []
  /// The values that were removed.
  private(set) var values = SecretValues()
  private var cleaner: SecretCleaner
  private var path: [FieldPath.Component] = []

  init(_ names: SecretNames) { cleaner = SecretCleaner(names) }

  /// A document without its secrets; nil if it has none.
  mutating func cleaned(_ document: JSONValue) -> JSONValue? {
    let cleaned = named(document, as: "")
    values = SecretValues(cleaner.values)
    guard !values.isEmpty else { return cleaned }
    return elsewhere(cleaned ?? document) ?? cleaned
  }

  /// First, by their names: the value of a member that HAR defines, or of another one.
  private mutating func named(_ value: JSONValue, as key: String) -> JSONValue? {
    switch (key, value) {
    case ("cookies", .array(let pairs)): list(pairs, of: "cookie")
    case ("headers", .array(let pairs)): list(pairs, of: "header")
    case ("queryString", .array(let pairs)): list(pairs, of: "query item")
    case ("params", .array(let pairs)): list(pairs, of: "form item")
    case ("request", .object(let members)), ("response", .object(let members)):
      message(members, isInReply: key == "response")
    case (_, .string(let text)):
      noting { cleaner in
        key == "url" ? cleaner.cleaned(text, as: .address) : cleaner.cleaned(anyText: text)
      }.map { .string($0) }
    case (_, .array(let elements)):
      each(elements) { $0.named($1, as: "") }
    case (_, .object(let members)):
      each(members) { $0.named($1, as: $2) }
    default: nil
    }
  }

  private mutating func message(_ members: JSONValue.Members, isInReply: Bool) -> JSONValue? {
    var type: String?
    if case .array(let headers)? = members["headers"] {
      for case .object(let header) in headers {
        if case .string(let name)? = header["name"], name.lowercased() == "content-type",
          case .string(let value)? = header["value"]
        {
          type = value
        }
      }
    }
    return each(members) { removal, value, key in
      guard case .object(let content) = value, key == (isInReply ? "content" : "postData") else {
        return removal.named(value, as: key)
      }
      removal.cleaner.isInReply = isInReply
      defer { removal.cleaner.isInReply = false }
      var type = type
      if case .string(let text)? = content["mimeType"], !MediaType(text).name.isEmpty {
        type = text
      }
      return removal.each(content) { removal, value, key in
        guard key == "text", case .string(let text) = value else {
          return removal.named(value, as: key)
        }
        return removal.noting { cleaner in
          content.withText(text) { cleaner.cleaned(body: $0, ofType: type) }
        }.map { .string($0) }
      }
    }
  }

  /// Pairs of name and value. Cookies are all secrets.
  private mutating func list(_ elements: [JSONValue], of kind: String) -> JSONValue? {
    each(elements) { removal, element in
      guard case .object(var pair) = element else { return removal.named(element, as: "") }
      var name = ""
      if case .string(let text)? = pair["name"] { name = text }
      guard case .string(let value)? = pair["value"],
        kind == "cookie"
          || removal.cleaner.isSecret(name, of: value, in: kind == "header" ? .header : [])
      else { return removal.named(element, as: "") }
      // A name may have a secret itself.
      var copy = removal.cleaner
      let shown = copy.cleaned(name, as: .addresses) ?? name
      let words = "\(kind) \(shown.isEmpty ? "without a name" : shown)"
      let isFound =
        kind == "header"
        ? removal.cleaner.removeHeader(value, name)
        : removal.cleaner.remove(value, words, isCookie: kind == "cookie")
      guard isFound else { return nil }
      removal.add(words)
      pair["value"] = .string(Secret.removed)
      if shown != name { pair["name"] = .string(shown) }
      return .object(pair)
    }
  }

  /// Then, wherever else their values stand.
  private mutating func elsewhere(_ value: JSONValue) -> JSONValue? {
    switch value {
    case .string(let text):
      guard let cleaned = values.removed(from: text) else { return nil }
      add("value of a secret")
      return .string(cleaned)
    case .array(let elements): return each(elements) { $0.elsewhere($1) }
    case .object(let members):
      return each(members) { removal, value, key in
        guard key == "text", case .string(let text) = value else { return removal.elsewhere(value) }
        let values = removal.values
        guard let cleaned = members.withText(text, { values.removed(from: $0) }) else { return nil }
        removal.add("value of a secret")
        return .string(cleaned)
      }
    case .null, .boolean, .number: return nil
    }
  }

  /// Calls `clean`, and adds what it has found.
  private mutating func noting(_ clean: (inout SecretCleaner) -> String?) -> String? {
    let count = cleaner.found.count
    let cleaned = clean(&cleaner)
    for name in cleaner.found[count...] { add(name) }
    return cleaned
  }

  private mutating func add(_ name: String) { found.append("\(FieldPath(path)): \(name)") }
}

extension SecretRemoval {
  /// The array with what `clean` makes of its elements; nil if that is nil for each.
  private mutating func each(
    _ elements: [JSONValue], _ clean: (inout Self, JSONValue) -> JSONValue?
  ) -> JSONValue? {
    var changed = elements
    var isChanged = false
    for (index, element) in elements.enumerated() {
      path.append(.index(index))
      defer { path.removeLast() }
      guard let next = clean(&self, element) else { continue }
      changed[index] = next
      isChanged = true
    }
    return isChanged ? .array(changed) : nil
  }

  private mutating func each(
    _ members: JSONValue.Members, _ clean: (inout Self, JSONValue, String) -> JSONValue?
  ) -> JSONValue? {
    var changed = members
    var isChanged = false
    for (key, value) in members {
      path.append(.key(key))
      defer { path.removeLast() }
      guard let next = clean(&self, value, key) else { continue }
      changed[key] = next
      isChanged = true
    }
    return isChanged ? .object(changed) : nil
  }
}

extension JSONValue.Members {
  /// What `clean` makes of a text that may be in base64, in base64 again.
  fileprivate func withText(_ text: String, _ clean: (String) -> String?) -> String? {
    guard self["encoding"] == "base64" else { return clean(text) }
    return Data(base64Encoded: text).flatMap { String(data: $0, encoding: .utf8) }.flatMap(clean)
      .map { Data($0.utf8).base64EncodedString() }
  }
}
