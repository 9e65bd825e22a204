import Foundation
import LibFuzzer
import MarvelCharacters
import builders

@testable import TestSupport

/// `Fuzzing INVARIANT [OPTIONS OF LIBFUZZER] [FOLDERS]` looks for bytes that break an invariant.
@main
enum Fuzzing {
  /// The check of an invariant. It is set once, before the fuzzer runs its only thread.
  nonisolated(unsafe) private static var check: ([UInt8]) throws -> Void = { _ in }

  /// Invariants of other modules than the core, with the tests of these.
  private static let others: [String: @Sendable ([UInt8]) throws -> Void] = [
    "chunks": ChunksInvariant.check,
    "depth": { input in
      try DepthInvariant.check(input)
      try ArrivingDepthInvariant.check(input)
    },
    "edits": EditsInvariant.check,
    "shapes": { input in
      try ShapesInvariant.check(input)
      try WrittenInvariant.check(input)
    },
    "stored": StoredInvariant.check,
  ]

  static func main() {
    guard let name = CommandLine.arguments.dropFirst().first, let check = Self.check(of: name)
    else {
      let names = Invariant.allCases.map(\.rawValue) + others.keys.sorted()
      let message = "Fuzzing needs the name of an invariant: \(names.joined(separator: ", "))\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(2)
    }
    Self.check = check
    let words = [CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    var count = CInt(arguments.count)
    arguments.append(nil)
    let status = arguments.withUnsafeMutableBufferPointer { buffer in
      var pointer = buffer.baseAddress
      return LLVMFuzzerRunDriver(&count, &pointer) { data, size in
        Fuzzing.run(Array(UnsafeBufferPointer(start: data, count: size)))
        return 0
      }
    }
    exit(status)
  }

  private static func check(of name: String) -> (([UInt8]) throws -> Void)? {
    if let check = others[name] { return check }
    guard let invariant = Invariant(rawValue: name) else { return nil }
    return { input in
      try invariant.check(input)
      if invariant == .bytes {
        try BytesInvariant.check(FetchCharactersResponseBuilder.self, input)
      }
    }
  }

  private static func run(_ input: [UInt8]) {
    do {
      try check(input)
    } catch {
      // libFuzzer notices that the process dies, and keeps the input in a file.
      fatalError("\(error)")
    }
  }
}
