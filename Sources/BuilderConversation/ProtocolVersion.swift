/// Versions of the protocol between the compiler and its plugins.
enum ProtocolVersion {
  /// The version that the plugin answers with: that of Swift 6.3.
  static let own = 7

  /// The versions in which everything that is read or sent here is the same.
  static let known = 5...9
}
