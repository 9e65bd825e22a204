import Foundation
import MarvelCharacters

extension BodySource {
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
