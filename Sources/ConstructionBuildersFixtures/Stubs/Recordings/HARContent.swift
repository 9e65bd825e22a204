/// The recorded body of a request or of a response.
struct HARContent {
  let mimeType: String?
  /// The number of bytes; -1 if unknown.
  let size: Int
  /// The text of the body; nil if it is in `bytes`, or was not recorded.
  let text: String?
  /// The bytes of a body in base64.
  let bytes: Data?
  let params: [HARPair]

  /// The bytes; a text as UTF-8.
  var data: Data? { bytes ?? text.map { Data($0.utf8) } }
}

struct HARContentBuilder: ConstructionBuilder {
  @Field var mimeType: String?
  @Field var size: Int?
  @Field var encoding: Encoding?
  @Field var text: String?
  @Field var bytes: Data?
  @Field var params: [HARPairBuilder]?

  enum Encoding: String, Capturable {
    case none = ""
    case base64
  }

  init(fields: JSONFields) {
    _mimeType = fields["mimeType"]
    _size = fields["size"]
    _encoding = fields["encoding"]
    let isBase64 = _encoding.wrappedValue == .base64
    _text = isBase64 ? .missing : fields["text"]
    _bytes = isBase64 ? fields["text"] : .missing
    _params = fields["params"]
  }

  func build() -> Result<HARContent, BuildFailure> {
    construct(
      HARContent.init, $mimeType.optional, $size.or(-1), $text.optional, $bytes.optional,
      $params.or([]))
  }
}
