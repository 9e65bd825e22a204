import Foundation

/// How much memory the process has had at most since a moment; Linux alone can say.
struct ResidentMemory {
  private let before: Int

  /// Forgets the highest level so far; nil where the system does not let it be forgotten.
  static func mark() -> ResidentMemory? {
    // The kernel resets the high-water mark when a 5 is written here.
    guard let handle = FileHandle(forWritingAtPath: "/proc/self/clear_refs"),
      (try? handle.write(contentsOf: Data("5".utf8))) != nil,
      let before = status("VmRSS:")
    else { return nil }
    return ResidentMemory(before: before)
  }

  /// How many bytes the highest level since then is above that of then.
  var growth: Int? { Self.status("VmHWM:").map { max(0, $0 - before) } }

  private static func status(_ name: String) -> Int? {
    let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix(name) }
    let kibibytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return kibibytes.flatMap { Int($0) }.map { $0 * 1_024 }
  }
}
