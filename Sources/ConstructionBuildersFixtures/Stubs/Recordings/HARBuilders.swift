/// The builders of a HAR document, version 1.2. Of an entry they read what a replay needs.
struct HARBuilder: ConstructionBuilder {
  @Field var entries: [HAREntryBuilder]?

  init(fields: JSONFields) { _entries = fields["log", "entries"] }

  func build() -> Result<[HAREntry], BuildFailure> { construct({ $0 }, $entries.requiringAll) }
}

struct HAREntry {
  let request: HARRequest
  let response: HARResponse
  /// The milliseconds from the request to the end of the response; -1 if unknown.
  let time: Double
}

struct HAREntryBuilder: ConstructionBuilder {
  @Field var request: HARRequestBuilder?
  @Field var response: HARResponseBuilder?
  @Field var time: Double?

  init(fields: JSONFields) {
    _request = fields["request"]
    _response = fields["response"]
    _time = fields["time"]
  }

  func build() -> Result<HAREntry, BuildFailure> {
    construct(HAREntry.init, $request, $response, $time.or(-1))
  }
}

/// A header field, or an item of a form.
struct HARPair {
  let name: String
  let value: String
  let fileName: String?
}

struct HARPairBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var value: String?
  @Field var fileName: String?

  init(fields: JSONFields) {
    _name = fields["name"]
    _value = fields["value"]
    _fileName = fields["fileName"]
  }

  func build() -> Result<HARPair, BuildFailure> {
    construct(HARPair.init, $name, $value.or(""), $fileName.optional)
  }
}
