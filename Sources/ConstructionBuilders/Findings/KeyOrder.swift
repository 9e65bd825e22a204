/// The order in which keys are listed: by their UTF-8.
///
/// NB: not `<`. In Swift 6.3, `"é2"` and `"e\u{301}"` are neither equal nor is one less than the
/// other, so the result of sorting would depend on the order before.
package func keyPrecedes(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
