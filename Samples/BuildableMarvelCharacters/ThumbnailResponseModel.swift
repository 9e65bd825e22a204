import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation

/// A picture. Its path and its file extension are both required.
@Buildable
public struct ThumbnailResponseModel: Equatable, Sendable {
  /// The address of the picture, without size and file extension.
  public let path: URL
  /// The file extension, such as `jpg`.
  @Key("extension") public let fileExtension: FileExtension

  /// Whether it is the service's placeholder: `…/image_not_available`.
  public var isPlaceholder: Bool { path.lastPathComponent == "image_not_available" }
}
