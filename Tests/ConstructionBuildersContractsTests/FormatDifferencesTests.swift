import ConstructionBuilders
import TestSupport
import Testing

@testable import ConstructionBuildersContracts

/// What a change of a format means for documents: what was used and no longer is, or is another
/// value, breaks.
struct FormatDifferencesTests {
  private typealias Value = Contract.Value

  private static let int = ContractDifferencesTests.int
  private static let ints = Value.array(of: int)
  private static let named = Value.dictionary(key: .string, of: int)
  private static let user = Value.object("User")
  private static let seconds = FormatWords.since1970(perSecond: 1, first: nil, last: nil)

  private static func one(_ value: Value) -> Value { value.formatted(by: .oneOrMany(nil)) }
  private static func none(_ word: JSONValue, _ value: Value) -> Value {
    value.formatted(by: .null([word], or: nil))
  }
  private static func pairs(_ value: Value, key: String = "key") -> Value {
    value.formatted(by: .pairs(key: key, value: "value", nil))
  }
  private static func sent(_ value: Value, as type: JSONType = .string) -> Value {
    value.formatted(by: .sent(as: type, nil))
  }
  private static func whole(_ value: Value) -> Value { value.formatted(by: .whole(nil)) }

  /// The severity under the lenient and the strict coercion, of the change and of its reverse.
  private struct Case {
    let name: String
    let old: Value
    let new: Value
    let forth: [String]
    let back: [String]
    var isOptional = false
  }

  private static let cases = [
    Case(
      name: "one or many", old: ints, new: one(ints), forth: ["harmless", "harmless"],
      back: ["breaking", "breaking"]),
    Case(
      name: "one, then many", old: int, new: one(ints), forth: ["harmless", "harmless"],
      back: ["breaking", "breaking"]),
    Case(
      name: "one object, then many", old: user, new: one(.array(of: user)),
      forth: ["harmless", "harmless"], back: ["breaking", "breaking"]),
    Case(
      name: "objects, one or many", old: .array(of: user), new: one(.array(of: user)),
      forth: ["harmless", "harmless"], back: ["breaking", "breaking"]),
    Case(
      name: "pairs", old: named, new: pairs(named), forth: ["breaking", "breaking"],
      back: ["breaking", "breaking"]),
    Case(
      name: "names of pairs", old: pairs(named), new: pairs(named, key: "name"),
      forth: ["breaking", "breaking"], back: ["breaking", "breaking"]),
    Case(
      name: "object of pairs", old: user, new: pairs(user), forth: ["breaking", "breaking"],
      back: ["breaking", "breaking"]),
    Case(
      name: "whole", old: ints, new: whole(ints), forth: ["breaking", "breaking"],
      back: ["harmless", "harmless"]),
    // A text that was no number was no value before, and is none now.
    Case(
      name: "word for null", old: int, new: none("N/A", int), forth: ["harmless", "harmless"],
      back: ["harmless", "harmless"]),
    Case(
      name: "optional word for null", old: int, new: none("N/A", int),
      forth: ["harmless", "harmless"], back: ["breaking", "breaking"], isOptional: true),
    // -1 was a value.
    Case(
      name: "number for null", old: int, new: none(-1, int), forth: ["breaking", "breaking"],
      back: ["harmless", "harmless"]),
    Case(
      name: "text for null", old: .string, new: none("", .string), forth: ["breaking", "breaking"],
      back: ["harmless", "harmless"]),
    Case(
      name: "null object", old: user, new: none(false, user), forth: ["harmless", "harmless"],
      back: ["harmless", "harmless"]),
    // The type's own form is now repaired, or no longer read.
    Case(
      name: "declared as a string", old: int, new: sent(int), forth: ["warning", "breaking"],
      back: ["warning", "breaking"]),
    Case(
      name: "text declared as a number", old: .string, new: sent(.string, as: .number),
      forth: ["warning", "breaking"], back: ["warning", "breaking"]),
    Case(
      name: "array in a string", old: ints, new: sent(ints), forth: ["breaking", "breaking"],
      back: ["breaking", "breaking"]),
    Case(
      name: "object in a string", old: user, new: sent(user), forth: ["breaking", "breaking"],
      back: ["breaking", "breaking"]),
    Case(
      name: "dates in a list", old: .array(of: .date(.iso8601)), new: .array(of: .date(seconds)),
      forth: ["breaking", "breaking"], back: ["breaking", "breaking"]),
    Case(
      name: "elements with a word for null", old: .array(of: .nullable(int)),
      new: .array(of: .nullable(none("-", int))), forth: ["harmless", "harmless"],
      back: ["breaking", "breaking"]),
    Case(
      name: "keys that are dates", old: .dictionary(key: .string, of: int),
      new: .dictionary(key: .date(.pattern("yyyyMMdd")), of: int),
      forth: ["breaking", "breaking"], back: ["harmless", "harmless"]),
  ]

  @Test(arguments: cases.indices)
  func format_changed(_ index: Int) {
    let one = Self.cases[index]
    for (coercion, position) in [(Coercion.lenient, 0), (.strict, 1)] {
      expect(
        worst(one.old, one.new, coercion, one.isOptional), equals: one.forth[position],
        "\(one.name), \(position)")
      expect(
        worst(one.new, one.old, coercion, one.isOptional), equals: one.back[position],
        "\(one.name), back, \(position)")
    }
  }

  @Test func difference_namesBothFormats() {
    expect(
      differences(Self.int, Self.none("N/A", Self.int)).map(\.description),
      equals: [#"a: harmless: is Int or "N/A" for null, was Int"#])
    expect(
      differences(Self.ints, Self.whole(Self.ints)).map(\.description),
      equals: ["a: breaking: is array of Int without losses, was array of Int"])
  }

  /// What is in the objects is compared, too.
  @Test func objectsInFormats_areCompared() {
    let old = UserContract.contract(Self.user)
    let new = UserContract.contract(Self.one(.array(of: Self.user)))
    expect(new.differences(from: old).map(\.severity), equals: [.harmless])
  }

  private func worst(
    _ old: Contract.Value, _ new: Contract.Value, _ coercion: Coercion, _ isOptional: Bool
  ) -> String {
    let order = ["harmless", "warning", "unclear", "breaking"]
    let all = differences(old, new, coercion, isOptional).map { difference in
      order.first { difference.description.contains(": \($0): ") } ?? ""
    }
    return order.last { all.contains($0) } ?? "none"
  }

  private func differences(
    _ old: Contract.Value, _ new: Contract.Value, _ coercion: Coercion = .lenient,
    _ isOptional: Bool = false
  ) -> [Contract.Difference] {
    func contract(_ value: Contract.Value) -> Contract {
      let field = Contract.Field(
        name: "a", paths: ["a"], value: value, coercion: coercion, variant: nil,
        need: isOptional ? .optional : .required)
      let root = Contract.Object(name: "Root", coercion: coercion, fields: [field])
      return Contract(
        coercion: coercion, root: .object("Root"),
        objects: [root] + UserContract.contract(Self.user, coercion).objects)
    }
    return contract(new).differences(from: contract(old))
  }
}
