import Foundation

/// A request as it came over the connection. None that the tests send has a body.
struct LoopbackRequest: Sendable {
  let method: String
  /// Path and query as they were sent.
  let target: String
  /// By their names in lower case.
  let headers: [String: String]

  /// The next request of a connection; nil when there is none.
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

  /// The query, decoded.
  var query: [String: String] {
    let items = URLComponents(string: target)?.queryItems ?? []
    return Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
  }

  /// A number of the query; 0 where there is none.
  func number(_ name: String) -> Int { query[name].flatMap { Int($0) } ?? 0 }
}

extension [UInt8] {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
