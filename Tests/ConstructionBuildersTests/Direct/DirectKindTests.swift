import ConstructionBuilders
import Foundation
import Testing

/// A kind from outside, with the model made straight from the document.
struct DirectKindTests {
  static let bodies = [
    #"{"ref": "main"}"#, #"{"ref": 5}"#, "{}", #"{"ref": []}"#, "[]", "[1]", "null", "7",
    #""{\"ref\": \"main\"}""#, "", "{",
  ]

  @Test(arguments: bodies, ["push", "ping", "fork", nil])
  func kind_isBuiltAsByTheBuilder(json: String, kind: String?) {
    for coercion in [Coercion.strict, .lenient, .forgiving] {
      let expected = WebhookBuilder.build(json: json, kind: kind, coercion: coercion)
      #expect(DirectWebhookBuilder.build(json: json, kind: kind, coercion: coercion) == expected)
      #expect(
        DirectWebhookBuilder.build(json: Data(json.utf8), kind: kind, coercion: coercion)
          == expected)
    }
  }

  @Test func kindFromOutside_isBuiltWithoutABuilder() throws {
    let json = #"{"ref": "main"}"#
    let made = DirectWebhookBuilder.$makesBuilders.withValue(false) {
      DirectWebhookBuilder.build(json: json, kind: "push")
    }
    #expect(try made.get() == .push("main"))
  }
}

private struct DirectWebhookBuilder: _DirectKindedBuilder {
  typealias Model = Webhook

  /// Whether a builder may be made.
  @TaskLocal static var makesBuilders = true

  @Field var type: String?
  @Field var push: PushBuilder?

  static let kinds = BuilderKinds<Self>(
    \._type, .kind("push", as: \._push, Webhook.push), .kind("ping", is: Webhook.ping))

  init() {
    #expect(Self.makesBuilders)
    (_type, _push) = (.missing, .missing)
  }
}
