/// Where the bodies of responses come from.
enum BodySource: Equatable {
  /// The response of the sample itself.
  case sample
  case file(String)
  case standardInput
}

extension BodySource: CustomStringConvertible {
  /// The source as messages name it.
  var description: String {
    switch self {
    case .sample: "the sample"
    case .file(let path): path
    case .standardInput: "standard input"
    }
  }
}
