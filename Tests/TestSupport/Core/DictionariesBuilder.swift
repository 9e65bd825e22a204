import ConstructionBuilders

/// Members of a party's document, read as dictionaries of many types.
struct Dictionaries: Equatable {
  let numbers: Spelled<Int>?
  let texts: Spelled<String>?
  let places: Spelled<Int?>?
  let lists: Spelled<[Int]>?
  let nested: Spelled<[String: Int]>?
  let values: Spelled<JSONValue>?
  let guests: Spelled<Guest>?
  let groups: Spelled<[Guest]>?
  let parties: Spelled<[String: Guest]>?
  let numbered: [Int: Guest]?
}

/// A dictionary with the spelling of its keys: Strings that are canonically equivalent are equal.
struct Spelled<Value: Equatable>: Equatable, CustomStringConvertible {
  let members: [String: Value]

  init(_ members: [String: Value]) { self.members = members }

  static func == (left: Spelled, right: Spelled) -> Bool {
    left.members == right.members
      && Set(left.members.keys.map { Array($0.utf8) })
        == Set(right.members.keys.map { Array($0.utf8) })
  }

  var description: String { "\(members)" }
}

struct DictionariesBuilder: ConstructionBuilder, Sendable {
  @Field var numbers: [String: Int]?
  @Field var texts: [String: String]?
  @Field var places: [String: Int?]?
  @Field var lists: [String: [Int]]?
  @Field var nested: [String: [String: Int]]?
  @Field var values: [String: JSONValue]?
  @Field var guests: [String: GuestBuilder]?
  @Field var groups: [String: [GuestBuilder]]?
  @Field var parties: [String: [String: GuestBuilder]]?
  @Field var numbered: [Int: GuestBuilder]?

  init(fields: JSONFields) {
    _numbers = fields["counts"]
    _texts = fields["counts"]
    _places = fields["counts"]
    _lists = fields["extra"]
    _nested = fields["extra"]
    _values = fields["extra"]
    _guests = fields["hosts"]
    _groups = fields["hosts"]
    _parties = fields["hosts"]
    _numbered = fields["hosts"]
  }

  func build() -> Result<Dictionaries, BuildFailure> {
    construct(
      Dictionaries.init, $numbers.map(Spelled.init).optional, $texts.map(Spelled.init).optional,
      $places.map(Spelled.init).optional, $lists.map(Spelled.init).optional,
      $nested.map(Spelled.init).optional, $values.map(Spelled.init).optional,
      $guests.map(Spelled.init).optional, $groups.map(Spelled.init).optional,
      $parties.map(Spelled.init).optional, $numbered.optional)
  }
}

/// ``DictionariesBuilder``, with the model made straight from the document.
struct DirectDictionariesBuilder: _DirectBuilder {
  let dictionaries: DictionariesBuilder

  init(fields: JSONFields) {
    dictionaries = DictionariesBuilder(fields: fields)
  }

  func build() -> Result<Dictionaries, BuildFailure> { dictionaries.build() }

  static let keys: _JSONKeys = ["counts", "extra", "hosts"]

  static func model(from members: _JSONMembers) -> Dictionaries? {
    Dictionaries(
      numbers: members.value(0, [String: Int].self).map(Spelled.init),
      texts: members.value(0, [String: String].self).map(Spelled.init),
      places: members.value(0, [String: Int?].self).map(Spelled.init),
      lists: members.value(1, [String: [Int]].self).map(Spelled.init),
      nested: members.value(1, [String: [String: Int]].self).map(Spelled.init),
      values: members.value(1, [String: JSONValue].self).map(Spelled.init),
      guests: members.value(2, [String: DirectGuestBuilder].self).map(Spelled.init),
      groups: members.value(2, [String: [DirectGuestBuilder]].self).map(Spelled.init),
      parties: members.value(2, [String: [String: DirectGuestBuilder]].self).map(Spelled.init),
      numbered: members.value(2, [Int: DirectGuestBuilder].self))
  }
}
