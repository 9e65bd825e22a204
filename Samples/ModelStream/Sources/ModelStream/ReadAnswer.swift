import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation

/// Reads an answer while a language model writes it, and shows its text whenever that has changed.
///
/// ```swift
/// let answer = try await readAnswer(from: session.chunks(for: request)) { label.text = $0 }
/// ```
///
/// - Throws: `ServiceError` if the service reports one; `BuildFailure` for an event that cannot be
///   built, because it may be a part of the text; `AnswerCutOff` or `StreamFailure` if the stream
///   ends early.
func readAnswer<Chunks: AsyncSequence>(
  from chunks: Chunks, _ show: (String) -> Void
) async throws -> Answer where Chunks.Element == Data {
  var answer = Answer()
  let events = chunks.elements(of: MessageEvent.Builder.self, in: .serverSentEvents())
  for try await event in events {
    let shown = answer.text
    try answer.add(event.result.get())
    if answer.text != shown { show(answer.text) }
    if answer.isComplete { return answer }
  }
  throw AnswerCutOff(answer: answer)
}

/// The stream ended before the answer did.
struct AnswerCutOff: Error, CustomStringConvertible {
  /// What has arrived.
  let answer: Answer

  var description: String { "the stream ended before the answer" }
}
