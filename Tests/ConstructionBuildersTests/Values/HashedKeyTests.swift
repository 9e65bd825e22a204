import TestSupport
import Testing

@testable import ConstructionBuilders

@Suite struct HashedKeyTests {
  @Test(arguments: [("a", "a"), ("é", "e\u{301}"), ("", "")])
  func canonicallyEquivalentTexts_areOneKey(left: String, right: String) {
    expect(HashedKey(left), equals: HashedKey(right))
    expect(Set([HashedKey(left), HashedKey(right)]).count, equals: 1)
  }

  @Test(arguments: [("a", "b"), ("é", "e"), ("", " ")])
  func otherTexts_areOtherKeys(left: String, right: String) {
    #expect(HashedKey(left) != HashedKey(right))
  }
}
