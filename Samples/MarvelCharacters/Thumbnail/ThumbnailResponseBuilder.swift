import ConstructionBuilders
import Foundation

/// Builds a picture. Both its path and its file extension are required.
public struct ThumbnailResponseBuilder: ConstructionBuilder {
  /// The URL without size and file extension; required.
  @Field public var path: URL?
  /// The file extension, of ASCII letters and digits; required.
  @Field public var fileExtension: String?

  public init(fields: JSONFields) {
    _path = fields["path"]
    _fileExtension = fields["extension"]
  }

  public func build() -> Result<ThumbnailResponseModel, BuildFailure> {
    construct(
      ThumbnailResponseModel.init,
      $path,
      $fileExtension.checked("ASCII letters and digits") { text in
        !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      })
  }
}
