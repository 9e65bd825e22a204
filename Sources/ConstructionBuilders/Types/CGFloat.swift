#if Foundation
  import Foundation

  extension CGFloat: Capturable {
    @inlinable
    public static var _traits: CapturableTraits { .builtAsIs }

    /// The finite value nearest to a number. With a repair, also a numeral.
    ///
    /// It is read as its native type: Double, or Float on some watches.
    @_documentation(visibility: internal)
    public static func capture(_ node: JSONNode) -> Captured<CGFloat> {
      CGFloat.NativeType.capture(node).flatMap(node) { CGFloat($0) }
    }
  }
#endif
