import TestSupport
import Testing

@testable import BuilderExpansion

/// Enumerations whose payloads tell the case.
struct UnionsWritingTests {
  @Test func enumeration_becomesAUnion() {
    let expansion = members(
      of: """
        @Buildable
        public enum Owner {
          case id(String), full(Customer)
          case `default`([Customer])
        }
        """)

    #expect(expansion.diagnostics.isEmpty)
    expect(expansion.source, equals: "")
  }
}
