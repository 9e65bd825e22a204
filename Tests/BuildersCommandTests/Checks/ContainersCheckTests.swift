import ConstructionBuilders
import ConstructionBuildersContracts
import Testing

/// A check says what the builder does with containers that lose everything, which it can do
/// without or not.
struct ContractOfContainersTests {
  private static func document(_ dice: inout Dice) -> String {
    func one(_ values: String...) -> String { dice.one(of: values) }
    func number() -> String { one("1", "2", "\"x\"", "\"\"", "false", "null", "{}") }
    func numbers() -> String {
      one("[]", "[\(number())]", "[\(number()), \(number())]", number())
    }
    func named() -> String {
      one("{}", #"{"a": \#(number())}"#, #"{"a": \#(number()), "b": \#(number())}"#)
    }
    func item() -> String {
      one(
        "{}", #"{"id": \#(number())}"#, #"{"id": 1}"#, #"{"type": "new", "id": 1}"#,
        #"{"type": "item", "id": \#(number())}"#, number())
    }
    let values = [
      "needed": numbers(), "lists": "[\(numbers()), \(numbers())]", "named": named(),
      "named lists": #"{"a": \#(numbers())}"#, "whole": numbers(), "nulls": numbers(),
      "item": item(), "other item": item(), "items": "[\(item()), \(item())]",
      "kinds": "[\(item())]",
    ]
    // Most are right, or no document would be built.
    let right = [
      "needed": "[1]", "lists": "[[1]]", "named": #"{"a": 1}"#, "named lists": #"{"a": [1]}"#,
      "nulls": "[1]", "item": #"{"id": 1}"#, "items": #"[{"id": 1}]"#,
      "kinds": #"[{"type": "item", "id": 1}]"#,
    ]
    return dice.below(40) == 0 ? "null" : dice.object(of: right, rarely: values)
  }

  @Test(arguments: [Coercion.lenient, .strict, .forgiving], 0..<3)
  func outcome_isThatOfTheBuilder(coercion: Coercion, seed: Int) {
    var dice = Dice(seed + 2000)
    ContractCheckTests.compare(ContainersBuilder.self, coercion) { Self.document(&dice) }
  }

  private struct ItemBuilder: ConstructionBuilder {
    @Field var id: Int?
    init(fields: JSONFields) { _id = fields["id"] }
    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
  }

  private enum Kind {
    case item(Int)
    case other(String)
  }

  private struct KindBuilder: VariantBuilder {
    typealias Model = Kind
    @Field var type: String?
    @Field var item: ItemBuilder?

    static let variants = BuilderVariants<Self>(
      \._type, discriminator: "type", .variant("item", as: \._item, Kind.item),
      unknown: Kind.other)

    init() { (_type, _item) = (.missing, .missing) }
  }

  private struct ContainersBuilder: ConstructionBuilder {
    @Field var needed: [Int]?
    @Field var lists: [[Int]]?
    @Field var named: [String: Int]?
    @Field var namedLists: [String: [Int]]?
    @Field var whole: [Int]?
    @Field var nulls: [Int?]?
    @Field var item: ItemBuilder?
    @Field var items: [ItemBuilder]?
    @Field var kinds: [KindBuilder]?

    init(fields: JSONFields) {
      _needed = fields["needed"]
      _lists = fields["lists"]
      _named = fields["named"]
      _namedLists = fields["named lists"]
      _whole = fields["whole"]
      _nulls = fields["nulls", adding: [.emptyStringAsNull, .falseAsNull]]
      _item = fields[anyOf: "item", "other item"]
      _items = fields["items"]
      _kinds = fields["kinds"]
    }

    func build() -> Result<Int, BuildFailure> {
      construct(
        { needed, lists, _, _, _, _, _, _, _ in needed.count + lists.count }, $needed, $lists,
        $named,
        $namedLists.optional, $whole.requiringAll.optional, $nulls, $item, $items, $kinds)
    }
  }
}
