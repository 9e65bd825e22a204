import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

/// A tally that threads share.
struct FindingRecorderTests {
  private let finding = Finding(path: "results[0].id", kind: .missing, expected: "Int")

  @Test func record_fromManyThreads_losesNothing() async {
    let news = Counter()
    let sut = FindingRecorder { _ in news.add(1) }
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<16 {
        group.addTask {
          for number in 0..<200 {
            let path = FieldPath([.key("k\(number % 8)"), .index(task)])
            sut.record([Finding(path: path, kind: .missing, expected: "Int")])
          }
        }
      }
    }
    expect(sut.tally.responses, equals: 3_200)
    expect(sut.tally.rows.map(\.findings), equals: Array(repeating: 400, count: 8))
    expect(news.count, equals: 8)
  }

  @Test func take_whileOthersRecord_losesNothing() async {
    let sut = FindingRecorder()
    let taken = await withTaskGroup(of: FindingTally.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var taken = FindingTally()
          for number in 0..<200 {
            sut.record([finding])
            if number.isMultiple(of: 10) { taken.merge(sut.take()) }
          }
          return taken
        }
      }
      return await group.reduce(into: FindingTally()) { $0.merge($1) }
    }
    var whole = taken
    whole.merge(sut.take())
    expect(whole.responses, equals: 1_600)
    expect(whole.rows.map(\.responses), equals: [1_600])
    expect(sut.tally, equals: FindingTally())
  }

  @Test func clock_isTheOneThatIsHandedIn() {
    let date = Date(timeIntervalSince1970: 5)
    let sut = FindingRecorder(limit: 1, now: { date })
    sut.record([finding])
    sut.record([])
    expect(sut.tally.lastSeen, equals: date)
    expect(sut.tally.responsesWithFindings, equals: 1)
    expect(sut.tally.limit, equals: 1)
    expect(sut.take().limit, equals: 1)
    expect(sut.tally.limit, equals: 1)
  }

  @Test func onNewRow_mayAskTheRecorder() {
    let asked = Counter()
    let box = Box()
    let sut = FindingRecorder { _ in asked.add(box.recorder?.tally.rows.count ?? 0) }
    box.recorder = sut
    sut.record([finding])
    box.recorder = nil
    expect(asked.count, equals: 1)
  }
}

private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0
  var count: Int { lock.withLock { value } }
  func add(_ number: Int) { lock.withLock { value += number } }
}

private final class Box: @unchecked Sendable {
  private let lock = NSLock()
  private var value: FindingRecorder?
  var recorder: FindingRecorder? {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }
}
