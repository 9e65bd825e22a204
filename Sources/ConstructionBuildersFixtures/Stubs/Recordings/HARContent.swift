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
  @Field var text: String?
  @Field var encoding: String?
  @Field var params: [HARPairBuilder]?

  init(fields: JSONFields) {
    _mimeType = fields["mimeType"]
    _size = fields["size"]
    _text = fields["text"]
    _encoding = fields["encoding"]
    _params = fields["params"]
  }

  func build() -> Result<HARContent, BuildFailure> {
    let encoding = encoding?.lowercased() ?? ""
    return construct(
      { type, size, text, params in
        let isText = encoding.isEmpty
        return HARContent(
          mimeType: type, size: size, text: isText ? text : nil,
          bytes: isText ? nil : text.flatMap(Self.bytes), params: params)
      }, $mimeType.optional, $size.or(-1),
      $text.checked("text in base64") {
        encoding.isEmpty || encoding == "base64" && Self.bytes($0) != nil
      }.optional,
      $params.or([]))
  }

  /// The bytes of base64, which may have line breaks.
  private static func bytes(_ text: String) -> Data? {
    Data(base64Encoded: text.filter { !$0.isWhitespace })
  }
}
