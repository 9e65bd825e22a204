import Foundation
import Testing

/// A document in the folder `Fixtures` beside this file.
struct Fixture: Sendable, CustomTestStringConvertible {
  let name: String
  let json: String
  var testDescription: String { name }
}

enum Fixtures {
  static func all() throws -> [Fixture] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let fixtures = try names.filter { $0.hasSuffix(".json") }.map { name in
      Fixture(
        name: name,
        json: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }
    // A parameterised test without arguments would pass.
    return try #require(fixtures.isEmpty ? nil : fixtures)
  }
}
