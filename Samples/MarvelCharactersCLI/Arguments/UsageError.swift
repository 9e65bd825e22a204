/// What is wrong with the command line, or with the file that it names.
enum UsageError: Error {
  case unknownOption(String)
  case secondFile(String)
  case emptyFileName
  case contradiction(String, String)
  case unreadable(ResponseSource, SystemError)
}

extension UsageError: CustomStringConvertible {
  /// One sentence on one line, whatever was typed.
  var description: String {
    switch self {
    case .unknownOption(let option): "unknown option \(quoted(option)); see --help"
    case .secondFile(let file): "one file at a time, and \(quoted(file)) is the second; see --help"
    case .emptyFileName: "the file name is empty; see --help"
    case .contradiction(let one, let other): "\(one) and \(other) exclude each other; see --help"
    case .unreadable(.file(let path), let error): "cannot read \(quoted(path)): \(error)"
    case .unreadable(_, let error): "cannot read standard input: \(error)"
    }
  }

  private func quoted(_ text: String) -> String { "'\(PrintableText.of(text))'" }
}
