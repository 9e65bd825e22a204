import ConstructionBuilders
import Foundation

/// A picture, which needs both its path and its file extension.
public struct ThumbnailResponseBuilder: ConstructionBuilder {
  /// Where the picture is, without size and file extension; needed.
  @Field public var path: URL?
  /// The file extension: ASCII letters and digits; needed.
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
