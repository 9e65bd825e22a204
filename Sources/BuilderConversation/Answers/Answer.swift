import BuilderExpansion
import Foundation

/// An answer to the compiler.
enum Answer {
  case capability(version: Int)
  /// The expansion of a macro. Its offsets are counted from the base; without one, the compiler can
  /// show no place.
  case expansion(Expansion, base: Location?)
  /// No library was loaded.
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
      try container.encode(
        ["capability": ["protocolVersion": version]], forKey: .getCapabilityResult)
    case .expansion(let expansion, let base):
      try container.encode(SentExpansion(expansion, base: base), forKey: .expandMacroResult)
    case .library:
      try container.encode(SentLibrary(), forKey: .loadPluginLibraryResult)
    }
  }

  /// The answer as JSON, always in the same bytes.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

private struct SentLibrary: Encodable {
  let loaded = false
  let diagnostics: [SentDiagnostic] = []
}
