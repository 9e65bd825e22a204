import BuilderExpansion

/// An expansion as it is sent.
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

  /// A source that is not there is sent as null.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(expandedSource, forKey: .expandedSource)
    try container.encode(diagnostics, forKey: .diagnostics)
  }
}

extension Expansion {
  /// Nothing to add is sent as an empty source: none at all means to the compiler that it failed.
  fileprivate var sentSource: String? {
    let hasFailed = diagnostics.contains { $0.severity == .error }
    return source ?? (hasFailed ? nil : "")
  }
}
