internal import ConstructionBuilders

/// Patches of RFC 7396.
extension PatchTree {
  /// Applies a merge patch to a node.
  mutating func merge(_ patch: JSONValue, into node: Index) throws(Refusal) {
    guard case .object(let members) = patch, kind(of: node) == .object else {
      return set(node, to: try patch.withoutNullMembers)
    }
    for (key, value) in members {
      var tree = self
      self = PatchTree(nothing: ())
      defer { self = tree }
      try Refusal.under(.key(key)) { () throws(Refusal) in
        try Refusal.onStack(frame: 16 << 10) { () throws(Refusal) in
          try tree.merge(value, intoMember: key, of: node)
        }
      }
    }
  }

  private mutating func merge(
    _ patch: JSONValue, intoMember key: String, of object: Index
  ) throws(Refusal) {
    let member = try member(key, of: object)
    if case .null = patch {
      if member != nil { removeMember(key, of: object) }
    } else if let member {
      try merge(patch, into: member)
    } else {
      try setMember(key, of: object, to: add(patch.withoutNullMembers))
    }
  }
}

extension JSONValue {
  /// What a merge patch makes of nothing. Arrays stay as they are.
  fileprivate var withoutNullMembers: JSONValue {
    get throws(Refusal) {
      guard case .object(let members) = self else { return self }
      var rest = Members()
      for (key, value) in members {
        if case .null = value { continue }
        rest[key] = try Refusal.onStack(frame: 16 << 10) { () throws(Refusal) in
          try value.withoutNullMembers
        }
      }
      return .object(rest)
    }
  }
}
