import ConstructionBuilders
import Foundation

/// ``PartyBuilder``, with the model made straight from the document where it can be.
struct DirectPartyBuilder: _DirectBuilder {
  let party: PartyBuilder

  init(fields: JSONFields) {
    party = PartyBuilder(fields: fields)
  }

  func build() -> Result<Party, BuildFailure> { party.build() }

  static let keys: _JSONKeys = [
    "name", "size", "small", "weight", "price", "open", "began", "home", "token", "color", "tags",
    "scores", "grid", "counts", "extra", "hosts", "chief",
  ]

  static func model(from members: _JSONMembers) -> Party? {
    guard let name = members.value(0, String.self) else { return nil }
    guard let size = members.value(1, Int.self) else { return nil }
    let guests: [Guest]?? = members.withFields { fields in
      let field: Field<[DirectGuestBuilder]> = fields["guests"]
      return field.requiringAll.or([])._usable
    }
    guard let guests = guests ?? nil else { return nil }
    let level: Field<Level> = members.withFields { $0["level", .lenient] }
    let title: Field<String> = members.withFields { $0[anyOf: "title", "name", "size"] }
    let deep: Field<String> = members.withFields { $0["chief", "friends"] }
    return Party(
      name: name, size: size, small: members.value(2, UInt8.self),
      weight: members.value(3, Double.self), price: members.value(4, Decimal.self),
      open: members.value(5, Bool.self) ?? false, began: members.value(6, Date.self),
      home: members.value(7, URL.self), token: members.value(8, UUID.self),
      color: members.value(9, Color.self), level: level.wrappedValue,
      tags: members.value(10, [String].self) ?? [], scores: members.value(11, [Int?].self) ?? [],
      grid: members.value(12, [[Int]].self) ?? [],
      counts: members.value(13, [String: Int].self) ?? [:],
      extra: members.value(14, JSONValue.self), title: title.wrappedValue, deep: deep.wrappedValue,
      guests: guests, hosts: members.value(15, [String: DirectGuestBuilder].self) ?? [:],
      chief: members.value(16, DirectGuestBuilder.self))
  }
}

/// ``GuestBuilder`` alike, in itself.
struct DirectGuestBuilder: _DirectBuilder {
  @Field var name: String?
  @Field var friends: [DirectGuestBuilder]?

  init(fields: JSONFields) {
    _name = fields["name"]
    _friends = fields["friends"]
  }

  func build() -> Result<Guest, BuildFailure> {
    construct(Guest.init, $name, $friends.or([]))
  }

  static let keys: _JSONKeys = ["name", "friends"]

  static func model(from members: _JSONMembers) -> Guest? {
    guard let name = members.value(0, String.self) else { return nil }
    return Guest(name: name, friends: members.value(1, [DirectGuestBuilder].self) ?? [])
  }
}
