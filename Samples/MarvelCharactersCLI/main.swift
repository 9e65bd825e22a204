import Foundation
import MarvelCharacters

// A reader that stopped reading, as `head` does, is seen below.
signal(SIGPIPE, SIG_IGN)

@Sendable func write(_ text: String, to file: FileHandle) {
  do {
    try file.write(contentsOf: Data(text.utf8))
  } catch {
    let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code ?? 0
    if code == EPIPE { exit(0) }
    if file !== FileHandle.standardError {
      let reason = String(cString: strerror(Int32(code)))
      write("marvel-characters: cannot write: \(reason)\n", to: .standardError)
    }
    exit(2)
  }
}

let command = Command(
  environment: ProcessInfo.processInfo.environment, isTerminal: isatty(STDOUT_FILENO) == 1,
  session: FetchCharactersMarvelService.session,
  output: { write($0, to: .standardOutput) }, errors: { write($0, to: .standardError) })
exit(await command.run(Array(CommandLine.arguments.dropFirst())))
