import Foundation
import LibFuzzer
import MarvelCharacters

/// `Fuzzing PROMISE [OPTIONS OF LIBFUZZER] [FOLDERS]`: looks for bytes for which a promise is not kept.
@main
enum Fuzzing {
  /// What is being checked. It is set once, before the fuzzer runs its only thread.
  nonisolated(unsafe) private static var promise = Promise.bytes

  static func main() {
    guard let name = CommandLine.arguments.dropFirst().first, let promise = Promise(rawValue: name)
    else {
      let names = Promise.allCases.map(\.rawValue).joined(separator: ", ")
      FileHandle.standardError.write(Data("Fuzzing needs the name of a promise: \(names)\n".utf8))
      exit(2)
    }
    Self.promise = promise
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
      try promise.check(input)
      if promise == .bytes { try BytesPromise.check(FetchCharactersResponseBuilder.self, input) }
    } catch {
      // What libFuzzer sees is that the process dies; it then keeps the input in a file.
      fatalError("\(error)")
    }
  }
}
