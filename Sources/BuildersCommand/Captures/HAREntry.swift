import ConstructionBuilders

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is read of an entry of a HAR file: the archive of a browser or a proxy.
///
/// Cookies, headers and what was sent are not read at all.
struct HAREntry: Sendable {
  let started: Date?
  let method: String
  let url: String
  let status: Int
  let mimeType: String?
  let text: String?
  let encoding: String?

  /// Nil if there is no body, or if it cannot be decoded.
  var body: [UInt8]? {
    guard let text, !text.isEmpty else { return nil }
    guard encoding?.lowercased() == "base64" else { return Array(text.utf8) }
    return Data(base64Encoded: text, options: .ignoreUnknownCharacters).map(Array.init)
  }

  /// Whether the body says that it is JSON, or does not say what it is.
  var mayBeJSON: Bool {
    guard let mimeType = mimeType?.lowercased(), !mimeType.isEmpty else { return true }
    return mimeType.contains("json") || mimeType.hasPrefix("text/plain")
      || mimeType.hasPrefix("application/octet-stream")
  }
}

struct HAREntryBuilder: ConstructionBuilder {
  @Field var started: Date?
  @Field var method: String?
  @Field var url: String?
  @Field var status: Int?
  @Field var mimeType: String?
  @Field var text: String?
  @Field var encoding: String?

  init(fields: JSONFields) {
    _started = fields["startedDateTime"]
    _method = fields["request", "method"]
    _url = fields["request", "url"]
    _status = fields["response", "status"]
    _mimeType = fields["response", "content", "mimeType"]
    _text = fields["response", "content", "text"]
    _encoding = fields["response", "content", "encoding"]
  }

  func build() -> Result<HAREntry, BuildFailure> {
    construct(
      HAREntry.init, $started.optional, $method, $url, $status, $mimeType.optional, $text.optional,
      $encoding.optional)
  }
}
