/// Removes the secrets of a HAR document, and lists what it has removed.
///
/// The bodies of responses stay as they are, and so do those of requests, but for forms.
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
          guard case .string(let name)? = element["name"], isSecret(name) else {
            return removal.cleaned(element)
          }
          removal.add("\(kind) \(name)")
          return nil
        }
      })
  }

  private mutating func postData(_ members: JSONValue.Members) -> JSONValue.Members {
    var members = members
    var isForm = false
    if case .string(let type)? = members["mimeType"] {
      isForm = type.lowercased().hasPrefix("application/x-www-form-urlencoded")
    }
    let count = found.count
    if let params = members["params"] {
      members["params"] = at(.key("params")) { $0.cleaned(params, as: "params") }
    }
    guard case .string(let text)? = members["text"] else { return members }
    if isForm {
      members["text"] = .string(at(.key("text")) { $0.cleaned(text, isForm: true) })
    } else if found.count > count {
      // The parts of a multipart body have the same items.
      members["text"] = nil
    }
    return members
  }

  private mutating func cleaned(_ text: String, isForm: Bool = false) -> String {
    let (cleaned, names) = Secrets.removed(from: text, isForm: isForm)
    for name in names { add(name) }
    return cleaned
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
