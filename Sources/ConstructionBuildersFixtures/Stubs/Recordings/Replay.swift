/// A recording that a server replays, and what was asked of it so far.
final class Replay: Sendable {
  private let recording: HTTPRecording
  private let progress: Locked<Progress>

  private struct Progress: Sendable {
    var isAsked: [Bool]
    /// How many entries of a key were passed.
    var passed: [RequestKey: Int] = [:]
  }

  init(_ recording: HTTPRecording) {
    self.recording = recording
    progress = Locked(Progress(isAsked: recording.entries.map { _ in false }))
  }

  /// Matches the requests that were recorded.
  var matcher: RequestMatcher {
    let index = recording.index
    var matcher = RequestMatcher("recording \"\(recording.name)\"") { request in
      index.match(request) == nil
        ? RequestMatcher.Mismatch("request", "was not recorded", distance: 3) : nil
    }
    matcher.nearest = { [recording] request in
      index.nearest(to: request, among: recording.entries)
        .map { ($0.entry.description, $0.comparison) }
    }
    return matcher
  }

  /// The next entry of a request. The last one is repeated.
  func entry(for request: StubRequest) -> RecordedEntry? {
    guard let (key, entries) = recording.index.match(request) else { return nil }
    return progress.withLock { progress in
      var passed = progress.passed[key] ?? 0
      // A key with a host and one without share entries.
      while passed < entries.count - 1, progress.isAsked[entries[passed]] { passed += 1 }
      progress.passed[key] = passed
      progress.isAsked[entries[passed]] = true
      return recording.entries[entries[passed]]
    }
  }

  /// The entries that were not asked for, in words; nil if there are none.
  var unused: String? {
    let isAsked = progress.withLock(\.isAsked)
    let unused = zip(recording.entries, isAsked).filter { !$1 }.map { "\($0.0)" }
    return unused.isEmpty
      ? nil
      : outline(
        "Not used: \(unused.count) of the \(isAsked.count) entries of recording "
          + "\"\(recording.name)\"", unused)
  }
}
