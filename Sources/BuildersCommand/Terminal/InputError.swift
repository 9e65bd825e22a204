import ConstructionBuilders

/// An input that cannot be read at all.
struct InputError: Error, Equatable, CustomStringConvertible {
  let description: String

  static func unreadable(_ path: String, _ error: SystemError) -> InputError {
    InputError(description: "cannot read '\(JSONText.visible(path))': \(error)")
  }

  static func unwritable(_ path: String, _ error: SystemError) -> InputError {
    InputError(description: "cannot write '\(JSONText.visible(path))': \(error)")
  }
}
