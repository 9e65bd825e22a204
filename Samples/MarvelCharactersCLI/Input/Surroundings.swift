import Foundation
import MarvelCharacters

/// The environment of the command: everything but its arguments.
struct Surroundings: Sendable {
  var environment: [String: String] = [:]
  var style = Style.plain
  var progress = ProgressLine.hidden
  var retrying = RetryPolicy.standard
  var deadline = Duration.seconds(60)

  /// The surroundings of this process.
  static var ofThisProcess: Surroundings {
    let environment = ProcessInfo.processInfo.environment
    return Surroundings(
      environment: environment,
      style: .suitable(for: FileHandle.standardOutput, environment: environment),
      progress: .suitable(environment: environment))
  }
}
