import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import Synchronization
import TestSupport
import Testing

/// Unread keys, counted by several threads.
struct UnreadRecorderTests {
  private static let contract = UserContract.contract()

  @Test func record_countsOneOfMany() {
    let sut = UnreadRecorder(Self.contract, oneOf: 3)
    for number in 0..<7 { sut.record(#"{"x\#(number)": 1}"#) }
    expect(sut.tally.documents, equals: 3)
    expect(sut.tally.rows.map(\.path), equals: ["User.x0", "User.x3", "User.x6"])
  }

  @Test(arguments: [0, -1, 1])
  func record_countsAllByDefault(count: Int) {
    let sut = UnreadRecorder(Self.contract, oneOf: count)
    for _ in 0..<4 { sut.record(Data(#"{"a": 1}"#.utf8)) }
    expect(sut.tally.documents, equals: 4)
  }

  @Test func newRows_areOffered() {
    let news = Log()
    let sut = UnreadRecorder(Self.contract) { news.add($0.path) }
    sut.record(#"{"a": 1}"#)
    sut.record(#"{"a": 1, "b": 1}"#)
    expect(news.texts, equals: ["User.a", "User.b"])
    expect(sut.take().documents, equals: 2)
    sut.record(#"{"a": 1}"#)
    expect(news.texts, equals: ["User.a", "User.b", "User.a"])
    expect(sut.tally.documents, equals: 1)
  }

  @Test func limit_isKept() {
    let sut = UnreadRecorder(Self.contract, limit: 1)
    sut.record(#"{"a": 1, "b": 1}"#)
    _ = sut.take()
    sut.record(#"{"a": 1, "b": 1}"#)
    expect(sut.tally.limit, equals: 1)
    expect(sut.tally.rows.map(\.path), equals: ["User.a"])
    expect(sut.tally.moreKeys, equals: 1)
  }

  @Test func threads_loseNothing() async {
    let sut = UnreadRecorder(Self.contract)
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask { for _ in 0..<50 { sut.record(#"{"x\#(task)": 1, "y": 1}"#) } }
      }
    }
    expect(sut.tally.documents, equals: 400)
    expect(sut.tally.rows.first?.path, equals: "User.y")
    expect(sut.tally.rows.first?.objects, equals: 400)
    expect(sut.tally.rows.count, equals: 9)
  }

  /// Texts from several threads.
  private final class Log: Sendable {
    private let kept = Mutex<[String]>([])

    var texts: [String] { kept.withLock { $0 } }

    func add(_ text: String) { kept.withLock { $0.append(text) } }
  }
}
