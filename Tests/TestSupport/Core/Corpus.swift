import Foundation

/// The inputs that the fuzzer begins with: the corners of the grammar, and what it has found.
enum Corpus {
  /// Checks each input for an invariant. Throws the violations.
  static func check(_ invariant: String, _ check: ([UInt8]) throws -> Void) throws {
    let broken = try inputs(invariant).compactMap { name, bytes in
      violation("\(invariant)/\(name)", bytes, check)
    }
    try require(broken.isEmpty, broken.joined(separator: "\n"))
  }

  /// The same for so many mutations of the inputs.
  static func checkMutations(
    _ invariant: String, _ rounds: Int, _ check: ([UInt8]) throws -> Void
  ) throws {
    var mutation = Mutation(seeds: try inputs(invariant).map(\.bytes), seed: 1)
    let broken = (0..<rounds).compactMap { round in
      violation("\(invariant), seed 1, round \(round)", mutation.next(), check)
    }
    try require(broken.isEmpty, broken.joined(separator: "\n"))
  }

  private static func violation(
    _ name: String, _ input: [UInt8], _ check: ([UInt8]) throws -> Void
  ) -> String? {
    do {
      try check(input)
      return nil
    } catch {
      return "\(name), input \(Data(input).base64EncodedString()): \(error)"
    }
  }

  static func inputs(_ invariant: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent()
      .appendingPathComponent("../../../Utilities/Fuzzing/Corpus/\(invariant)").standardizedFileURL
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      (name, Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }
}
