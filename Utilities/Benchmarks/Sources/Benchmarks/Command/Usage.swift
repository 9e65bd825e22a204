extension Options {
  static let usage = """
    Measures how long builders take to decode JSON, beside Foundation.

      --workload NAME  only this workload; can be repeated
      --candidate NAME only this candidate, to look at it with a profiler; can be repeated
      --file PATH      a file instead: reading it, and every model that fits it; can be repeated
      --rounds N       exactly so many samples of each candidate
      --seconds S      as many rounds as fit into so many seconds a workload (5, and 5 rounds at least)
      --json           for a machine

      --scaling        instead: one document of 1 to 256 MB
      --threads        instead: one thread and two
      --cold           instead: the first decode of a new process, and the memory it takes
      --hostile        instead: documents made to do harm, of 0.3 to 268 MB; --workload takes their names
      --watching       instead: what it costs to ask for the findings of a response, and to count them
      --editing        instead: reading a document for an edit, and writing one change or 5,000
      --streaming      instead: elements of streams, and snapshots of a document that arrives

      --describe       instead: what the documents consist of
      --list           the workloads, the candidates and the documents made to do harm
      --once W/C       one decode of workload W by candidate C: seconds, and bytes of memory
                       (what --cold runs in each new process)
      --stream FRAMING 1 GB of lines or of an array, element by element: bytes of memory
                       (what --streaming runs in each new process)
      --help           this text
    """

  /// Every name that an option can have for a value.
  static var list: String {
    let workloads = Workload.all.map { "  \($0.name): \($0.summary)" }
    let candidates = CandidateName.allCases.map { "  \($0.rawValue): \($0.label)" }
    let documents = HostileDocument.all.map { "  \($0.name)" }
    let lines =
      ["Workloads"] + workloads + ["Candidates"] + candidates
      + ["Documents made to do harm"] + documents
    return lines.joined(separator: "\n")
  }
}
