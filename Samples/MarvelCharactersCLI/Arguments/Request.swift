import ConstructionBuilders

/// What the command line asks for.
enum Request: Equatable {
  case help
  case report(Options)

  /// Reads the arguments, without the name of the command.
  ///
  /// Options may stand before or behind the file; after `--` everything is a file. The value of an option is the
  /// next argument, or stands behind a `=`.
  init(arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    try reader.readAll()
    self = reader.asksForHelp ? .help : .report(try reader.finished())
  }
}
