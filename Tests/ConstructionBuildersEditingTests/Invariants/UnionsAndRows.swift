import ConstructionBuilders

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Three positions of a longer array.
struct SpotBuilder: RowBuilder {
  @Field var id: Int?
  @Field var text: String?
  @Field var amount: Double?

  init(row: JSONRow) {
    _id = row[0]
    _text = row[1]
    _amount = row[2, as: .sent(as: .string)]
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
}

enum Keeper: UnionModel {
  case name(String)
  case line(String)
  case spot(Int)

  init(_ arms: OneOf<String, OneOf<String, Int>>) {
    self = arms.either(Keeper.name) { $0.either(Keeper.line, Keeper.spot) }
  }
}

struct ReplyBuilder: VariantBuilder {
  typealias Model = String
  @Field var op: String?
  @Field var text: String?
  @Field var line: LineBuilder?
  @Field var numbers: [Int]?
  @Field var spot: SpotBuilder?
  static let variants = BuilderVariants<Self>(
    \._op, discriminator: "op", as: .sent(as: .number), missing: "0", content: "d",
    .variant("0", as: \._text) { $0 }, .variant("4", as: \._line, in: .sent(as: .string)) { $0 },
    .variant("5", as: \._numbers) { "\($0)" }, .variant("6", as: \._spot) { "\($0)" },
    .variant("11", is: ""))

  init() {
    (_op, _text, _line, _numbers, _spot) = (.missing, .missing, .missing, .missing, .missing)
  }
}

typealias PartyOrName = OneOf<String, LineBuilder>
typealias KeeperBuilder = UnionBuilder<Keeper, OneOf<String, OneOf<LineBuilder, SpotBuilder>>>

extension RandomEdits {
  /// Members that have one of several types, are rows or have variants.
  mutating func unionsAndRows() -> [(String, String)] {
    [
      ("contact", pick(#""c""#, "7", "null", "[1]", party("c"))),
      ("holder", pick(#""h""#, party("h"), spot(90), "true")),
      ("parties", list(5) { $0.pick(#""n""#, #""m""#, "7.0", "null", "[]", $0.party("p\($1)")) }),
      ("named", named()), ("stock", pick("true", #""parent""#, #""true""#, "0", "[]")),
      ("seen", pick("false", "60", "1.5e2", #""90""#, "null")),
      ("mixed", list(4) { $0.pick("\($1)", "[\($1), 2]", "[\($1), \"x\"]", "[]", #""y""#) }),
      ("spots", list(5) { $0.pick($0.spot($1 + 1), $0.spot($1 + 1), "null", "{}") }),
      ("spot", pick(spot(91), "[]", "null", #"[1,"a"]"#)), ("event", message()),
    ]
  }

  private mutating func list(_ count: Int, _ element: (inout Self, Int) -> String) -> String {
    let elements = (0..<below(count)).map { element(&self, $0) }
    return "[" + elements.joined(separator: pick(",", ", ", " , ")) + "]"
  }

  private mutating func party(_ sku: String) -> String {
    let quantity = pick("", #", "quantity": 1"#, #", "quantity":"2""#, #", "quantity": {}"#)
    return "{\"sku\": \"\(sku)\"\(quantity), \"x1\": \(pick("1.50", "[1.0 ,2]"))}"
  }

  private mutating func spot(_ id: Int) -> String {
    let positions = [
      "\(id)", pick(#""t""#, "null", "1.0", "[]"), pick(#""0.50""#, "1.5", "null"), "\"q\(id)\"",
      "{\"x\" :1.50}",
    ]
    let count = below(6) == 0 ? below(3) + 1 : pick(3, 4, 5)
    return "[" + positions.prefix(count).joined(separator: pick(",", ", ", " ,  ")) + "]"
  }

  private mutating func named() -> String {
    let members = (0..<below(4)).map { "\"k\($0)\": \(pick(#""n""#, party("k\($0)"), "7"))" }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private mutating func message() -> String {
    let line = #""{\"sku\": \"e\", \"quantity\": 1.0 ,\"x1\": 1.50}""#
    let (op, payload) = pick(
      ("0", #""a""#), ("0.0", "7"), ("", #""a""#), ("4", line), ("4.0", line), (#""4""#, line),
      ("5e0", "[1, 2.0]"), ("5", #"[1, "x"]"#), ("6", spot(92)), ("11", "null"), ("11.0", "{}"),
      ("null", #""a""#), ("12", #""a""#), ("[]", "1"))
    return "{" + (op.isEmpty ? "" : "\"op\" : \(op), ") + "\"d\": \(payload), \"x5\": 1.50}"
  }

  mutating func changeUnionsAndRows(_ user: inout UserBuilder) {
    switch below(12) {
    case 0: changeParty(&user.contact)
    case 1: changeHolder(&user.holder)
    case 2...3: changeParties(&user)
    case 4:
      let key = "k\(below(4))"
      var party = user.named?[key]
      changeParty(&party)
      if user.named != nil { user.named?[key] = party }
    case 5: user.stock = pick(nil, .first(true), .first(false), .second("child"))
    case 6: user.seen = pick(nil, .first(true), .second(Date(timeIntervalSince1970: 120)))
    case 7: changeMixed(&user.mixed)
    case 8...9: changeSpots(&user)
    case 10: changeSpot(&user.spot)
    default: changeEvent(&user)
    }
  }

  private mutating func changeParty(_ party: inout PartyOrName?) {
    switch below(5) {
    case 0: party = pick(nil, .first("new"))
    case 1: party = .second(LineBuilder(dictionary: ["sku": "new"]))
    case 2: party?.first = "other"
    case 3: party?.second?.sku = pick(nil, "t")
    default: party?.second?.quantity = pick(nil, 3, 4)
    }
  }

  private mutating func changeHolder(_ holder: inout KeeperBuilder?) {
    switch below(5) {
    case 0: holder = pick(nil, UnionBuilder(.first("new")))
    case 1: holder = UnionBuilder(.second(.first(LineBuilder(dictionary: ["sku": "new"]))))
    case 2: holder?.arms.second?.second?.text = pick(nil, "u")
    case 3: holder?.arms.second?.first?.quantity = pick(nil, 3, 4)
    default: holder = UnionBuilder(.second(.second(SpotBuilder(row: [0, "new"]))))
    }
  }

  private mutating func changeParties(_ user: inout UserBuilder) {
    let count = user.parties?.count ?? 0
    let at = below(max(count, 1))
    switch below(8) {
    case 0 where count > 0: user.parties?.remove(at: at)
    case 1 where count > 1: user.parties?.swapAt(at, below(count))
    case 2 where count > 0: if let party = user.parties?[at] { user.parties?.append(party) }
    case 3 where count > 0: if let party = user.parties?[at] { user.contact = party }
    case 4...5 where count > 0:
      var party = user.parties?[at]
      changeParty(&party)
      if let party { user.parties?[at] = party }
    case 6: user.parties?.insert(.first("new"), at: below(count + 1))
    default: user.parties?.append(.second(LineBuilder(dictionary: ["sku": "new"])))
    }
  }

  private mutating func changeMixed(_ mixed: inout [OneOf<Int, [Int]>]?) {
    guard let count = mixed?.count, count > 0 else { return }
    let at = below(count)
    switch below(5) {
    case 0: mixed?.remove(at: at)
    case 1: mixed?.swapAt(at, below(count))
    case 2: mixed?[at] = pick(.first(8), .second([8]))
    case 3: mixed?[at].second?.append(8)
    default: mixed?.append(pick(.first(8), .second([8])))
    }
  }

  private mutating func changeSpots(_ user: inout UserBuilder) {
    let count = user.spots?.count ?? 0
    let at = below(max(count, 1))
    switch below(6) {
    case 0 where count > 0: user.spots?.remove(at: at)
    case 1 where count > 1: user.spots?.swapAt(at, below(count))
    case 2 where count > 0: user.spot = user.spots?[at]
    case 3...4 where count > 0:
      var spot = user.spots?[at]
      changeSpot(&spot)
      if let spot { user.spots?[at] = spot }
    default: user.spots?.append(SpotBuilder(row: [0]))
    }
  }

  private mutating func changeSpot(_ spot: inout SpotBuilder?) {
    switch below(4) {
    case 0: spot?.text = pick(nil, "u")
    case 1: spot?.amount = pick(nil, 2.5)
    case 2: spot?.text = pick("", "2")
    default: if below(3) == 0 { spot = pick(nil, SpotBuilder(row: [0, "new"])) }
    }
  }

  private mutating func changeEvent(_ user: inout UserBuilder) {
    guard var event = user.event else { return }
    switch below(8) {
    case 0: event.text = pick("b", "c")
    case 1: event.line?.quantity = pick(nil, 3)
    case 2: event.numbers?.append(8)
    case 3: event.spot?.text = pick(nil, "u")
    case 4:
      clear(&event)
      event.op = "4"
      event.line = LineBuilder(dictionary: ["sku": "new"])
    case 5:
      clear(&event)
      (event.op, event.text) = (nil, "b")
    case 6:
      clear(&event)
      (event.op, event.numbers) = ("5", [8])
    default:
      if below(3) == 0 { user.event = nil }
      return
    }
    user.event = event
  }

  private func clear(_ event: inout ReplyBuilder) {
    (event.text, event.line, event.numbers, event.spot) = (nil, nil, nil, nil)
  }
}

/// A value of one of several types, with its arm.
protocol JudgedUnion { var judged: (arm: String, value: Any) { get } }

extension OneOf: JudgedUnion {
  var judged: (arm: String, value: Any) { either({ ("1", $0) }, { ("2", $0) }) }
}

extension UnionBuilder: JudgedUnion {
  var judged: (arm: String, value: Any) { ("", arms) }
}
