import Foundation

extension NSNumber {
  /// The first letter of the type that the number was made from, in Objective-C's encoding: `f` for
  /// a Float, `d` for a Double, `Q` for a UInt64.
  var encodingLetter: UInt8 {
    // Foundation returns a C string for each number. Even an empty one has a byte, its zero.
    unsafe UInt8(bitPattern: objCType[0])
  }
}
