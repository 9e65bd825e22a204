import ConstructionBuildersFixtures
import Foundation
import Testing

// Exit tests need a system that can start processes.
#if os(macOS) || os(Linux)
  /// Parsers that crash.
  struct CrashReportTests {
    @Test func trap_namesTheMutation() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let sample = Data(#"{"name":"Beast"}"#.utf8)
        _ = try JSONMutation("null name", of: sample).violations { data in
          precondition(data == sample)
          return data.count
        }
      }

      let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(words.contains("null name was being parsed when the process stopped"))
    }

    @Test func unlimitedRecursion_namesTheMutation() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let sample = Data(#"{"name":"Beast"}"#.utf8)
        _ = try JSONMutation("deep-nesting name", of: sample).violations { data in
          data == sample ? 0 : descend(Level(data.count))
        }
      }

      let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(words.contains("deep-nesting name was being parsed when the process stopped"))
    }
  }

  private final class Level: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  /// Recurses without end. The addition after the call prevents tail-call optimisation.
  private func descend(_ level: Level) -> Int {
    level.number == .min ? 0 : descend(Level(level.number &+ 1)) &+ level.number
  }
#endif
