import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Builders, findings and failures give the same results in many tasks at once. ThreadSanitizer can
/// watch these tests.
struct ConcurrencyTests {
  private static let tasks = 8
  private static let rounds = 40

  @Test func decodingInManyTasks_givesTheSame() async throws {
    let json = Array(document.utf8)
    let expected = try outcome(json)
    await inManyTasks { expect(try? outcome(json), equals: expected) }
  }

  /// One builder with its notes, which are classes, read by all.
  @Test func sharedBuilder_isReadByAll() async throws {
    let sut = try PartyBuilder(json: document)
    let (findings, fields) = (sut.findings, [sut.$guests.findings, sut.$grid.findings])
    await inManyTasks {
      expect(sut.findings, equals: findings)
      expect([sut.$guests.findings, sut.$grid.findings], equals: fields)
      var copy = sut
      copy.name = "another"
      copy.guests?.removeAll()
      #expect(copy.findings != findings)
    }
  }

  @Test func sharedFailure_isReadByAll() async throws {
    let failure = try #require(throws: BuildFailure.self) {
      try ScalarsBuilder(json: broken).build().get()
    }
    let (text, redacted) = (failure.description, failure.redacted)
    await inManyTasks {
      expect(failure.description, equals: text)
      expect(failure.redacted, equals: redacted)
      expect(Set([failure, failure]).count, equals: 1)
      expect(failure.findings.map(\.path.description), contains: "r")
    }
  }

  /// Compiled patterns are shared.
  @Test func patternsInManyTasks_giveTheSame() async throws {
    await inManyTasks {
      let sut = try? Dated(json: #"{"day": "2014-04-29", "time": "29.04.2014 14:18"}"#)
      expect(sut?.day?.timeIntervalSince1970, equals: 1_398_729_600)
      expect(sut?.time?.timeIntervalSince1970, equals: 1_398_781_080)
    }
  }

  private func inManyTasks(_ body: @escaping @Sendable () -> Void) async {
    await withTaskGroup { group in
      for _ in 0..<Self.tasks {
        group.addTask { for _ in 0..<Self.rounds { body() } }
      }
    }
  }

  private func outcome(_ json: [UInt8]) throws -> [String] {
    let sut = try PartyBuilder(json: json, coercion: .forgiving)
    return sut.findings.map(\.description) + ["\(sut.build())"]
  }
}

private let document = #"""
  {"name": "Krakoa", "size": "12", "began": "2014-04-29T14:18:17-0400", "color": "blue", "grid": [[1, "x"], 7],
   "price": 12.25, "scores": ["1", null, {}], "counts": {"a": "x", "b": 1}, "extra": {"k": [1.50]}, "open": "yes",
   "guests": [{"name": "Emma", "friends": [{}, 3]}, {"friends": 1}], "hosts": {"b": {}, "a": 1}}
  """#

private let broken =
  #"{"r": 7, "s": {"s": [{}, {"s": 1}]}, "c": 200, "o": [[["x"]]], "q": {"a": [2]}}"#

private struct Dated: ConstructionBuilder {
  @Field var day: Date?
  @Field var time: Date?

  init(fields: JSONFields) {
    _day = fields["day", as: .pattern("yyyy-MM-dd")]
    _time = fields["time", as: .pattern("dd.MM.yyyy HH:mm")]
  }

  func build() -> Result<Date, BuildFailure> { construct({ day, _ in day }, $day, $time) }
}
