import Foundation

extension CGFloat: Capturable {
  public static var _isBuiltAsIs: Bool { true }

  /// The nearest finite value of a number; or of a numeral, or a boolean as 1 or 0, on record.
  ///
  /// It is read as the Double, or on some watches the Float, that it is.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<CGFloat> {
    CGFloat.NativeType.capture(node).flatMap(node) { CGFloat($0) }
  }
}
