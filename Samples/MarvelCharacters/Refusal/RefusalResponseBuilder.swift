import ConstructionBuilders

/// Builds a refusal: the body of a response with a status other than 200. Nothing is required.
///
/// The service sends `{"code": 409, "status": "…"}`. The gateway before it sends `{"code":
/// "InvalidCredentials", "message": "…"}`.
public struct RefusalResponseBuilder: ConstructionBuilder {
  /// The text of the service.
  @Field public var status: String?
  /// The text of the gateway.
  @Field public var message: String?

  public init(fields: JSONFields) {
    _status = fields["status"]
    _message = fields["message"]
  }

  public func build() -> Result<RefusalResponseModel, BuildFailure> {
    construct({ RefusalResponseModel(words: $0 ?? $1) }, $status.optional, $message.optional)
  }
}
