import ConstructionBuilders
import ConstructionBuildersContracts
import TestSupport
import Testing

/// A coercion of a field holds for the steps of its path, too, whatever the object has.
struct PathCoercionTests {
  private struct OwnerBuilder: ConstructionBuilder {
    @Field var name: String?

    init(fields: JSONFields) { _name = fields["name"] }

    func build() -> Result<String, BuildFailure> { construct(\.self, $name) }
  }

  private struct CarBuilder: ConstructionBuilder {
    @Field var owner: OwnerBuilder?

    init(fields: JSONFields) { _owner = fields["papers", "owner", adding: .embeddedJSON] }

    func build() -> Result<String?, BuildFailure> { construct(\.self, $owner.optional) }
  }

  @Test func sample_reachesWhatAStepDecodes() {
    let sample = #"{"papers": "{\"owner\": {\"name\": \"Ann\"}}"}"#
    expect(
      "\(CarBuilder.contract(coercion: .strict, sample: sample))",
      equals: """
        Optional<String>, strict
          papers.owner: String, optional (unconfirmed by a sample), embeddedJSON
            name: String, required
        """)
  }

  @Test func unread_looksIntoWhatAStepDecodes() {
    let json = #"{"papers": "{\"owner\": {\"nmae\": \"Ann\"}}"}"#
    let unread = CarBuilder.contract(coercion: .strict).unread(in: json)
    expect(unread.rows.map(\.path), equals: ["papers.owner.nmae"])
  }
}
