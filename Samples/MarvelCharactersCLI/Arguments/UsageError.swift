import MarvelCharacters

/// What is wrong with the command line, with the file that it names, or with the environment.
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
}

extension UsageError: CustomStringConvertible {
  /// One sentence on one line, whatever was typed.
  var description: String {
    switch self {
    case .unknownOption(let option): "unknown option \(quoted(option)); see --help"
    case .secondFile(let file): "one file at a time, and \(quoted(file)) is the second; see --help"
    case .emptyFileName: "the file name is empty; see --help"
    case .contradiction(let one, let other): "\(one) and \(other) exclude each other; see --help"
    case .noValue(let option): "\(option) needs a value; see --help"
    case .secondValue(let option): "\(option) has two values; see --help"
    // What is no address may hold a password all the same, and is not repeated.
    case .badAddress(let problem): "the address for --url cannot be used: \(problem); see --help"
    case .prefixWithoutAddress: "--starts-with is for a service, which --url names; see --help"
    case .fileAndAddress(let file): "\(quoted(file)) and --url exclude each other; see --help"
    case .oneKey(let problem): "\(problem); see --help"
    case .unreadable(.file(let path), let error): "cannot read \(quoted(path)): \(error)"
    case .unreadable(_, let error): "cannot read standard input: \(error)"
    }
  }

  private func quoted(_ text: String) -> String { "'\(PrintableText.of(text))'" }
}
