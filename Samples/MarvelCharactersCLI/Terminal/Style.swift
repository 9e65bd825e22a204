import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The style of highlighted text: colours, or none.
enum Style: Equatable {
  case plain, coloured

  /// The role of a piece of text.
  enum Role: String {
    case heading = "1"
    case repair = "32"
    case problem = "33"
  }

  /// Colour on a terminal, unless the environment forbids it.
  static func suitable(
    for file: FileHandle, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Style {
    suitable(isTerminal: isatty(file.fileDescriptor) == 1, environment: environment)
  }

  /// The same, for testing without a terminal; see <https://no-color.org>.
  static func suitable(isTerminal: Bool, environment: [String: String]) -> Style {
    let isForbidden = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    return isTerminal && !isForbidden ? .coloured : .plain
  }

  /// The text in the colour of its role.
  func text(_ text: String, as role: Role) -> String {
    self == .coloured ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}
