import ConstructionBuilders
import ConstructionBuildersContracts

/// A mistake in the command line, in words.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String

  static func contradiction(_ one: String, _ other: String) -> UsageError {
    UsageError(description: "'\(one)' and '\(other)' exclude each other")
  }

  static func needs(_ option: String, _ other: String) -> UsageError {
    UsageError(description: "'\(option)' needs '\(other)'")
  }

  static func missingValue(_ title: String) -> UsageError {
    UsageError(description: "Missing value for '\(title)'")
  }

  /// A value that an option cannot have, and what it can.
  static func badValue(_ value: String, of option: String, expected: String) -> UsageError {
    UsageError(
      description:
        "The value '\(JSONText.visible(value))' is invalid for '\(option)': expected \(expected)")
  }

  /// A word that is none of those that there are.
  static func unknown(_ what: String, _ word: String, among words: [String]) -> UsageError {
    let nearest = words.first { NearKey($0).isNear(NearKey(word)) }
    let hint = nearest.map { ". Did you mean '\($0)'?" } ?? ""
    return UsageError(description: "Unknown \(what) '\(JSONText.visible(word))'\(hint)")
  }
}
