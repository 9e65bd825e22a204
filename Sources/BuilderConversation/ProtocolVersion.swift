/// Versions of the protocol between the compiler and its plugins.
package enum ProtocolVersion {
  /// The one that is spoken here: Swift 6.3's.
  package static let own = 7

  /// Those that are known: nothing that is read or sent here differs between them.
  package static let known = 5...9
}
