import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

/// Edits of mutated texts.
struct EditViolationsTests {
  private static let sample = Data(#"{"at": [1.50, 2], "x": 1}"#.utf8)

  @Test func anElementAtAPath_isOneValue() throws {
    let mutations = try JSONMutation.all(of: Self.sample)
    let found = try mutations.violations(of: PlaceBuilder.self, coercion: .lenient) { $0.y = 7 }
    expect(found.map { "\($0)" }, equals: [])
  }

  @Test func twoFields_areReported() throws {
    let mutation = try JSONMutation("emptied at", of: Self.sample)
    let found = try [mutation].violations(of: PlaceBuilder.self, coercion: .lenient) {
      ($0.x, $0.y) = (6, 7)
    }
    expect(
      found.map { "\($0)" },
      equals: [
        "emptied at: the edit of one field changes 2 values: [at[0]: added 6, at[1]: added 7]"
      ])
  }
}

private struct PlaceBuilder: ConstructionBuilder {
  @Field var x: Double?
  @Field var y: Double?

  init(fields: JSONFields) {
    _x = fields["at", 0]
    _y = fields["at", 1]
  }

  func build() -> Result<[Double], BuildFailure> { construct({ [$0, $1] }, $x, $y) }
}
