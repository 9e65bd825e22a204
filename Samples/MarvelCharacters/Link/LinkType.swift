import ConstructionBuilders

/// The kind of page of a link. Unknown kinds are kept.
public struct LinkType: RawRepresentable, Hashable, Sendable {
  /// The name that the service uses.
  public let rawValue: String

  /// A kind from the name of the service.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The main page of the character.
  public static let detail = LinkType(rawValue: "detail")
  /// The page of the character in the encyclopedia.
  public static let wiki = LinkType(rawValue: "wiki")
  /// The comics of the character.
  public static let comiclink = LinkType(rawValue: "comiclink")
}

extension LinkType: Capturable {}
