import ConstructionBuilders

/// Why a file cannot be read, used or written, in words.
struct InputError: Error, Equatable, CustomStringConvertible {
  let description: String

  static func unreadable(_ path: String, _ error: SystemError) -> InputError {
    InputError(description: "cannot read '\(JSONText.visible(path))': \(error)")
  }

  static func unwritable(_ path: String, _ error: SystemError) -> InputError {
    InputError(description: "cannot write '\(JSONText.visible(path))': \(error)")
  }
}
