import ConstructionBuilders

/// Encodes as the compiler would; see `FormatWords`.
extension ReadDemand: Codable {
  private enum Coded: Codable {
    case check(String)
    case transformed
    case requiringAll
    case allowingLosses(String)
    case fallback(String)
  }

  package init(from decoder: any Decoder) throws {
    switch try Coded(from: decoder) {
    case .check(let words): self = .check(words)
    case .transformed: self = .transformed
    case .requiringAll: self = .requiringAll
    case .allowingLosses(let words): self = .allowingLosses(words)
    case .fallback(let kind): self = .fallback(for: kind)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    let coded: Coded =
      switch self {
      case .check(let words): .check(words)
      case .transformed: .transformed
      case .requiringAll: .requiringAll
      case .allowingLosses(let words): .allowingLosses(words)
      case .fallback(let kind): .fallback(kind)
      }
    try coded.encode(to: encoder)
  }
}
