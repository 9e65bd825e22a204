import ConstructionBuilders

/// The envelope of a response: a code, a status text, and the data.
///
/// ```swift
/// let sut = try FetchCharactersResponseBuilder(json: data)
/// sut.build()      // a FetchCharactersResponseModel
/// sut.findings     // what was repaired or dropped on the way
/// ```
public struct FetchCharactersResponseBuilder: ConstructionBuilder {
  /// 200 where there is data; needed.
  @Field public var code: Int?
  /// `"Ok"`, or what went wrong.
  @Field public var status: String?
  /// The characters; needed where the code is 200.
  @Field public var data: CharactersSliceResponseBuilder?

  public init(fields: JSONFields) {
    _code = fields["code"]
    _status = fields["status"]
    _data = fields["data"]
  }

  /// The slice; or a failure that tells a broken envelope, a refusal and unusable data apart.
  public func build() -> FetchCharactersResponseModel {
    switch code {
    case nil:
      construct({ _, slice in slice }, $code, $data).mapError { .badJSON($0) }
    case 200?:
      construct({ $0 }, $data).mapError { .badData($0) }
    case let code?:
      .failure(.service(code: code, status: status))
    }
  }
}
