import ConstructionBuilders

/// The body of a response whose status is not 200; it needs nothing.
///
/// The service itself sends `{"code": 409, "status": "…"}`, what stands before it
/// `{"code": "InvalidCredentials", "message": "…"}`.
public struct RefusalResponseBuilder: ConstructionBuilder {
  /// The words of the service.
  @Field public var status: String?
  /// The words of what stands before it.
  @Field public var message: String?

  public init(fields: JSONFields) {
    _status = fields["status"]
    _message = fields["message"]
  }

  public func build() -> Result<RefusalResponseModel, BuildFailure> {
    construct({ RefusalResponseModel(words: $0 ?? $1) }, $status.optional, $message.optional)
  }
}
