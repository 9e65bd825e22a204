import BuilderExpansion

/// What the compiler is answered.
enum Answer {
  case capability(version: Int)
  /// What a macro stands for. The offsets are counted from the base; without one there is no place to show.
  case expansion(Expansion, base: Location?)
  case library
}

extension Answer: Encodable {
  private enum Kind: CodingKey {
    case getCapabilityResult, expandMacroResult, loadPluginLibraryResult
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .capability(let version):
      try container.encode(SentCapability(version: version), forKey: .getCapabilityResult)
    case .expansion(let expansion, let base):
      try container.encode(SentExpansion(expansion, base: base), forKey: .expandMacroResult)
    case .library:
      try container.encode(SentLibrary(), forKey: .loadPluginLibraryResult)
    }
  }
}

/// Which messages are understood.
private struct SentCapability: Encodable {
  let capability: [String: Int]

  init(version: Int) { capability = ["protocolVersion": version] }
}

/// That no library was loaded.
private struct SentLibrary: Encodable {
  let loaded = false
  let diagnostics: [SentDiagnostic] = []
}
