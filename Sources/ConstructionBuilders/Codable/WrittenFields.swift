/// The values of fields, put together to an object; and what could not be.
struct WrittenFields {
  private(set) var members = JSONValue.Members()
  private(set) var problems: [Finding] = []

  /// Where what stands there was coerced from something that another field may have as it arrived.
  private var coerced: Set<FieldPath> = []

  init(of fields: [DeclaredField]) {
    for declared in fields {
      write(declared.field, named: declared.name)
    }
  }

  private mutating func write(_ field: any ErasedField, named name: String) {
    if field.path.isEmpty {
      guard field.outcome == .value else { return }
      problems.append(
        Finding(
          path: .key(name), kind: .rejected, expected: "a field with a key",
          reason: "the field was not captured, so that it has no key"))
      return
    }
    guard field.path.components.allSatisfy({ $0.isKey }) else {
      if field.outcome == .unusable {
        problems += field.finding.map { [$0] } ?? []
      } else if field.outcome != .missing {
        problems.append(.ofAnArray(field.path))
      }
      return
    }
    switch field.outcome {
    case .missing: break
    case .null: put(.null, at: field)
    case .unusable: problems += field.finding.map { [$0] } ?? []
    case .value, .coerced:
      problems += field.losses.map { $0.prefixed(by: field.path) }
      do throws(UnwrittenValue) {
        put(try field.anyValue.map(JSONValue.init(written:)) ?? .null, at: field)
      } catch {
        problems += error.findings.map { $0.prefixed(by: field.path) }
      }
    }
  }

  private mutating func put(_ value: JSONValue, at field: any ErasedField) {
    let isCoerced = field.outcome == .coerced
    var written = members
    members = JSONValue.Members()
    put(value, isCoerced, at: field.path, behind: 0, in: &written)
    members = written
  }

  /// Puts a value where the path leads from its component at `depth` on.
  private mutating func put(
    _ value: JSONValue, _ isCoerced: Bool, at path: FieldPath, behind depth: Int,
    in members: inout JSONValue.Members
  ) {
    guard case .key(let key) = path.components[depth] else { return }
    let isLast = depth + 1 == path.components.count
    let old = members[key]
    if !isLast {
      var inner = JSONValue.Members()
      if case .object(let members)? = old {
        inner = members
      } else if old != nil {
        problems.append(.taken(FieldPath(Array(path.components[...depth])), value))
        return
      }
      put(value, isCoerced, at: path, behind: depth + 1, in: &inner)
      members[key] = .object(inner)
    } else if case .object(let new) = value, case .object(var inner)? = old {
      for (name, member) in new {
        put(member, isCoerced, at: path + .key(name), behind: depth + 1, in: &inner)
      }
      members[key] = .object(inner)
    } else if old == nil || coerced.contains(path) {
      members[key] = value
      if isCoerced { coerced.insert(path) } else { coerced.remove(path) }
    } else if old != value, !isCoerced {
      problems.append(.taken(path, value))
    }
  }
}

extension FieldPath.Component {
  fileprivate var isKey: Bool { if case .key = self { true } else { false } }
}

extension Finding {
  fileprivate static func ofAnArray(_ path: FieldPath) -> Finding {
    Finding(
      path: path, kind: .rejected, expected: "a field under keys",
      reason: "an element of an array is not written by itself")
  }

  fileprivate static func taken(_ path: FieldPath, _ value: JSONValue) -> Finding {
    Finding(
      path: path, kind: .rejected, expected: "one value",
      found: Found(kind: value.kind, excerpt: value.description),
      reason: "another field has another value here")
  }
}
