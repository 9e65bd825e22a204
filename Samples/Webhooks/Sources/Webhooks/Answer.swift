import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation

/// What the server answers to a request.
struct Answer: Equatable, Sendable {
  let status: Int
  /// The body as `application/problem+json`, by RFC 9457.
  var problems: JSONValue?
}

/// Uses a request, or tells its sender everything that is wrong with it.
///
/// Values stay out of the answer, because logs of senders are read by many.
func answer(event: String?, body: Data, _ use: (Webhook) -> Void) -> Answer {
  // The sender forgot a header, and no member of the body.
  guard let event else { return Answer(status: 400) }
  switch webhook(event: event, body: body) {
  case .success(let webhook):
    use(webhook)
    return Answer(status: 204)
  case .failure(let failure):
    let problems = failure.explained(in: body, by: WebhookBuilder.self)
      .problemDetails(limit: 20, redacted: true)
    guard case .number(let status)? = problems["status"] else { return Answer(status: 422) }
    return Answer(status: Int(status.description) ?? 422, problems: problems)
  }
}
