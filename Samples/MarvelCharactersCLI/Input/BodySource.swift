import Foundation
import MarvelCharacters

/// Where the body of a response comes from.
enum BodySource: Equatable {
  /// The response that the sample brings along.
  case sample
  case file(String)
  case standardInput

  /// The body of the response.
  func contents() throws(UsageError) -> Data {
    do throws(SystemError) {
      switch self {
      case .sample: return SampleResponse.json
      case .file(let path): return try Descriptor.contents(of: path)
      case .standardInput: return try Descriptor.standardInput.contents()
      }
    } catch {
      throw .unreadable(self, error)
    }
  }
}

extension BodySource: CustomStringConvertible {
  /// What is read, in words.
  var description: String {
    switch self {
    case .sample: "the sample"
    case .file(let path): path
    case .standardInput: "standard input"
    }
  }
}
