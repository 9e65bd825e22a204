import TestSupport
import Testing

/// What the other tests compare with, so `#expect` checks it.
struct ExpectTests {
  @Test func differentValues_areAnIssueAtTheCall() async throws {
    let line = #line + 1
    let found = try await issues { expect(["a"], equals: ["b"], "Letters.") }

    #expect(found.map(\.message) == ["found [\"a\"], expected [\"b\"]\nLetters."])
    #expect(found.map(\.sourceLocation?.line) == [line])
  }

  @Test func equalValues_areNoIssue_andTheirCommentIsNotRead() async throws {
    let found = try await issues { expect(Int?(1), equals: 1, "\([Int]()[0])") }

    #expect(found.isEmpty)
  }

  /// A value that is not equal to itself is not what was expected.
  @Test func valueThatIsNoNumber_isAnIssue() async throws {
    #expect(try await issues { expect(Double.nan, equals: .nan) }.count == 1)
  }
}
