import ConstructionBuilders
import ConstructionBuildersContracts
import ConstructionBuildersMacros
import TestSupport
import Testing

/// What contracts say of models whose builders are read in formats.
struct ContractsTests {
  private static let sample = #"""
    {
      "item": {"id": 1, "zz": 1}, "items": {"id": 2, "zz": 1},
      "byName": [{"k": "a", "v": {"id": 3, "zz": 1}}], "text": "{\"id\": 4, \"zz\": 1}",
      "rest": {"4": [{"id": 5, "zz": 1}]}, "change": {"added": "{\"id\": 6, \"zz\": 1}"}
    }
    """#

  @Test func contract_looksThroughFormats() {
    let contract = Parcels.Builder.contract(sample: Self.sample)
    expect(
      "\(contract)",
      equals: """
        Parcels, lenient
          item: Parcel or "" for null, optional
            id: Int, required
            nick: String, optional
          items: array of Parcel or one element, required
            see above
          byName: dictionary of Parcel as an array of pairs, required
            see above
          text: Parcel as a string, required
            see above
          rest: dictionary from Int to array of Parcel without losses, required
            see above
          change: ParcelChange, required
            added: Parcel as a string, optional
              see above
        """)
    expect(
      contract.unread(in: Self.sample).rows.map(\.path),
      equals: [
        "byName[*].v.zz", "change.added.zz", "item.zz", "items[*].zz", "rest.*[*].zz", "text.zz",
      ])
  }
}

@Buildable struct Parcel {
  let id: Int
  let nick: String?
}

@Buildable struct ParcelChange {
  @Format(.sent(as: .string)) let added: Parcel?
}

@Buildable struct Parcels {
  @Format(.null("")) let item: Parcel?
  @Format(.oneOrMany) let items: [Parcel]
  @Format(.pairs(key: "k", value: "v")) let byName: [String: Parcel]
  @Format(.sent(as: .string)) let text: Parcel
  @Format(.each(.whole())) let rest: [Int: [Parcel]]
  let change: ParcelChange
}
