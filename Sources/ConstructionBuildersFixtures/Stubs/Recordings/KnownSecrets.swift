/// What is known of secrets when requests are compared with a recording that has none.
struct KnownSecrets: Sendable {
  let names: SecretNames
  /// The values that the recording had.
  let values: SecretValues

  /// A text without them, and without those of one request.
  func removed(from text: String, and values: SecretValues) -> String {
    let text = self.values.removed(from: text) ?? text
    return values.removed(from: text) ?? text
  }
}
