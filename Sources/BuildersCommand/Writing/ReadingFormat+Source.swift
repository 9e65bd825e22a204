import ConstructionBuilders

extension ReadingFormat {
  /// The source: `.null("N/A", or: .secondsSince1970)`.
  var source: String {
    switch self {
    case .secondsSince1970: ".secondsSince1970"
    case .millisecondsSince1970: ".millisecondsSince1970"
    case .rfc5322: ".rfc5322"
    case .iso8601: ".iso8601"
    case .clock: ".clock"
    case .decimal(let separator, let grouping):
      call(
        "decimal", ["separator: \"\(separator)\"", grouping.map { "grouping: \"\($0)\"" }])
    case .pattern(let pattern): call("pattern", [SwiftLiteral.string(pattern)])
    case .null(let words, let format):
      call("null", words.map(Self.literal) + [format.map { "or: \($0.source)" }])
    case .sent(let type, let format): call("sent", ["as: .\(type.rawValue)", format?.source])
    case .each(let format): call("each", [format.source])
    case .either(let first, let second):
      call("either", [first, second].map { $0?.source ?? "nil" })
    case .oneOrMany(nil): ".oneOrMany"
    case .oneOrMany(let format?): call("oneOrMany", [format.source])
    case .keyed(let key, let values):
      call("keyed", ["by: \(key.source)", values.map { "values: \($0.source)" }])
    case .pairs(let key, let value, let format):
      call(
        "pairs",
        [
          "key: \(SwiftLiteral.string(key))", "value: \(SwiftLiteral.string(value))",
          format.map { "as: \($0.source)" },
        ])
    }
  }

  private func call(_ name: String, _ arguments: [String?]) -> String {
    ".\(name)(\(arguments.compactMap(\.self).joined(separator: ", ")))"
  }

  private static func literal(_ word: JSONValue) -> String {
    if case .string(let text) = word { return SwiftLiteral.string(text) }
    return "\(word)"
  }
}
