/// A recorded request.
struct HARRequest {
  let method: String
  /// The address as it was recorded.
  let address: String
  let headers: [HARPair]
  let body: HARContent?
  /// The number of bytes of the body; -1 if unknown.
  let bodySize: Int

  /// Whether only a proxy or a browser sends such a request: for a tunnel, or to ask whether a page
  /// may send another one.
  var isOfInfrastructure: Bool {
    method == "CONNECT"
      || method == "OPTIONS" && headers.hasName("Access-Control-Request-Method")
  }
}

struct HARRequestBuilder: ConstructionBuilder {
  @Field var method: String?
  @Field var url: String?
  @Field var headers: [HARPairBuilder]?
  @Field var postData: HARContentBuilder?
  @Field var bodySize: Int?

  init(fields: JSONFields) {
    _method = fields["method"]
    _url = fields["url"]
    _headers = fields["headers"]
    _postData = fields["postData"]
    _bodySize = fields["bodySize"]
  }

  func build() -> Result<HARRequest, BuildFailure> {
    // The address of a tunnel is a host and a port.
    let isTunnel = method?.uppercased() == "CONNECT"
    return construct(
      HARRequest.init, $method.map { $0.uppercased() },
      $url.checked("an absolute URL") { isTunnel || URL(string: $0)?.scheme != nil },
      $headers.or([]), $postData.optional, $bodySize.or(-1))
  }
}

extension [HARPair] {
  func hasName(_ name: String) -> Bool { value(of: name) != nil }

  /// The value of the first header field of a name.
  func value(of name: String) -> String? {
    first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

extension HARRequest {
  /// The body, as it is compared.
  func comparedBody(_ secrets: KnownSecrets) -> RequestBody {
    guard let body else {
      let isUnknown = bodySize < 0 && method != "GET" && method != "HEAD"
      return bodySize > 0 || isUnknown ? .any : .none
    }
    var type = body.mimeType ?? ""
    if MediaType(type).name.isEmpty { type = headers.value(of: "Content-Type") ?? "" }
    if RequestBody.isMultipart(body.text ?? "", ofType: type) { return .any }
    if let data = body.data {
      if !data.isEmpty { return RequestBody(data, ofType: type, secrets) }
      if body.params.isEmpty { return bodySize > 0 ? .any : .none }
    }
    if body.params.contains(where: { $0.fileName != nil }) { return .any }
    if !body.params.isEmpty {
      return RequestBody(
        formOf: body.params.map { QueryItem(name: $0.name, value: $0.value) }, secrets)
    }
    return bodySize == 0 ? .none : .any
  }
}
