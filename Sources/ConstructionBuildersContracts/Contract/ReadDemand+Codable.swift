import ConstructionBuilders

/// Encodes as the compiler would; see `FormatWords`.
extension ReadDemand: Codable {
  private enum Coded: Codable {
    case check(String)
    case transformed
    case complete
    case losing(String)
    case fallback(String)
  }

  package init(from decoder: any Decoder) throws {
    switch try Coded(from: decoder) {
    case .check(let words): self = .check(words)
    case .transformed: self = .transformed
    case .complete: self = .complete
    case .losing(let words): self = .losing(words)
    case .fallback(let kind): self = .fallback(for: kind)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    let coded: Coded =
      switch self {
      case .check(let words): .check(words)
      case .transformed: .transformed
      case .complete: .complete
      case .losing(let words): .losing(words)
      case .fallback(let kind): .fallback(kind)
      }
    try coded.encode(to: encoder)
  }
}
