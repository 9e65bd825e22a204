import ConstructionBuilders

/// What kind of page a link leads to. Kinds that are not listed here are kept as they are.
public struct LinkType: RawRepresentable, Hashable, Sendable {
  /// The service's name for the kind.
  public let rawValue: String

  /// A kind by the service's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// All about the character.
  public static let detail = LinkType(rawValue: "detail")
  /// The character's page in the encyclopedia.
  public static let wiki = LinkType(rawValue: "wiki")
  /// The comics of the character.
  public static let comiclink = LinkType(rawValue: "comiclink")
}

extension LinkType: Capturable {}
