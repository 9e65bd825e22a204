import Foundation

/// A picture in several sizes.
///
/// ```swift
/// thumbnail.url(size: .portraitXLarge)     // http://i.annihil.us/…/portrait_xlarge.jpg
/// thumbnail.url(size: "portrait_xlarge")   // the same
/// thumbnail.url                            // http://i.annihil.us/….jpg, in full size
/// ```
public struct ThumbnailResponseModel: Equatable, Sendable {
  /// The URL without size and file extension.
  public let path: URL
  /// The file extension, such as `jpg`.
  public let fileExtension: String

  /// A picture from its URL and its file extension.
  public init(path: URL, fileExtension: String) {
    self.path = path
    self.fileExtension = fileExtension
  }

  /// The URL of the picture in full size, with the scheme of the service.
  public var url: URL { path.appendingPathExtension(fileExtension) }

  /// The URL of the picture in a size, with the scheme of the service.
  public func url(size: ThumbnailSize) -> URL {
    path.appendingPathComponent(size.rawValue).appendingPathExtension(fileExtension)
  }

  /// Whether this is the placeholder for a missing picture: `…/image_not_available`.
  public var isPlaceholder: Bool { path.lastPathComponent == "image_not_available" }
}
