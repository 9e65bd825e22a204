import ConstructionBuilders

/// The kind of an object that a discriminator has chosen.
enum KindChoice: Hashable {
  /// One of the contract's kinds, by its index.
  case kind(Int)
  /// No kind that the contract names.
  case unknown
  /// Something outside of the document decides, so it can be any kind.
  case any
}

extension Contract.Kinds {
  /// The kind that the discriminator in an object chooses.
  func choice(in fields: borrowing JSONFields) -> KindChoice {
    discriminator.map { choice(at: $0, in: fields) } ?? .any
  }

  /// The kind that the value at a path in an object chooses.
  func choice(at path: FieldPath, in fields: borrowing JSONFields) -> KindChoice {
    guard let word = fields.word(at: path.components[...]) else { return .unknown }
    return kinds.firstIndex { $0.values.contains(word) }.map(KindChoice.kind) ?? .unknown
  }

  /// The names of the objects that are read if a kind was chosen.
  func objects(for choice: KindChoice) -> [String] {
    switch choice {
    case .kind(let index):
      (kinds.indices.contains(index) ? kinds[index].object : nil).map { [$0] } ?? []
    case .unknown: []
    case .any: kinds.compactMap(\.object)
    }
  }
}

extension JSONFields {
  /// The text of a string, a number or a boolean at the end of some keys; nil for anything else.
  fileprivate func word(at steps: ArraySlice<FieldPath.Component>) -> String? {
    guard case .key(let key)? = steps.first else { return nil }
    let rest = steps.dropFirst()
    let found = withMember(JSONKey(key)) { node -> String? in
      guard rest.isEmpty else { return node.withFields { $0.word(at: rest) } ?? nil }
      return node.string ?? node.digits ?? node.boolean.map(String.init)
    }
    return found ?? nil
  }
}
