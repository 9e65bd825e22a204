import ConstructionBuilders

/// Builds the envelope of a response: a code, a status text, and the data.
///
/// ```swift
/// let sut = try FetchCharactersResponseBuilder(json: data)
/// sut.build()      // a FetchCharactersResponseModel
/// sut.findings     // what was repaired or dropped
/// ```
public struct FetchCharactersResponseBuilder: ConstructionBuilder {
  /// The code; 200 for success; required.
  @Field public var code: Int?
  /// `"Ok"`, or the reason for a refusal.
  @Field public var status: String?
  /// The characters; required when the code is 200.
  @Field public var data: CharactersSliceResponseBuilder?

  public init(fields: JSONFields) {
    _code = fields["code"]
    _status = fields["status"]
    _data = fields["data"]
  }

  /// Builds the slice, or a failure that distinguishes a broken envelope, a refusal and unusable
  /// data.
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
