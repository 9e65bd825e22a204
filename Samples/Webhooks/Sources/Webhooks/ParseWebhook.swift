import ConstructionBuilders
import Foundation

/// Parses a request that GitHub sent.
///
/// ```swift
/// switch webhook(event: request.headers["X-GitHub-Event"], body: request.body) {
/// case .success(.push(let push)): deploy(push)
/// case .success: ignore()
/// case .failure(let failure): log(failure.redacted)
/// }
/// ```
///
/// An event that is not known is `.other`, whatever its body has, as long as that is an object.
/// Check the signature first, because it covers the bytes of the body.
///
/// - Parameters:
///   - event: The header `X-GitHub-Event`; nil if the request has none, which is a failure.
///   - body: The body, in JSON. GitHub also sends forms; choose `application/json` there.
func webhook(event: String?, body: Data) -> Result<Webhook, BuildFailure> {
  WebhookBuilder.build(json: body, variant: event)
}
