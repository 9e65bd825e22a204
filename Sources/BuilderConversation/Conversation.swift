import BuilderExpansion
import Foundation

/// The conversation with the compiler: one answer for each request, until the input ends.
///
/// The compiler starts the plugin, and talks to its standard input and output. Each message is its
/// length as eight bytes, lowest first, and then that many bytes of JSON.
///
/// ```swift
/// let status = Conversation(input: .standardInput, output: messages).run()
/// ```
///
/// A request that cannot be understood is answered with a diagnostic. The conversation ends early
/// only where the beginning of the next message is not known, with a line on standard error.
package struct Conversation {
  private let reader: MessageReader
  private let output: FileHandle
  private let errors: FileHandle
  private var responder: Responder

  package init(input: FileHandle, output: FileHandle) {
    self.init(input: input, output: output, errors: .standardError, expand: Macros.expand)
  }

  init(
    input: FileHandle, output: FileHandle, errors: FileHandle,
    expand: @escaping (AttachedMacro) -> Expansion
  ) {
    reader = MessageReader(input: input)
    self.output = output
    self.errors = errors
    responder = Responder(expand: expand)
  }

  /// Answers until the input ends. Returns the status to exit with.
  package mutating func run() -> Int32 {
    do {
      while let request = try reader.next() {
        let answer = responder.answer(to: request)
        try output.write(contentsOf: Message.framed(answer.encoded()))
      }
      return 0
    } catch {
      try? errors.write(contentsOf: Data("BuilderMacroPlugin: \(error)\n".utf8))
      return 1
    }
  }
}
