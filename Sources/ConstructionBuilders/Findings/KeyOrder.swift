/// The order in which keys are listed: by their UTF-8.
///
/// NB: not `<`. In Swift 6.3 neither of `"é2"` and `"e\u{301}"` is less than the other, nor are they equal, so that
/// what is sorted depends on the order before.
func keyPrecedes(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
