import ConstructionBuilders

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The builders of these tests.
struct UserBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var name: String?
  @Field var nick: String?
  @Field var isActive: Bool?
  @Field var balance: Double?
  @Field var since: Date?
  @Field var city: String?
  @Field var lines: [LineBuilder]?
  @Field var tags: [String]?
  @Field var scores: [Double]?
  @Field var limits: [String: Int]?
  @Field var extra: JSONValue?
  @Field var roles: Set<String>?
  @Field var rows: [[Int]]?
  @Field var lists: [String: [Int]]?
  @Field var sheets: [String: [String: Int]]?
  @Field var tables: [[LineBuilder]]?
  @Field var times: [Date]?
  @Field var byDay: [Date: Int]?
  @Field var rating: Int?
  @Field var price: Double?
  @Field var payload: [String: Int]?
  @Field var mailed: Date?
  @Field var labels: [String]?
  @Field var meta: [String: Int]?
  @Field var facts: [String: [Int]]?
  @Field var owner: LineBuilder?
  @Field var contact: PartyOrName?
  @Field var holder: KeeperBuilder?
  @Field var parties: [PartyOrName]?
  @Field var named: [String: PartyOrName]?
  @Field var stock: OneOf<Bool, String>?
  @Field var seen: OneOf<Bool, Date>?
  @Field var mixed: [OneOf<Int, [Int]>]?
  @Field var spots: [SpotBuilder]?
  @Field var spot: SpotBuilder?
  @Field var event: ReplyBuilder?

  init(fields: JSONFields) {
    _id = fields["id"]
    _name = fields[anyOf: "name", "fullName"]
    _nick = fields["nick"]
    _isActive = fields["active"]
    _balance = fields["balance"]
    _since = fields["since"]
    _city = fields["address", "city"]
    _lines = fields["lines"]
    _tags = fields["tags"]
    _scores = fields["scores"]
    _limits = fields["limits"]
    _extra = fields["extra"]
    _roles = fields["roles"]
    _rows = fields["rows"]
    _lists = fields["lists"]
    _sheets = fields["sheets"]
    _tables = fields["tables"]
    _times = fields["times", as: .each(.secondsSince1970)]
    _byDay = fields["byDay", as: .keyed(by: .pattern("yyyyMMdd"))]
    _rating = fields["rating", as: .null("N/A", -1)]
    _price = fields["price", as: .sent(as: .string)]
    _payload = fields["payload", as: .sent(as: .string)]
    _mailed = fields["mailed", as: .rfc5322]
    _labels = fields["labels", as: .oneOrMany]
    _meta = fields["meta", as: .pairs(key: "key", value: "value")]
    _facts = fields["facts", as: .pairs(key: "key", value: "value")]
    _owner = fields["owner", as: .pairs(key: "key", value: "value")]
    _contact = fields["contact"]
    _holder = fields["holder"]
    _parties = fields["parties"]
    _named = fields["named"]
    _stock = fields["stock"]
    _seen = fields["seen", as: .either(nil, .secondsSince1970)]
    _mixed = fields["mixed"]
    _spots = fields["spots"]
    _spot = fields["spot"]
    _event = fields["event"]
  }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}

struct LineBuilder: ConstructionBuilder {
  @Field var sku: String?
  @Field var quantity: Int?
  @Field var options: [LineBuilder]?

  mutating func takeSKU(of other: LineBuilder) { _sku = other._sku }

  init(fields: JSONFields) {
    _sku = fields["sku"]
    _quantity = fields["quantity"]
    _options = fields["options"]
  }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $sku) }
}
