import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// What a thread keeps for the builders that run on it.
struct ThreadStateTests {
  @Test func deeperStack_takesOverWhatItsThreadHas() {
    let (reads, watch) = (NotedReads(), BuildWatch())

    let taken = reads.collect {
      watch.run { DeeperStack.run { (NotedReads.current, BuildWatch.own) } }
    }

    #expect(taken?.0 === reads)
    #expect(taken?.1 === watch)
  }

  @TaskLocal static var number = 0

  @Test(.enabled(if: CompilerBets.handsOnTaskLocals))
  func deeperStack_seesTaskLocalValues() {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    expect(Self.$number.withValue(7) { DeeperStack.run { Self.number } }, equals: 7)
  }

  @Test func deeperStack_runsItsWorkOnce() {
    var count = 0
    #expect(DeeperStack.run { count += 1 } != nil)
    expect(count, equals: 1)
  }

  @Test func call_leavesTheThreadAsItWas() {
    let (outer, inner) = (NotedReads(), NotedReads())

    outer.collect {
      inner.collect { #expect(NotedReads.current === inner) }
      #expect(NotedReads.current === outer)
      let watch = BuildWatch.own
      BuildWatch().run { #expect(BuildWatch.own !== watch) }
      #expect(BuildWatch.own === watch)
    }
    #expect(NotedReads.current === nil)
    #expect(!BuildWatch.isAnyRunning)
  }

  @Test func anotherThread_hasAStateOfItsOwn() {
    var other: (reads: NotedReads?, watch: BuildWatch?)?

    NotedReads().collect {
      BuildWatch().run {
        _ = runOnThread(stackSize: 1 << 20) { other = (NotedReads.current, BuildWatch.own) }
      }
    }

    #expect(other != nil)
    #expect(other?.reads === nil)
    #expect(other?.watch === nil)
  }
}
