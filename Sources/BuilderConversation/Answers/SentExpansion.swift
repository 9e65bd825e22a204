import BuilderExpansion

/// An expansion as the compiler reads it.
struct SentExpansion: Encodable {
  let expandedSource: String?
  let diagnostics: [SentDiagnostic]

  init(_ expansion: Expansion, base: Location?) {
    expandedSource = expansion.sentSource
    diagnostics = expansion.diagnostics.map { SentDiagnostic($0, base: base) }
  }

  private enum CodingKeys: CodingKey {
    case expandedSource, diagnostics
  }

  /// Sends null, and does not leave out the member, where there is no source.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(expandedSource, forKey: .expandedSource)
    try container.encode(diagnostics, forKey: .diagnostics)
  }
}

extension Expansion {
  /// An empty source where there is nothing to add: null means that the macro failed.
  fileprivate var sentSource: String? {
    let hasFailed = diagnostics.contains { $0.severity == .error }
    return source ?? (hasFailed ? nil : "")
  }
}
