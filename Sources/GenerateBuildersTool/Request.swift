/// The request that the arguments make.
enum Request: Equatable {
  case help
  case generate(Options)

  struct Options: Equatable {
    var checks = false
    /// Files and folders.
    var paths: [String] = []
  }

  init(arguments: [String]) throws(UsageError) {
    var options = Options()
    var readsOptions = true
    for argument in arguments {
      switch argument {
      case "--" where readsOptions: readsOptions = false
      case "--help" where readsOptions, "-h" where readsOptions:
        self = .help
        return
      case "--check" where readsOptions: options.checks = true
      case _ where readsOptions && argument.hasPrefix("-"):
        throw UsageError(description: "unknown option '\(argument)'; see --help")
      default: options.paths.append(argument)
      }
    }
    self = .generate(options)
  }
}

/// A description of wrong arguments.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String
}
