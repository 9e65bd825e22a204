import ConstructionBuilders

/// Writes the schema of a contract.
struct SchemaWriter {
  let contract: Contract
  let view: Contract.SchemaView
  private(set) var excesses: [Contract.Excess] = []

  mutating func schema() throws -> Contract.Schema {
    let root = part(for: contract.root, contract.coercion(in: view), rank([]))
    excesses = root.excesses.map { Contract.Excess(object: nil, path: FieldPath(), words: $0) }
    var members = SchemaPart.adding(
      root.commented,
      to: [
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "description": .string(summary),
      ])
    var definitions = JSONValue.Members()
    for object in contract.objects { definitions[object.name] = definition(of: object) }
    let mentioned =
      contract.objects.flatMap(\.contained) + contract.root.objectNames
    for name in mentioned where definitions[name] == nil {
      throw UndescribedObject(name: name)
    }
    if definitions.count > 0 { members["$defs"] = .object(definitions) }
    return Contract.Schema(json: .object(members), excesses: excesses)
  }

  /// How much of a value in a field has to be usable.
  func rank(_ demands: [ReadDemand]) -> SchemaRank {
    switch view {
    case .declared, .answer: .declared
    case .tolerated: .tolerated
    case .needed where demands.contains(.requiringAll): .everyElement
    case .needed where demands.contains(where: \.allowsLosses): .someElements
    case .needed: .anElement
    }
  }

  mutating func add(_ words: [String], of object: Contract.Object, at path: FieldPath) {
    for words in words {
      let excess = Contract.Excess(object: object.name, path: path, words: words)
      if !excesses.contains(excess) { excesses.append(excess) }
    }
  }

  private var summary: String {
    let coercion = "Coercion: \(contract.coercion.words)."
    return switch view {
    case .declared, .answer: "Documents that build without findings."
    case .tolerated: "Documents that build without findings other than repairs. \(coercion)"
    case .needed: "Documents that build. \(coercion)"
    }
  }
}

extension ReadDemand {
  fileprivate var allowsLosses: Bool { if case .allowingLosses = self { true } else { false } }
}

/// How much of a value has to be usable.
enum SchemaRank {
  /// All of it, and as it is.
  case declared
  /// All of it, with repairs if necessary.
  case tolerated
  /// As much as a build needs that may lose no element.
  case everyElement
  /// As much as a build needs that may lose all elements but one.
  case anElement
  /// As much as a build needs that may lose all elements.
  case someElements
  /// Enough for a value without problems. The builders in it need not build.
  case captured

  /// How much is needed where null is a value, too. Then all elements may be lost.
  var orNull: SchemaRank { self == .anElement ? .someElements : self }
}

/// The error of a contract that mentions an object without describing it.
struct UndescribedObject: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "the contract has no schema, because it mentions the object \(name) and does not describe it"
  }
}

extension Contract {
  /// The coercion under which a view takes documents.
  func coercion(in view: SchemaView) -> Coercion { view == .declared ? .strict : coercion }

  /// The coercion of a field. Whatever a coercion does is a finding, so that
  /// ``SchemaView/declared`` has none.
  func coercion(of field: Field, in view: SchemaView) -> Coercion {
    view == .declared ? .strict : field.coercion
  }

  /// The coercion of an object, by the same rule.
  func coercion(of object: Object, in view: SchemaView) -> Coercion {
    view == .declared ? .strict : object.coercion
  }
}
