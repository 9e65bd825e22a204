import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values of one of several types.
struct UnionTests {
  @Test func withoutAChange_staysAsItWasSent() throws {
    for json in [
      #"{"customer": "a", "all": ["a" ,{"id":"b"},7], "stock":"parent" }"#,
      #"{"customer" : {"x": 1.50}, "edited": 60.0, "points": [1 , "x"], "nested": {"a": []}}"#,
    ] {
      try expect(edited(json, as: PaymentBuilder.self) { _ in }, equals: json)
    }
  }

  @Test func aChangeInAnArm_writesOnlyThat() throws {
    let cases: [(String, (inout PaymentBuilder) -> Void, String)] = [
      (
        #"{"customer": {"id": "a",  "x": 1.50}}"#, { $0.customer?.second?.id = "b" },
        #"{"customer": {"id": "b",  "x": 1.50}}"#
      ),
      (#"{"customer": "a" }"#, { $0.customer?.first = "b" }, #"{"customer": "b" }"#),
      (
        #"{"owner": {"id": "a", "size": "1", "x": 1}}"#, { $0.owner?.arms.second?.size = 2 },
        #"{"owner": {"id": "a", "size": "2", "x": 1}}"#
      ),
      (#"{"stock": "parent"}"#, { $0.stock?.second = "child" }, #"{"stock": "child"}"#),
      (#"{"stock": true}"#, { $0.stock?.first = false }, #"{"stock": false}"#),
      (
        #"{"edited": 60.0}"#, { $0.edited = .second(Date(timeIntervalSince1970: 90)) },
        #"{"edited": 90}"#
      ),
      (
        #"{"points": [1,  2, "x"]}"#, { $0.points?.first?[1] = 3 }, #"{"points": [1,  3, "x"]}"#
      ),
      (
        #"{"points": [[1.0,2], [3,"x"]]}"#, { $0.points?.second?.first?[0].append(9) },
        #"{"points": [[1.0,2,9], [3,"x"]]}"#
      ),
      (
        #"{"any": {"a": 1.0,  "b": [2.50]}}"#, { $0.any?.second?["a"] = 2 },
        #"{"any": {"a": 2,  "b": [2.50]}}"#
      ),
      (
        #"{"nested": {"id": "a", "x": 1.0}}"#, { $0.nested?.second?.second?.id = "b" },
        #"{"nested": {"id": "b", "x": 1.0}}"#
      ),
    ]
    for (json, change, expected) in cases {
      try expect(edited(json, as: PaymentBuilder.self, change), equals: expected, "\(json)")
    }
  }

  @Test func anotherArm_isWrittenAnew() throws {
    let new = PayerBuilder(dictionary: ["id": "b"])
    let cases: [(String, (inout PaymentBuilder) -> Void, String)] = [
      (
        #"{"y": 1, "customer": {"id": "a", "x": 1.50}}"#, { $0.customer = .first("a") },
        #"{"y": 1, "customer": "a"}"#
      ),
      (
        #"{"customer": "a", "y": 1.0}"#, { $0.customer = .second(new) },
        #"{"customer": {"id": "b"}, "y": 1.0}"#
      ),
      (
        #"{"owner": "a"}"#, { $0.owner = UnionBuilder(.second(new)) }, #"{"owner": {"id": "b"}}"#
      ),
      (#"{"stock": "parent"}"#, { $0.stock = .first(true) }, #"{"stock": true}"#),
      (#"{"stock": true}"#, { $0.stock = .second("parent") }, #"{"stock": "parent"}"#),
      (
        #"{"edited": false}"#, { $0.edited = .second(Date(timeIntervalSince1970: 90)) },
        #"{"edited": 90}"#
      ),
      (#"{"edited": 90.0}"#, { $0.edited = .first(false) }, #"{"edited": false}"#),
      (
        #"{"points": [1, 2]}"#, { $0.points = .second(.first([[1], [2]])) },
        #"{"points": [[1], [2]]}"#
      ),
      (#"{"any": "a"}"#, { $0.any = .second(["a": [1]]) }, #"{"any": {"a": [1]}}"#),
      (#"{"any": {"a": [1]}}"#, { $0.any = .first("a") }, #"{"any": "a"}"#),
      (#"{"points": "none"}"#, { $0.points = .first([1]) }, #"{"points": [1]}"#),
      (#"{"x": 1}"#, { $0.customer = .second(new) }, #"{"x": 1,"customer": {"id": "b"}}"#),
      (#"{"customer": null}"#, { $0.customer = .first("b") }, #"{"customer": "b"}"#),
      (#"{"customer": "a", "x": 1}"#, { $0.customer = nil }, #"{"x": 1}"#),
      (#"{"x": 1, "owner": {"id": "a"}}"#, { $0.owner = nil }, #"{"x": 1}"#),
    ]
    for (json, change, expected) in cases {
      try expect(edited(json, as: PaymentBuilder.self, change), equals: expected, "\(json)")
    }
    try expect(
      edited(#"{"customer": "a"}"#, as: PaymentBuilder.self, clearing: .null) { $0.customer = nil },
      equals: #"{"customer": null}"#)
  }

  @Test func elements_keepWhatIsNotRead() throws {
    let json = #"{"all": ["a", {"id": "b", "x": 1.50}, 7.0, [], {"id": "c", "x": 2}, "a"]}"#
    let cases: [((inout PaymentBuilder) -> Void, String)] = [
      (
        { $0.all?[1].second?.id = "d" },
        #"{"all": ["a", {"id": "d", "x": 1.50}, 7.0, [], {"id": "c", "x": 2}, "a"]}"#
      ),
      (
        { $0.all?.remove(at: 0) },
        #"{"all": [{"id": "b", "x": 1.50}, 7.0, [], {"id": "c", "x": 2}, "a"]}"#
      ),
      (
        { $0.all?.swapAt(1, 3) },
        #"{"all": ["a", {"id": "c", "x": 2}, 7.0, [], {"id": "b", "x": 1.50}, "a"]}"#
      ),
      (
        { $0.all?.swapAt(0, 1) },
        #"{"all": [{"id": "b", "x": 1.50}, "a", 7.0, [], {"id": "c", "x": 2}, "a"]}"#
      ),
      (
        { payment in
          payment.all?.append(.first("e"))
          payment.all?[1].second?.id = "d"
        },
        #"{"all": ["a", {"id": "d", "x": 1.50}, 7.0, [], {"id": "c", "x": 2}, "a", "e"]}"#
      ),
      (
        { $0.all?[1] = .first("b") },
        #"{"all": ["a", "b", 7.0, [], {"id": "c", "x": 2}, "a"]}"#
      ),
      (
        { $0.all?.removeAll { $0.second != nil } }, #"{"all": ["a", 7.0, [], "a"]}"#
      ),
      (
        { $0.byKey = ["k": $0.all![1]] },
        #"{"all": ["a", {"id": "b", "x": 1.50}, 7.0, [], {"id": "c", "x": 2}, "a"],"#
          + #""byKey": {"k": {"id": "b", "x": 1.50}}}"#
      ),
    ]
    for (change, expected) in cases {
      try expect(edited(json, as: PaymentBuilder.self, change), equals: expected)
    }
  }

  /// What is not read tells objects apart, and equal values do not.
  @Test func equalObjects_areToldApartByTheirPlaces() throws {
    let json = #"{"all": [{"id": "a", "x": 1}, "b", {"id": "a", "x": 2}]}"#
    try expect(
      edited(json, as: PaymentBuilder.self) { $0.all?.remove(at: 0) },
      equals: #"{"all": ["b", {"id": "a", "x": 2}]}"#)
    try expect(
      edited(json, as: PaymentBuilder.self) { $0.all?.swapAt(0, 2) },
      equals: #"{"all": [{"id": "a", "x": 2}, "b", {"id": "a", "x": 1}]}"#)
  }

  @Test func members_keepWhatIsNotRead() throws {
    let json = #"{"byKey": {"a": "x", "b": {"id": "b", "x": 1.50}, "c": []}}"#
    try expect(
      edited(json, as: PaymentBuilder.self) { payment in
        payment.byKey?["b"]?.second?.id = "d"
        payment.byKey?["a"] = nil
        payment.byKey?["e"] = .first("y")
      }, equals: #"{"byKey": {"b": {"id": "d", "x": 1.50}, "c": [], "e": "y"}}"#)
    try expect(
      edited(json, as: PaymentBuilder.self) { payment in
        let (first, second) = (payment.byKey?["a"], payment.byKey?["b"])
        payment.byKey?["a"] = second
        payment.byKey?["b"] = first
      }, equals: #"{"byKey": {"a": {"id": "b", "x": 1.50}, "b": "x", "c": []}}"#)
  }

  @Test func aListThatWasNotReadCompletely_isNotMoved() throws {
    let json = #"{"lists": ["a", [1, "x"], [2]]}"#
    try expect(
      edited(json, as: PaymentBuilder.self) { $0.lists?[1].second?.append(3) },
      equals: #"{"lists": ["a", [1, "x", 3], [2]]}"#)
    let words =
      "rejected: a value that was not read completely is beside others that were changed: "
      + "nothing tells whether it was moved"
    try expect(
      refusal(json, as: PaymentBuilder.self) { $0.lists?.swapAt(1, 2) },
      equals: ["lists: \(words)"])
    try expect(
      refusal(json, as: PaymentBuilder.self) { $0.lists?.remove(at: 0) },
      equals: ["lists: \(words)"])
    try expect(
      refusal(#"{"named": {"a": [1, "x"], "b": [2], "c": "d"}}"#, as: PaymentBuilder.self) {
        payment in
        let (first, second) = (payment.named?["a"], payment.named?["b"])
        payment.named?["a"] = second
        payment.named?["b"] = first
      }, equals: ["named: \(words)"])
  }

  /// Another arm would be read.
  @Test func aValueThatIsReadByAnotherArm_isRefused() throws {
    try expect(
      refusal(#"{"same": "a"}"#, as: PaymentBuilder.self) { $0.same = .second("a") },
      equals: ["same: rejected: no known spelling of this value is read back as the same value"])
    try expect(
      edited(#"{"same": "a"}"#, as: PaymentBuilder.self) { $0.same = .first("b") },
      equals: #"{"same": "b"}"#)
  }

  @Test func aSpelling_isThatOfTheArm() throws {
    try expect(
      edited(#"{"price": "12.50"}"#, as: PaymentBuilder.self) { $0.price = .first(13.5) },
      equals: #"{"price": "13.5"}"#)
    try expect(
      edited(#"{"price": "N/A"}"#, as: PaymentBuilder.self) { $0.price = .second(true) },
      equals: #"{"price": true}"#)
    try expect(
      edited(#"{"price": true}"#, as: PaymentBuilder.self) { $0.price = nil },
      equals: #"{"price": "N/A"}"#)
  }

  @Test func aDictionary_isEditedAsItsText() throws {
    let sent = try SentDocument<PaymentBuilder>(
      json: ["customer": ["id": "a", "x": [1.5]]] as [String: Any])
    var payment = sent.value
    payment.customer?.second?.id = "b"
    expect(
      try JSONValue(json: sent.edited(payment).data), equals: ["customer": ["id": "b", "x": [1.5]]])
    payment.customer = .first("b")
    expect(try JSONValue(json: sent.edited(payment).data), equals: ["customer": "b"])
  }

  @Test func json_hasTheValueOfTheArm() throws {
    let json = #"{"all": ["a", {"id": "b"}], "customer": {"id": "c"}, "edited": 90, "stock": true}"#
    let sent = try SentDocument<PaymentBuilder>(json: json).value
    try expect("\(sent.json.sortedText)", equals: json.replacing(" ", with: ""))
    try expect(
      PaymentBuilder(dictionary: sent.dictionary).json.sortedText,
      equals: json.replacing(" ", with: ""))
  }

  @Test func aModel_changesTheArm() throws {
    let json = #"{"y": 1, "customer": {"id": "a", "x": 1.50}, "all": ["p", {"id": "q", "x": 2}]}"#
    func edited(_ change: (inout Bill) -> Void) throws -> String {
      let sent = try SentDocument<BillBuilder>(json: json)
      var bill = try sent.value.build().get()
      change(&bill)
      return String(decoding: try sent.edited(model: bill).data, as: UTF8.self)
    }
    try expect(edited { _ in }, equals: json)
    try expect(
      edited { $0.customer.second?.id = "b" },
      equals: #"{"y": 1, "customer": {"id": "b", "x": 1.50}, "all": ["p", {"id": "q", "x": 2}]}"#)
    try expect(
      edited { $0.customer = .first("b") },
      equals: #"{"y": 1, "customer": "b", "all": ["p", {"id": "q", "x": 2}]}"#)
    try expect(
      edited { $0.all[1].second?.id = "r" },
      equals: #"{"y": 1, "customer": {"id": "a", "x": 1.50}, "all": ["p", {"id": "r", "x": 2}]}"#)
    try expect(
      edited { $0.all.remove(at: 0) },
      equals: #"{"y": 1, "customer": {"id": "a", "x": 1.50}, "all": [{"id": "q", "x": 2}]}"#)
    try expect(
      edited { $0.all.reverse() },
      equals: #"{"y": 1, "customer": {"id": "a", "x": 1.50}, "all": [{"id": "q", "x": 2}, "p"]}"#)
  }

  /// Builders of models may all have one name.
  @Test func aFailure_namesTheModels() throws {
    let failure = #expect(throws: BuildFailure.self) {
      try SentDocument<OneOf<String, PayerBuilder>>(json: "7", coercion: .strict)
    }
    expect(failure?.model, equals: "String or Payer")
  }

  @Test func aClassInAnArm_isRefused() throws {
    let failure = #expect(throws: BuildFailure.self) {
      try SentDocument<[OneOf<String, SharedBuilder>]>(json: "[]")
    }
    expect(
      failure?.findings.map { "\($0)" },
      equals: [
        "rejected: SharedBuilder is a class: all who hold it share it, so a change cannot be seen"
      ])
  }
}

extension JSONValue {
  /// The text with the members of the outer object in the order of their keys.
  fileprivate var sortedText: String {
    guard case .object(let members) = self else { return "\(self)" }
    return "{"
      + members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
      .joined(separator: ",") + "}"
  }
}

struct Payer: Equatable { var id: String, size: Int? }

struct PayerBuilder: FillableBuilder {
  @Field var id: String?
  @Field var size: Int?

  init(fields: JSONFields) {
    _id = fields["id"]
    _size = fields["size"]
  }

  init(_ model: Payer) {
    self.init(dictionary: [:])
    (id, size) = (model.id, model.size)
  }

  func build() -> Result<Payer, BuildFailure> {
    construct({ Payer(id: $0, size: $1) }, $id, $size.optional)
  }
}

enum PayerOrID: Equatable, UnionModel {
  case id(String)
  case full(Payer)

  init(_ arms: OneOf<String, Payer>) { self = arms.either(PayerOrID.id, PayerOrID.full) }
}

private typealias Points = OneOf<[Int], OneOf<[[Int]], String>>

private struct PaymentBuilder: ConstructionBuilder {
  @Field var customer: OneOf<String, PayerBuilder>?
  @Field var owner: UnionBuilder<PayerOrID, OneOf<String, PayerBuilder>>?
  @Field var stock: OneOf<Bool, String>?
  @Field var edited: OneOf<Bool, Date>?
  @Field var points: Points?
  @Field var any: OneOf<String, JSONValue>?
  @Field var nested: OneOf<String, OneOf<Bool, PayerBuilder>>?
  @Field var all: [OneOf<String, PayerBuilder>]?
  @Field var byKey: [String: OneOf<String, PayerBuilder>]?
  @Field var lists: [OneOf<String, [Int]>]?
  @Field var named: [String: OneOf<String, [Int]>]?
  @Field var same: OneOf<String, String>?
  @Field var price: OneOf<Double, Bool>?

  init(fields: JSONFields) {
    _customer = fields["customer"]
    _owner = fields["owner"]
    _stock = fields["stock"]
    _edited = fields["edited", as: .either(nil, .secondsSince1970)]
    _points = fields["points"]
    _any = fields["any"]
    _nested = fields["nested"]
    _all = fields["all"]
    _byKey = fields["byKey"]
    _lists = fields["lists"]
    _named = fields["named"]
    _same = fields["same"]
    _price = fields["price", as: .null("N/A", or: .either(.sent(as: .string), nil))]
  }

  func build() -> Result<String, BuildFailure> {
    construct({ "\($0)" }, $stock)
  }
}

private struct Bill: Equatable { var customer: OneOf<String, Payer>, all: [OneOf<String, Payer>] }

private struct BillBuilder: FillableBuilder {
  @Field var customer: OneOf<String, PayerBuilder>?
  @Field var all: [OneOf<String, PayerBuilder>]?

  init(fields: JSONFields) {
    _customer = fields["customer"]
    _all = fields["all"]
  }

  init(_ model: Bill) {
    self.init(dictionary: [:])
    func filled(_ party: OneOf<String, Payer>) -> OneOf<String, PayerBuilder> {
      party.either({ .first($0) }, { .second(PayerBuilder($0)) })
    }
    customer = filled(model.customer)
    all = model.all.map(filled)
  }

  func build() -> Result<Bill, BuildFailure> {
    construct({ Bill(customer: $0, all: $1) }, $customer, $all)
  }
}

private final class SharedBuilder: ConstructionBuilder {
  @Field var id: String?
  init(fields: JSONFields) { _id = fields["id"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $id) }
}
