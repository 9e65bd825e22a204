import Foundation

extension NSNumber {
  /// The first letter of the type that the number was made of, by Objective-C's encoding: `f` for a Float, `d` for a
  /// Double, `Q` for a UInt64.
  var encodingLetter: UInt8 {
    // Foundation has a C string for each number, so there is a byte to read, if only the zero at the end.
    unsafe UInt8(bitPattern: objCType[0])
  }
}
