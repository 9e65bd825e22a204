import Foundation

/// A request as received. The requests of the tests have no body.
struct LoopbackRequest: Sendable {
  let method: String
  /// Path and query, not decoded.
  let target: String
  /// The header fields, by lowercase name.
  let headers: [String: String]

  /// The next request of a connection; nil at its end.
  init?(from connection: LoopbackSocket) {
    var head: [UInt8] = []
    while !head.ends(with: "\r\n\r\n") {
      guard let bytes = connection.receive() else { return nil }
      head += bytes
    }
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    let first = lines[0].split(separator: " ").map(String.init)
    guard first.count == 3 else { return nil }
    method = first[0]
    target = first[1]
    headers = lines.dropFirst().reduce(into: [:]) { headers, line in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return }
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
  }

  var path: String { String(target.prefix { $0 != "?" }) }

  /// The decoded query.
  var query: [String: String] {
    let items = URLComponents(string: target)?.queryItems ?? []
    return Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
  }

  /// A number in the query; 0 when it is missing.
  func number(_ name: String) -> Int { query[name].flatMap { Int($0) } ?? 0 }
}

extension [UInt8] {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
