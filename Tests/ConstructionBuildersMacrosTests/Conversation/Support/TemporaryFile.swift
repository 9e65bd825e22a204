import Foundation

/// A file that exists as long as this object.
final class TemporaryFile {
  let url: URL
  let handle: FileHandle

  init(_ contents: Data = Data()) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try contents.write(to: url)
    handle = try FileHandle(forUpdating: url)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func contents() throws -> Data { try Data(contentsOf: url) }
}
