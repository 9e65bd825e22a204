import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation

/// A picture, which needs both its path and its file extension.
@Buildable
public struct ThumbnailResponseModel: Equatable, Sendable {
  /// Where the picture is, without size and file extension.
  public let path: URL
  /// The file extension, such as `jpg`.
  @Key("extension") public let fileExtension: FileExtension

  /// Whether this is the picture that says that there is none: `…/image_not_available`.
  public var isPlaceholder: Bool { path.lastPathComponent == "image_not_available" }
}
