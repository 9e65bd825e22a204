import Foundation
import TestSupport
import Testing

@testable import builders

struct CaptureFilesTests {
  /// To open one takes until someone writes to it.
  @Test func pipeInAFolder_isNoCapture() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("{}".utf8).write(to: URL(filePath: folder + "/file.json"))
    expect(mkfifo(folder + "/pipe.json", 0o600), equals: 0)
    try expect(CaptureFile.all([folder]), equals: [CaptureFile(path: folder + "/file.json")])
  }
}
