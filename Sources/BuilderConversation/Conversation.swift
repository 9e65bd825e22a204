import BuilderExpansion
import Foundation

/// The conversation with the compiler: one answer for each request, until there are no more.
///
/// The compiler starts the plugin, and speaks to its standard input and output. Each message is its length
/// as eight bytes, the lowest first, and that many bytes of JSON.
///
/// ```swift
/// let status = Conversation(input: .standardInput, output: messages).run()
/// ```
///
/// A request that cannot be understood is answered by a diagnostic. Only where it cannot be known where the
/// next message begins does the conversation end early, with a word on standard error.
package struct Conversation {
  private let reader: MessageReader
  private let output: FileHandle
  private let complaints: FileHandle
  private var interlocutor: Interlocutor

  package init(
    input: FileHandle,
    output: FileHandle,
    complaints: FileHandle = .standardError,
    expand: @escaping (AttachedMacro) -> Expansion = Macros.expand
  ) {
    reader = MessageReader(input: input)
    self.output = output
    self.complaints = complaints
    interlocutor = Interlocutor(expand: expand)
  }

  /// Answers until the input ends. Returns the status to exit with.
  package mutating func run() -> Int32 {
    do {
      while let request = try reader.next() {
        let answer = interlocutor.answer(to: request)
        try output.write(contentsOf: Message.framed(Message.encoded(answer)))
      }
      return 0
    } catch {
      try? complaints.write(contentsOf: Data("BuilderMacroPlugin: \(error)\n".utf8))
      return 1
    }
  }
}
