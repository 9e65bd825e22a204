import Foundation
import LibFuzzer
import MarvelCharacters
import builders

/// `Fuzzing INVARIANT [OPTIONS OF LIBFUZZER] [FOLDERS]` looks for bytes that break an invariant.
@main
enum Fuzzing {
  /// The invariant to check; nil for that of stored files, which is one of the command. It is set
  /// once, before the fuzzer runs its only thread.
  nonisolated(unsafe) private static var invariant: Invariant?

  private static let stored = "stored"

  static func main() {
    let name = CommandLine.arguments.dropFirst().first ?? ""
    let invariant = Invariant(rawValue: name)
    guard invariant != nil || name == stored else {
      let names = Invariant.allCases.map(\.rawValue) + [stored]
      let message = "Fuzzing needs the name of an invariant: \(names.joined(separator: ", "))\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(2)
    }
    Self.invariant = invariant
    let words = [CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    var count = CInt(arguments.count)
    arguments.append(nil)
    let status = arguments.withUnsafeMutableBufferPointer { buffer in
      var pointer = buffer.baseAddress
      return LLVMFuzzerRunDriver(&count, &pointer) { data, size in
        Fuzzing.check(Array(UnsafeBufferPointer(start: data, count: size)))
        return 0
      }
    }
    exit(status)
  }

  private static func check(_ input: [UInt8]) {
    do {
      guard let invariant else { return try StoredInvariant.check(input) }
      try invariant.check(input)
      if invariant == .bytes {
        try BytesInvariant.check(FetchCharactersResponseBuilder.self, input)
      }
    } catch {
      // libFuzzer notices that the process dies, and keeps the input in a file.
      fatalError("\(error)")
    }
  }
}
