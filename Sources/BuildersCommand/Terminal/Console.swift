/// Where a command writes: the result, and notes for the person who started it.
struct Console {
  /// Standard input.
  var input = Descriptor.standardInput

  /// Takes text of the result.
  let write: (String) -> Void

  /// Takes notes, which are never a part of the result.
  let note: (String) -> Void

  var progress = ProgressLine(nil)

  /// The time, in seconds since 1970.
  var now: Int64 = 0
}

/// The exit statuses, which scripts rely on.
enum CommandStatus: Int32 {
  case done = 0
  /// A verdict of `diff` or `check`.
  case verdict = 1
  case usage = 2
  /// An input could not be read at all.
  case unreadableInput = 3
}
