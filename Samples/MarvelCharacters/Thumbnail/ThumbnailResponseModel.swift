import Foundation

/// A picture that can be had in several sizes.
///
/// ```swift
/// thumbnail.url(size: .portraitXLarge)     // http://i.annihil.us/…/portrait_xlarge.jpg
/// thumbnail.url(size: "portrait_xlarge")   // the same
/// thumbnail.url                            // http://i.annihil.us/….jpg, as large as it is
/// ```
public struct ThumbnailResponseModel: Equatable, Sendable {
  /// Where the picture is, without size and file extension.
  public let path: URL
  /// The file extension, such as `jpg`.
  public let fileExtension: String

  /// A picture by its place and its file extension.
  public init(path: URL, fileExtension: String) {
    self.path = path
    self.fileExtension = fileExtension
  }

  /// The picture as large as it is, by the scheme that the service gave.
  public var url: URL { path.appendingPathExtension(fileExtension) }

  /// The picture in a size, by the scheme that the service gave.
  public func url(size: ThumbnailSize) -> URL {
    path.appendingPathComponent(size.rawValue).appendingPathExtension(fileExtension)
  }

  /// Whether this is the picture that says that there is none: `…/image_not_available`.
  public var isPlaceholder: Bool { path.lastPathComponent == "image_not_available" }
}
