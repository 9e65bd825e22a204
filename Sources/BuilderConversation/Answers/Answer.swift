import BuilderExpansion
import ConstructionBuilders

/// What the compiler is answered.
enum Answer: Equatable {
  case capability(version: Int)
  /// What a macro stands for. The offsets are counted from the base; without one there is no place to show.
  case expansion(Expansion, base: Location?)
  case library

  /// The answer as it is sent.
  var json: JSONValue {
    switch self {
    case .capability(let version):
      [
        "getCapabilityResult": [
          "capability": ["protocolVersion": .number(JSONValue.Number(version))]
        ]
      ]
    case .expansion(let expansion, let base):
      [
        "expandMacroResult": [
          "expandedSource": expansion.sentSource.map { .string($0) } ?? .null,
          "diagnostics": .array(expansion.diagnostics.map { $0.json(base: base) }),
        ]
      ]
    case .library:
      ["loadPluginLibraryResult": ["loaded": false, "diagnostics": []]]
    }
  }
}

extension Expansion {
  /// Nothing to add is sent as an empty source: none at all means to the compiler that it failed.
  fileprivate var sentSource: String? {
    let hasFailed = diagnostics.contains { $0.severity == .error }
    return source ?? (hasFailed ? nil : "")
  }
}
