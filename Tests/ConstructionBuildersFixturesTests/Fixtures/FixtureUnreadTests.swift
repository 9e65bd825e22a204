import ConstructionBuilders
import ConstructionBuildersFixtures
import TestSupport
import Testing

/// The keys of fixtures that nothing reads.
struct FixtureUnreadTests {
  @Test func unread_ofABuilder_listsItsRows() throws {
    try expect(
      Fixture.unread("slice", by: SliceBuilder.self).description,
      equals: """
        1 document, unread keys:
          big: in 1 of 1 object, nothing reads it
          offset: in 1 of 1 object, nothing reads it
          ratio: in 1 of 1 object, nothing reads it
          total: in 1 of 1 object, nothing reads it
        """)
  }

  @Test func unread_ofAnArray_hasIndices() throws {
    let rows = try Fixture.unread("users", by: [SliceBuilder.NameBuilder].self).rows
    expect(rows.map(\.description), equals: ["[*].age: in 1 of 2 objects, nothing reads it"])
  }

  @Test func unread_ofABrokenFixture_throws() {
    #expect(throws: FixtureFailure.self) {
      try Fixture.unread("broken", by: SliceBuilder.self)
    }
  }
}
