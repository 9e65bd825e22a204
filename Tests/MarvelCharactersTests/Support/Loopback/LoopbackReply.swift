import ConstructionBuilders
import Foundation

/// A reply of the server, well-formed or not.
struct LoopbackReply: Sendable {
  /// How the client finds the end of the body.
  enum Framing: Sendable {
    /// By `Content-Length`, which may be wrong.
    case length(Int)
    /// In chunks of a number of bytes.
    case chunks(Int)
    /// By the end of the connection.
    case end
  }

  /// How the connection ends before the body does.
  enum Drop: Sendable { case end, reset }

  var status = 200
  var headers: [(String, String)] = [("Content-Type", "application/json")]
  var body: [UInt8] = []
  var framing: Framing
  var delay: TimeInterval = 0
  /// The connection drops after this number of bytes of the body.
  var drop: (after: Int, how: Drop)?
  /// The connection ends without a reply.
  var isSilent = false

  init(_ body: [UInt8] = [], status: Int = 200) {
    self.status = status
    self.body = body
    framing = .length(body.count)
  }

  init(_ text: String, status: Int = 200) { self.init(Array(text.utf8), status: status) }

  init(_ json: JSONValue, status: Int = 200) { self.init(json.description, status: status) }

  func with(_ change: (inout LoopbackReply) -> Void) -> LoopbackReply {
    var reply = self
    change(&reply)
    return reply
  }

  func header(_ name: String, _ value: String) -> LoopbackReply {
    with { $0.headers.append((name, value)) }
  }

  /// Sends the reply. Returns false when the connection has to end.
  func send(to connection: LoopbackSocket) -> Bool {
    if delay > 0 { Thread.sleep(forTimeInterval: delay) }
    guard !isSilent, connection.send(head.utf8) else { return false }
    if let drop {
      let hasBeenSent = connection.send(framed(body.prefix(drop.after), isWhole: false))
      if drop.how == .reset, hasBeenSent {
        // A reset overtakes bytes that were not read yet.
        Thread.sleep(forTimeInterval: 0.05)
        connection.reset()
      }
      return false
    }
    guard connection.send(framed(body[...], isWhole: true)) else { return false }
    if case .end = framing { return false }
    return true
  }

  private var head: String {
    var fields = headers
    switch framing {
    case .length(let count) where status != 304: fields.append(("Content-Length", "\(count)"))
    case .chunks: fields.append(("Transfer-Encoding", "chunked"))
    default: break
    }
    return "HTTP/1.1 \(status) Status\r\n"
      + fields.map { "\($0): \($1)\r\n" }.joined() + "\r\n"
  }

  private func framed(_ body: ArraySlice<UInt8>, isWhole: Bool) -> [UInt8] {
    guard case .chunks(let size) = framing else { return Array(body) }
    var bytes: [UInt8] = []
    var rest = body
    while !rest.isEmpty {
      let chunk = rest.prefix(size)
      rest = rest.dropFirst(size)
      bytes += Array("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + Array("\r\n".utf8)
    }
    return isWhole ? bytes + Array("0\r\n\r\n".utf8) : bytes
  }
}
