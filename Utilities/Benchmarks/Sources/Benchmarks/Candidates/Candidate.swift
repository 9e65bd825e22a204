/// One way of decoding one document.
struct Candidate {
  let name: CandidateName

  /// Decodes the document once, and drops what was made of it.
  let run: () throws -> Void

  /// Why it is not comparable, such as another model than everybody else's; nil where it is.
  let objection: () throws -> String?
}
