extension Int {
  /// How deep arrays and objects may be nested; Foundation has the same limit.
  @inlinable
  package static var maximumDepth: Int { 512 }
}
