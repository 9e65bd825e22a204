import ConstructionBuilders

/// A file extension: ASCII letters and digits.
///
/// The builder by hand checks a text. Here the model has a type that checks itself.
public struct FileExtension: RawRepresentable, Hashable, Sendable {
  /// The extension without its dot.
  public let rawValue: String

  /// Nil if the text is empty or has other characters.
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
