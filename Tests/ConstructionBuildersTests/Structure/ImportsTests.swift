import Foundation
import Testing

/// What the core must not need.
struct ImportsTests {
  /// On Linux, URLSession needs curl, and a client that links Swift statically does not have it.
  @Test func core_doesNotUseURLSession() throws {
    let core = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/ConstructionBuilders").standardized
    let files = try #require(
      FileManager.default.enumerator(at: core, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      let code = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      for name in ["FoundationNetworking", "URLSession", "URLRequest"] {
        #expect(!code.contains { $0.contains(name) }, "\(file.lastPathComponent) uses \(name)")
      }
    }
    #expect(count > 100)
  }
}
