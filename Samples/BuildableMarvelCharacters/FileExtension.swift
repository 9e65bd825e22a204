import ConstructionBuilders

/// A file extension: ASCII letters and digits.
///
/// What a builder by hand checks, a model says with a type.
public struct FileExtension: RawRepresentable, Hashable, Sendable {
  /// The extension without its point.
  public let rawValue: String

  /// An extension; nil where there are other characters in it, or none.
  public init?(rawValue: String) {
    guard !rawValue.isEmpty,
      rawValue.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    self.rawValue = rawValue
  }
}

extension FileExtension: Capturable {
  public static var expectation: String { "String" }

  public static func capture(_ node: JSONNode) -> Captured<FileExtension> {
    let text = String.capture(node)
    guard let rawValue = text.value, Self(rawValue: rawValue) == nil else {
      return text.flatMap(node) { Self(rawValue: $0) }
    }
    return .unusable(node, .rejected, expected: "ASCII letters and digits")
  }
}
