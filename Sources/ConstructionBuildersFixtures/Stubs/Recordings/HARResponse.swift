/// A recorded response.
struct HARResponse {
  /// The status; 0 if no response arrived.
  let status: Int
  let headers: [HARPair]
  let redirectURL: String
  let content: HARContent?
  /// The number of bytes that were transferred; -1 if unknown.
  let bodySize: Int
}

struct HARResponseBuilder: ConstructionBuilder {
  @Field var status: Int?
  @Field var headers: [HARPairBuilder]?
  @Field var redirectURL: String?
  @Field var content: HARContentBuilder?
  @Field var bodySize: Int?

  init(fields: JSONFields) {
    _status = fields["status"]
    _headers = fields["headers"]
    _redirectURL = fields["redirectURL"]
    _content = fields["content"]
    _bodySize = fields["bodySize"]
  }

  func build() -> Result<HARResponse, BuildFailure> {
    construct(
      HARResponse.init, $status, $headers.or([]), $redirectURL.or(""), $content.optional,
      $bodySize.or(-1))
  }
}

extension HARResponse {
  /// The reply that sends this response again.
  ///
  /// - Parameter name: The name of the entry, for a reply that cannot be sent.
  func reply(to method: String, of name: String) -> StubReply {
    guard status > 0 else { return .failure(.networkConnectionLost) }
    if let location = redirection { return .redirect(to: location, status: status) }
    guard !isWithoutBody(method) else { return reply(with: nil) }
    guard let content, content.data?.isEmpty == false else {
      let size = content.map(\.size).flatMap { $0 < 0 ? nil : $0 } ?? bodySize
      return size > 0
        ? .impossible("\(name) lacks its body of \(byteCount(size))")
        : reply(with: Data())
    }
    if let bytes = content.bytes { return reply(with: bytes) }
    let text = content.text ?? ""
    let type = headers.value(of: "Content-Type") ?? content.mimeType ?? ""
    guard let charset = Charset.name(in: type) else {
      return reply(with: Data(text.utf8))
    }
    if let data = Charset.data(of: text, charset: charset) {
      return reply(with: data)
    }
    return reply(with: Data(text.utf8), inUTF8: true)
  }

  /// Where a redirect leads; nil for another response.
  private var redirection: String? {
    guard [301, 302, 303, 307, 308].contains(status) else { return nil }
    let location = headers.value(of: "Location") ?? redirectURL
    return location.isEmpty ? nil : location
  }

  private func isWithoutBody(_ method: String) -> Bool {
    method == "HEAD" || status < 200 || status == 204 || status == 304
  }

  /// A reply with the header fields that are true of the decoded body, and with the charset
  /// UTF-8 if the text cannot be written in its own.
  ///
  /// - Parameter body: The body; nil for a response without one, whose length is that of another.
  private func reply(with body: Data?, inUTF8 isUTF8: Bool = false) -> StubReply {
    var response = StubReply.Response(status: status, body: body ?? Data())
    var names: [String: String] = [:]
    for field in headers {
      let isLength = body == nil && field.name.lowercased() == "content-length"
      guard isLength || Self.isSent(field.name) else { continue }
      let name = names[field.name.lowercased()] ?? field.name
      names[field.name.lowercased()] = name
      // Browsers join fields of one name by line feeds.
      var value = field.value.split(whereSeparator: \.isNewline).joined(separator: ", ")
      if isUTF8, name.lowercased() == "content-type" { value = Charset.utf8(in: value) }
      response.headers[name] = response.headers[name].map { "\($0), \(value)" } ?? value
    }
    return StubReply(.response(response))
  }

  /// Whether a header field is about the message, and not about how it was transferred.
  private static func isSent(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(":") && !ofTransfer.contains(name.lowercased())
  }

  private static let ofTransfer: Set<String> = [
    "connection", "content-encoding", "content-length", "keep-alive", "proxy-connection", "te",
    "trailer", "transfer-encoding", "upgrade",
  ]
}
