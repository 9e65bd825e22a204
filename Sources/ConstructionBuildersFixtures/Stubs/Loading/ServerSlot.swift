/// The `URLProtocol` class of one server, and the state that answers its requests.
///
/// It lives as long as the server, or a session that was made for it.
final class ServerSlot: Sendable {
  let state = ServerState()

  /// The class that no other server has.
  let protocolClass = Slots.new()

  private static let states = Locked<[ObjectIdentifier: WeakState]>([:])

  init() {
    let key = ObjectIdentifier(protocolClass)
    Self.states.withLock { $0[key] = WeakState(state: state) }
  }

  deinit {
    let key = ObjectIdentifier(protocolClass)
    Self.states.withLock { $0[key] = nil }
  }

  /// The state behind a protocol class; nil where the server and its sessions are gone.
  static func state(behind protocolClass: AnyClass) -> ServerState? {
    states.withLock { $0[ObjectIdentifier(protocolClass)]?.state }
  }
}

/// A reference that keeps no state alive.
struct WeakState: Sendable {
  weak var state: ServerState?
}
