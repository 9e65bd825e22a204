import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A socket, for listening or for a connection.
struct LoopbackSocket: Sendable {
  /// An error of a socket, in the words of the system.
  struct Problem: Error, CustomStringConvertible {
    let call: String
    let code = errno

    var description: String { "\(call): \(String(cString: strerror(code)))" }
  }

  private let number: Int32

  /// A socket that occupies a port, and accepts no connections.
  static func deaf() throws -> LoopbackSocket {
    let listener = try LoopbackSocket()
    var address = address(port: 0)
    let bound = withSocketAddress(&address) { bind(listener.number, $0, $1) }
    guard bound == 0 else { throw Problem(call: "bind") }
    return listener
  }

  /// A socket that accepts connections from this machine only.
  static func listening() throws -> LoopbackSocket {
    let listener = try deaf()
    guard listen(listener.number, 512) == 0 else { throw Problem(call: "listen") }
    return listener
  }

  /// Connects, and sends nothing.
  static func knock(at port: UInt16) {
    guard let visitor = try? LoopbackSocket() else { return }
    var address = address(port: port)
    _ = withSocketAddress(&address) { connect(visitor.number, $0, $1) }
    visitor.close()
  }

  private init() throws {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    number = socket(AF_INET, kind, 0)
    guard number >= 0 else { throw Problem(call: "socket") }
  }

  private init(number: Int32) { self.number = number }

  /// The port that the system chose.
  func port() throws -> UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let found = Self.withSocketAddress(&address) { pointer, _ in
      getsockname(number, pointer, &length)
    }
    guard found == 0 else { throw Problem(call: "getsockname") }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next connection; nil at the end.
  func accept() -> LoopbackSocket? {
    while true {
      #if canImport(Darwin)
        let connection = Darwin.accept(number, nil, nil)
      #elseif canImport(Glibc)
        let connection = Glibc.accept(number, nil, nil)
      #elseif canImport(Musl)
        let connection = Musl.accept(number, nil, nil)
      #else
        let connection = Android.accept(number, nil, nil)
      #endif
      if connection >= 0 { return LoopbackSocket(number: connection).prepared() }
      guard errno == EINTR || errno == ECONNABORTED else { return nil }
    }
  }

  /// The received bytes, up to 64 KiB; nil at the end, or when the connection is broken.
  func receive() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(number, &buffer, buffer.count, 0)
      if count > 0 { return Array(buffer[..<count]) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }

  /// Sends all bytes. Returns false when the client has gone.
  func send(_ bytes: some Sequence<UInt8>) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.send(number, $0, flags) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Ends the connection, which wakes a waiting thread.
  func shutDown() { _ = shutdown(number, Int32(SHUT_RDWR)) }

  /// Resets the connection: the client gets an error, not an end.
  func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      number, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }

  func close() {
    #if canImport(Darwin)
      _ = Darwin.close(number)
    #elseif canImport(Glibc)
      _ = Glibc.close(number)
    #elseif canImport(Musl)
      _ = Musl.close(number)
    #else
      _ = Android.close(number)
    #endif
  }

  /// Small pieces are sent at once, and writing to a closed connection does not kill the process.
  private func prepared() -> LoopbackSocket {
    var yes: Int32 = 1
    let length = socklen_t(MemoryLayout.size(ofValue: yes))
    setsockopt(number, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, length)
    #if canImport(Darwin)
      setsockopt(number, SOL_SOCKET, SO_NOSIGPIPE, &yes, length)
    #endif
    return self
  }

  private static func send(_ number: Int32, _ bytes: UnsafeRawBufferPointer, _ flags: Int32) -> Int
  {
    #if canImport(Darwin)
      Darwin.send(number, bytes.baseAddress, bytes.count, flags)
    #elseif canImport(Glibc)
      Glibc.send(number, bytes.baseAddress, bytes.count, flags)
    #elseif canImport(Musl)
      Musl.send(number, bytes.baseAddress, bytes.count, flags)
    #else
      Android.send(number, bytes.baseAddress, bytes.count, flags)
    #endif
  }

  private static func address(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private static func withSocketAddress(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
