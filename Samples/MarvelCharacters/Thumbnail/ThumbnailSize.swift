/// The size of a picture, by the name that the service uses.
///
/// Write other sizes as string literals: `"portrait_gigantic"`.
public struct ThumbnailSize: RawRepresentable, Hashable, Sendable {
  /// The name that the service uses, such as `portrait_xlarge`.
  public let rawValue: String

  /// A size from the name of the service.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// 50 × 75 pixels.
  public static let portraitSmall: Self = "portrait_small"
  /// 100 × 150 pixels.
  public static let portraitMedium: Self = "portrait_medium"
  /// 150 × 225 pixels.
  public static let portraitXLarge: Self = "portrait_xlarge"
  /// 168 × 252 pixels.
  public static let portraitFantastic: Self = "portrait_fantastic"
  /// 300 × 450 pixels.
  public static let portraitUncanny: Self = "portrait_uncanny"
  /// 216 × 324 pixels.
  public static let portraitIncredible: Self = "portrait_incredible"

  /// 65 × 45 pixels.
  public static let standardSmall: Self = "standard_small"
  /// 100 × 100 pixels.
  public static let standardMedium: Self = "standard_medium"
  /// 140 × 140 pixels.
  public static let standardLarge: Self = "standard_large"
  /// 200 × 200 pixels.
  public static let standardXLarge: Self = "standard_xlarge"
  /// 250 × 250 pixels.
  public static let standardFantastic: Self = "standard_fantastic"
  /// 180 × 180 pixels.
  public static let standardAmazing: Self = "standard_amazing"

  /// 120 × 90 pixels.
  public static let landscapeSmall: Self = "landscape_small"
  /// 175 × 130 pixels.
  public static let landscapeMedium: Self = "landscape_medium"
  /// 190 × 140 pixels.
  public static let landscapeLarge: Self = "landscape_large"
  /// 270 × 200 pixels.
  public static let landscapeXLarge: Self = "landscape_xlarge"
  /// 250 × 156 pixels.
  public static let landscapeAmazing: Self = "landscape_amazing"
  /// 464 × 261 pixels.
  public static let landscapeIncredible: Self = "landscape_incredible"

  /// Full size, at most 500 pixels wide.
  public static let detail: Self = "detail"
}

extension ThumbnailSize: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}
