import ConstructionBuilders

/// The request of the command line.
enum Request: Equatable {
  case help
  case report(Options)

  /// Parses the arguments, without the name of the command.
  ///
  /// Options may come before or after the file; after `--` every argument is a file. The value of
  /// an option is the next argument, or follows a `=`.
  init(arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    try reader.readAll()
    self = reader.asksForHelp ? .help : .report(try reader.finished())
  }
}
