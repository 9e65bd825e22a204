import MarvelCharacters

/// The text of `--help`.
enum Help {
  static let text = """
    Prints the characters in responses of the Marvel API.

    Usage: marvel-characters [FILE|-] [options]
           marvel-characters --url BASE [--starts-with PREFIX] [options]

      FILE          a file with one response, an array of responses, or one response a line;
                    without it, a built-in sample
      -             the same from standard input

      --lines       each line is a response, whatever the first line is

      --url BASE    fetch all characters from the service at BASE,
                    such as https://gateway.marvel.com
      --starts-with PREFIX
                    fetch only characters whose names start with PREFIX

      --findings    also print what was repaired, dropped or rejected, and where
      --unread      print the keys that nothing reads instead of characters
      --json        print JSON instead of a table; of arrays and lines, one object a line
      --strict      no coercion: a number in a string is not a number
      --forgiving   more coercion: also repair shapes, such as [] where an object is expected
      -h, --help    print this help

    Without --lines, an input that begins with [ is an array, and one whose first line is a whole
    object has one response a line. Anything else is one response. Arrays and lines are read as they
    come, and each response is printed as soon as it is there. One that fails is reported with its
    place, and costs only itself.

    The environment variables \(MarvelKeys.publicKeyVariable) and \(MarvelKeys.privateKeyVariable)
    have the keys for the service. Without both, requests have no keys. Keys are never printed.
    Busy services and lost connections are retried up to three times.
    Characters that were fetched before a failure are printed.

    Exit status: 0 for success; 1 when there is no response, when one of them cannot be built, or
    when the input ends early; 2 for bad usage, or for a file that cannot be read.
    Colour is used only on a terminal, and never when NO_COLOR is set.

    """
}
