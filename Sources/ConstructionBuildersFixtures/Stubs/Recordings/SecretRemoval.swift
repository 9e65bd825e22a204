/// Removes the secrets of a HAR document, and lists what it has removed.
///
/// The bodies of responses stay as they are, and so does JSON in those of requests.
struct SecretRemoval {
  /// The path and the name of each secret. Values are never part of it.
  private(set) var found: [String] = []
  private var path: [FieldPath.Component] = []

  mutating func cleaned(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text):
      return .string(cleaned(text))
    case .array(let elements):
      return .array(
        elements.enumerated().map { index, element in
          at(.index(index)) { $0.cleaned(element) }
        })
    case .object(var members):
      for (key, value) in members {
        at(.key(key)) { removal in members[key] = removal.cleaned(value, as: key) }
      }
      return .object(members)
    case .null, .boolean, .number:
      return value
    }
  }

  /// The value of a member that HAR defines, or of another one.
  private mutating func cleaned(_ value: JSONValue, as key: String) -> JSONValue {
    switch (key, value) {
    case ("cookies", .array(let pairs)): list(pairs, of: "cookie") { _ in true }
    case ("headers", .array(let pairs)): list(pairs, of: "header", Secrets.isHeader)
    case ("queryString", .array(let pairs)): list(pairs, of: "query item", Secrets.isItem)
    case ("params", .array(let pairs)): list(pairs, of: "form item", Secrets.isItem)
    case ("content", .object): value
    case ("url", .string(let text)): .string(cleaned(Secrets.removed(from: text, as: .address)))
    case ("postData", .object(let members)): .object(postData(members))
    default: cleaned(value)
    }
  }

  /// The pairs of name and value that are no secrets.
  private mutating func list(
    _ elements: [JSONValue], of kind: String, _ isSecret: (String) -> Bool
  ) -> JSONValue {
    .array(
      elements.enumerated().compactMap { index, element in
        at(.index(index)) { removal in
          var name: String?
          if case .string(let text)? = element["name"] { name = text }
          // A name that has a secret itself may be one without it.
          let cleaned = name.map { Secrets.removed(from: $0).text }
          guard isSecret(name ?? "") || isSecret(cleaned ?? "") else {
            return removal.cleaned(element)
          }
          removal.add("\(kind) \(cleaned ?? "without a name")")
          return nil
        }
      })
  }

  private mutating func postData(_ members: JSONValue.Members) -> JSONValue.Members {
    var members = members
    var type = ""
    if case .string(let text)? = members["mimeType"] { type = text.lowercased() }
    let count = found.count
    if let params = members["params"] {
      members["params"] = at(.key("params")) { $0.cleaned(params, as: "params") }
    }
    guard case .string(let encoded)? = members["text"] else { return members }
    let isBase64 = members["encoding"] == "base64"
    let decoded =
      isBase64
      ? Data(base64Encoded: encoded).flatMap { String(data: $0, encoding: .utf8) } : encoded
    guard let text = decoded else { return members }
    let isForm = RequestBody.isForm(text, ofType: type)
    if type.hasPrefix("multipart/") { at(.key("text")) { $0.addParts(of: text) } }
    if !isForm, found.count > count {
      // The parts of a multipart body have the same items as its parameters.
      members["text"] = nil
      return members
    }
    let body = at(.key("text")) { $0.cleaned(Secrets.removed(fromBody: text, ofType: type)) }
    if body != text {
      members["text"] = .string(isBase64 ? Data(body.utf8).base64EncodedString() : body)
    }
    return members
  }

  /// Adds the parts of a multipart body that are secrets.
  private mutating func addParts(of text: String) {
    for match in text.matches(of: /name="([^"]*)"/) where Secrets.isItem(String(match.1)) {
      add("form item \(match.1)")
    }
  }

  private mutating func cleaned(_ text: String) -> String { cleaned(Secrets.removed(from: text)) }

  private mutating func cleaned(_ removed: (text: String, names: [String])) -> String {
    for name in removed.names { add(name) }
    return removed.text
  }

  private mutating func add(_ name: String) { found.append("\(FieldPath(path)): \(name)") }

  private mutating func at<Value>(
    _ step: FieldPath.Component, _ body: (inout Self) -> Value
  ) -> Value {
    path.append(step)
    defer { path.removeLast() }
    return body(&self)
  }
}
