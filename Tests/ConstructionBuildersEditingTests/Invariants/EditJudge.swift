import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation

/// Checks one edit by applying its patches, and by reading it.
enum EditJudge {
  static func problems(
    of edit: DocumentEdit, sent json: String, as user: UserBuilder, _ coercion: Coercion = .lenient
  ) throws -> [String] {
    var problems: [String] = []
    let new = try JSONValue(json: edit.data)
    let old = try JSONValue(json: json)
    if old.applying(edit.jsonPatch(testing: true)) != new { problems.append("the JSON Patch") }
    if let patch = try? edit.mergePatch(), old.merging(patch) != new {
      problems.append("the merge patch \(patch)")
    }
    for field in ["meta", "facts", "owner"]
    where pairs(of: field, old, new) != pairs(of: field, new, old) {
      problems.append("what was not read of the pairs in \(field)")
    }
    let again = try UserBuilder(json: edit.data, coercion: coercion)
    if values(of: again) != values(of: user) {
      problems.append("read as \(values(of: again)), not as \(values(of: user))")
    }
    return problems
  }

  /// The keys of the pairs that are in both documents, with the member that is not read, and what
  /// is no pair.
  private static func pairs(of field: String, _ json: JSONValue, _ other: JSONValue) -> [String] {
    func elements(_ json: JSONValue) -> [JSONValue] {
      // A pair may be the only element of an array.
      if case .array(let elements)? = json[field] {
        elements.map { if case .array(let pair) = $0, pair.count == 1 { pair[0] } else { $0 } }
      } else {
        []
      }
    }
    func key(_ pair: JSONValue) -> String {
      pair["value"].flatMap { _ in pair["key"] }.map { "\($0)" } ?? ""
    }
    let others = Set(elements(other).map(key))
    return elements(json).filter { key($0).isEmpty || others.contains(key($0)) }.map { pair in
      key(pair).isEmpty ? "\(pair)" : key(pair) + " \(pair["xp"] ?? .null)"
    }
  }

  /// The values of fields at all depths, without how they were sent.
  static func values(of builder: any ConstructionBuilder) -> String {
    builder.declaredFields.map { declared in
      "\(declared.name): \(words(declared.field.anyValue))"
    }.joined(separator: ", ")
  }

  private static func words(_ value: Any?) -> String {
    switch value {
    // What is nil for a field becomes null in JSON, if that is asked for.
    case nil, .null as JSONValue: "nil"
    case let union as any JudgedUnion: "\(union.judged.arm) \(words(union.judged.value))"
    case let builder as any ConstructionBuilder: "(\(values(of: builder)))"
    case let members as [String: Any]:
      "\(members.sorted { $0.key < $1.key }.map { "\($0): \(words($1))" })"
    case let days as [Date: Int]: "\(days.sorted { $0.key < $1.key })"
    case let set as Set<String>: "\(set.sorted())"
    case let elements as [Any]: "[\(elements.map { words($0) }.joined(separator: ", "))]"
    case let date as Date: "\(date.timeIntervalSince1970)"
    case let value?: "\(value)"
    }
  }

  /// One line for other programs: what was sent and is sent back, the patches, where rows were.
  static func line(_ edit: DocumentEdit, sent json: String, _ rows: NestedRows) -> String {
    var origins = JSONValue.Members()
    for (field, places) in rows.origins {
      var members = JSONValue.Members()
      for (key, place) in places { members[key] = .string(place) }
      origins[field] = .object(members)
    }
    let line: JSONValue = [
      "origins": .object(origins),
      "sent": .string(json), "new": .string(String(decoding: edit.data, as: UTF8.self)),
      "patch": edit.jsonPatch(testing: true), "merge": (try? edit.mergePatch()) ?? "refused",
    ]
    return "\(line)\n"
  }
}

/// A second implementation of both patches, as their RFCs have them.
extension JSONValue {
  func merging(_ patch: JSONValue) -> JSONValue {
    guard case .object(let members) = patch else { return patch }
    var result = kind == .object ? self : .object(.init())
    for (key, value) in members {
      result[key] = value == .null ? nil : (result[key] ?? .null).merging(value)
    }
    return result
  }

  func applying(_ patch: JSONValue) -> JSONValue? {
    guard case .array(let operations) = patch else { return nil }
    var result: JSONValue? = self
    for operation in operations {
      guard case .string(let name)? = operation["op"], case .string(let path)? = operation["path"]
      else { return nil }
      let keys = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        .map { String($0).replacing("~1", with: "/").replacing("~0", with: "~") }
      result = result?.applying(name, keys[...], operation["value"])
    }
    return result
  }

  private func applying(_ name: String, _ keys: ArraySlice<String>, _ value: JSONValue?)
    -> JSONValue?
  {
    guard let key = keys.first else { return name == "test" ? (value == self ? self : nil) : value }
    let rest = keys.dropFirst()
    switch self {
    case .object(var members):
      if name == "add", rest.isEmpty {
        members[key] = value
      } else if name == "remove", rest.isEmpty {
        guard members[key] != nil else { return nil }
        members[key] = nil
      } else {
        guard let inner = members[key]?.applying(name, rest, value) else { return nil }
        members[key] = inner
      }
      return .object(members)
    case .array(var elements):
      guard let index = Int(key), 0...elements.count ~= index else { return nil }
      if name == "add", rest.isEmpty {
        elements.insert(value ?? .null, at: index)
      } else if index == elements.count {
        return nil
      } else if name == "remove", rest.isEmpty {
        elements.remove(at: index)
      } else {
        guard let inner = elements[index].applying(name, rest, value) else { return nil }
        elements[index] = inner
      }
      return .array(elements)
    default: return nil
    }
  }
}
