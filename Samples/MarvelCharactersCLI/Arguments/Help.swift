import MarvelCharacters

/// What `--help` says.
enum Help {
  static let text = """
    Shows the characters of a response of the Marvel API.

    Usage: marvel-characters [FILE|-] [options]
           marvel-characters --url BASE [--starts-with PREFIX] [options]

      FILE          the body of a response; without it, a response that was written by hand
      -             the body comes from standard input

      --url BASE    fetch all characters from the service at BASE, such as https://gateway.marvel.com
      --starts-with PREFIX
                    only those whose names begin so

      --findings    also say what was repaired, dropped or refused, and where
      --json        write JSON instead of a table
      --strict      no coercion: a number in a string is not a number
      --forgiving   more coercion: also repair shapes, such as [] where an object is expected
      -h, --help    show this

    A service is asked with the keys in the environment variables \(MarvelKeys.publicKeyVariable) and
    \(MarvelKeys.privateKeyVariable), or without any; they are not shown. Busy services and lost connections
    are tried again up to three times. What had come before a failure is shown.

    Exit status: 0; 1 if there is no response, or it could not be built; 2 for bad usage, or a file
    that cannot be read.
    Colour is used on a terminal only, and never where NO_COLOR is set.

    """
}
