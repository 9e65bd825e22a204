/// What `--help` says.
enum Help {
  static let text = """
    Shows the characters of a response of the Marvel API.

    Usage: marvel-characters [FILE|-] [options]

      FILE          the body of a response; without it, a response that was written by hand
      -             the body comes from standard input

      --findings    also say what was repaired, dropped or refused, and where
      --json        write JSON instead of a table
      --strict      no coercion: a number in a string is not a number
      --forgiving   more coercion: also repair shapes, such as [] where an object is expected
      -h, --help    show this

    Exit status: 0; 1 if the response could not be built; 2 for bad usage or an unreadable file.
    Colour is used on a terminal only, and never where NO_COLOR is set.

    """
}
