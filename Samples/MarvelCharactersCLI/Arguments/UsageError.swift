import MarvelCharacters

/// A mistake in the command line, in the file that it names, or in the environment.
enum UsageError: Error {
  case unknownOption(String)
  case secondFile(String)
  case emptyFileName
  case contradiction(String, String)
  case noValue(String)
  case secondValue(String)
  case badAddress(ServiceAddress.Problem)
  case prefixWithoutAddress
  case fileAndAddress(String)
  case oneKey(MarvelKeys.OneKeyMissing)
  case unreadable(BodySource, SystemError)
  case tooLong(BodySource, Int)
}

extension UsageError: CustomStringConvertible {
  /// One sentence on one line, whatever the arguments contain.
  var description: String {
    switch self {
    case .unknownOption(let option): "unknown option \(quoted(option)); see --help"
    case .secondFile(let file):
      "only one file is allowed, and \(quoted(file)) is the second; see --help"
    case .emptyFileName: "the file name is empty; see --help"
    case .contradiction(let one, let other): "\(one) and \(other) exclude each other; see --help"
    case .noValue(let option): "\(option) needs a value; see --help"
    case .secondValue(let option): "\(option) has two values; see --help"
    // Text that is not an address may still contain a password, so it is not repeated.
    case .badAddress(let problem): "the address for --url cannot be used: \(problem); see --help"
    case .prefixWithoutAddress: "--starts-with needs --url; see --help"
    case .fileAndAddress(let file): "\(quoted(file)) and --url exclude each other; see --help"
    case .oneKey(let problem): "\(problem); see --help"
    case .unreadable(.file(let path), let error): "cannot read \(quoted(path)): \(error)"
    case .unreadable(_, let error): "cannot read standard input: \(error)"
    case .tooLong(let source, let most):
      "\(PrintableText.of("\(source)")) is longer than \(most) bytes, the most that is read at once"
    }
  }

  private func quoted(_ text: String) -> String { "'\(PrintableText.of(text))'" }
}
