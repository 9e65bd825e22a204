import ConstructionBuilders
import TestSupport
import Testing

@testable import ConstructionBuildersContracts

/// What changed from one contract to the next, for the sender.
struct ContractDifferencesTests {
  typealias Field = Contract.Field
  typealias Value = Contract.Value

  static let int = Value.integer(
    type: "Int", minimum: "-9223372036854775808", maximum: "9223372036854775807")
  static let byte = Value.integer(type: "UInt8", minimum: "0", maximum: "255")

  /// An integer that the language does not have.
  static func integer(_ type: String, _ minimum: String, _ maximum: String) -> Value {
    .integer(type: type, minimum: minimum, maximum: maximum)
  }
  static let medium = integer("UInt24", "0", "16777215")
  static let signed = integer("Int24", "-8388608", "8388607")
  static let late = "2010-01-01T00:00:00Z"

  static func seconds(from first: String? = nil, to last: String? = nil) -> Value {
    .date(.since1970(perSecond: 1, first: first, last: last))
  }

  static func grade(_ raw: Value) -> Value {
    .enumeration(type: "Grade", raw: raw, cases: [1, 2], isClosed: true)
  }

  static func colour(_ cases: [JSONValue]?, isClosed: Bool = true) -> Value {
    .enumeration(type: "Colour", raw: .string, cases: cases, isClosed: isClosed)
  }

  static let values: [(old: Value, new: Value, expected: [String])] = [
    (int, int, []),
    (int, byte, ["a: breaking: is UInt8, was Int"]),
    (byte, int, ["a: harmless: is Int, was UInt8"]),
    (int, integer("Int64", "-9223372036854775808", "9223372036854775807"), []),
    (medium, int, ["a: harmless: is Int, was UInt24"]),
    (int, medium, ["a: breaking: is UInt24, was Int"]),
    (signed, medium, ["a: breaking: is UInt24, was Int24"]),
    (medium, signed, ["a: breaking: is Int24, was UInt24"]),
    (
      signed, integer("Int40", "-549755813888", "549755813887"),
      ["a: harmless: is Int40, was Int24"]
    ),
    (int, .number(type: "Double"), ["a: warning: is Double, was Int"]),
    (int, .number(type: "Decimal"), ["a: harmless: is Decimal, was Int"]),
    (.number(type: "Double"), int, ["a: breaking: is Int, was Double"]),
    (.number(type: "Double"), .number(type: "Float"), ["a: breaking: is Float, was Double"]),
    (int, .string, ["a: warning: is String, was Int"]),
    (.string, int, ["a: breaking: is Int, was String"]),
    (.string, .boolean, ["a: breaking: is Bool, was String"]),
    (.string, .any, ["a: harmless: is any value, was String"]),
    (.any, .string, ["a: breaking: is String, was any value"]),
    (.text(type: "URL"), .string, ["a: harmless: is String, was URL"]),
    (.string, .text(type: "URL"), ["a: breaking: is URL, was String"]),
    (.array(of: int), .array(of: byte), ["a[]: breaking: is UInt8, was Int"]),
    (.array(of: .nullable(int)), .array(of: int), ["a[]: breaking: may no longer be null"]),
    (.array(of: int), .array(of: .nullable(int)), ["a[]: harmless: may now be null"]),
    (.array(of: int), .set(of: int), ["a: warning: keeps only one of equal elements"]),
    (.set(of: int), .array(of: int), []),
    (.array(of: int), int, ["a: breaking: is Int, was array of Int"]),
    (
      .dictionary(key: .string, of: int), .dictionary(key: .string, of: byte),
      ["a[*]: breaking: is UInt8, was Int"]
    ),
    (colour(["red", "blue"]), colour(["red"]), [#"a: breaking: no longer has the case "blue""#]),
    (
      colour(["red"]), colour(["red", "green", "blue"]),
      [#"a: harmless: has the new cases "green", "blue""#]
    ),
    (
      colour(["red"]), colour(["red"], isClosed: false), ["a: harmless: now takes any raw value"]
    ),
    (
      colour(["red"], isClosed: false), colour(["red"]), ["a: breaking: now takes only its cases"]
    ),
    (colour(nil), colour(nil), []),
    (
      colour(["red"]), colour(nil), ["a: unclear: its cases are known in only one contract"]
    ),
    (colour(["red"]), .string, ["a: harmless: is String, was Colour (red)"]),
    (.string, colour(["red"]), ["a: breaking: is Colour (red), was String"]),
    (
      .date(.iso8601), .date(.pattern("yyyy")),
      ["a: breaking: is Date in the pattern yyyy, was Date"]
    ),
    (
      .date(.iso8601), .date(.oneOf([.pattern("yyyy"), .iso8601])),
      ["a: harmless: is Date in the pattern yyyy or in ISO 8601, was Date"]
    ),
    (
      .date(.iso8601), .date(.iso8601WithZone),
      ["a: warning: is Date in ISO 8601 with a zone, was Date"]
    ),
    (
      seconds(), seconds(from: late),
      ["a: breaking: is Date in seconds since 1970 from \(late), was Date in seconds since 1970"]
    ),
    (
      seconds(to: late), seconds(),
      ["a: harmless: is Date in seconds since 1970, was Date in seconds since 1970 to \(late)"]
    ),
    // The first format reads whatever the second one could.
    (
      .duration(.duration(perSecond: 1)),
      .duration(.oneOf([.duration(perSecond: 1), .duration(perSecond: 1_000)])),
      ["a: harmless: is Duration in seconds or in milliseconds, was Duration in seconds"]
    ),
    // It has the same words.
    (grade(int), grade(byte), ["a: harmless: is Grade (1, 2), read in another way than before"]),
    (
      .own(type: "Celsius", expectation: "Celsius", kinds: [.number]), .number(type: "Double"),
      ["a: unclear: is Double, was Celsius"]
    ),
  ]

  @Test(arguments: values)
  func value_changed(old: Value, new: Value, expected: [String]) {
    expect(
      differences([Self.field(old)], [Self.field(new)]), equals: expected,
      "\(old.words) to \(new.words)")
  }

  static let needs: [(old: Contract.Need, new: Contract.Need, expected: [String])] = [
    (.optional, .required, ["a: breaking: is required, was optional"]),
    (.required, .optional, ["a: harmless: is optional, was required"]),
    (.namedByEmpty, .required, []),
    (.notNamedByEmpty, .optional, []),
    (
      .notNamedByEmpty, .namedByEmpty,
      ["a: breaking: is required (unconfirmed by a sample), was optional (unconfirmed by a sample)"]
    ),
    (.requiredInSome(2, of: 9), .requiredInSome(1, of: 3), []),
    (
      .optional, .requiredInSome(1, of: 3),
      ["a: breaking: is required in 1 of 3 objects, was optional"]
    ),
    (
      .notNamedByEmpty, .requiredInSome(1, of: 3),
      [
        "a: unclear: is required in 1 of 3 objects, was optional (unconfirmed by a sample)"
      ]
    ),
    (
      .required, .requiredUnlessOther,
      ["a: harmless: is required unless other fields are present, was required"]
    ),
  ]

  @Test(arguments: needs)
  func need_changed(old: Contract.Need, new: Contract.Need, expected: [String]) {
    expect(differences([Self.field(need: old)], [Self.field(need: new)]), equals: expected)
  }

  static let few = ReadDemand.allowingLosses("losing at most 1")
  static let more = ReadDemand.allowingLosses("losing at most 3")
  static let half = ReadDemand.allowingLosses("losing at most 50%")

  static let demands: [(old: [ReadDemand], new: [ReadDemand], expected: [String])] = [
    ([], [.check("0 to 9")], ["a: breaking: is checked: 0 to 9"]),
    ([.check("0 to 9")], [], ["a: harmless: is no longer checked: 0 to 9"]),
    ([], [.requiringAll], ["a: breaking: must now be complete"]),
    ([.requiringAll], [], ["a: harmless: is no longer complete"]),
    ([], [.transformed], ["a: unclear: is now transformed, which may reject it"]),
    ([.transformed], [], ["a: unclear: is no longer transformed"]),
    // An array of one element, which is lost, was built.
    ([few], [], ["a: breaking: is no longer losing at most 1"]),
    ([half], [], ["a: harmless: is no longer losing at most 50%"]),
    (
      [few], [more],
      ["a: harmless: is now losing at most 3", "a: harmless: is no longer losing at most 1"]
    ),
    (
      [more], [few],
      ["a: breaking: is now losing at most 1", "a: harmless: is no longer losing at most 3"]
    ),
    (
      [few], [half],
      ["a: breaking: is now losing at most 50%", "a: harmless: is no longer losing at most 1"]
    ),
    (
      [few], [.requiringAll],
      ["a: breaking: must now be complete", "a: harmless: is no longer losing at most 1"]
    ),
    (
      [.requiringAll], [few],
      ["a: harmless: is now losing at most 1", "a: harmless: is no longer complete"]
    ),
  ]

  @Test(arguments: demands)
  func demand_changed(
    old: [ReadDemand], new: [ReadDemand], expected: [String]
  ) {
    expect(differences([Self.field(demands: old)], [Self.field(demands: new)]), equals: expected)
  }

  @Test func field_addedOrRemoved() {
    let optional = Self.field("b", need: .optional)
    let required = Self.field("b", need: .required)
    let a = Self.field()
    expect(differences([a], [a, optional]), equals: ["b: warning: is now read: String, optional"])
    expect(differences([a], [a, required]), equals: ["b: breaking: is now read: String, required"])
    expect(differences([a, required], [a]), equals: ["b: harmless: is no longer read, was String"])
  }

  @Test func alias_addedRemovedOrReordered() {
    let both = Self.field("a", "b")
    expect(differences([Self.field("a")], [both]), equals: ["a: harmless: is now also read from b"])
    expect(
      differences([both], [Self.field("a")]), equals: ["a: breaking: is no longer read from b"])
    expect(
      differences([both], [Self.field("b", "a")]), equals: ["b: breaking: is now read from b first"]
    )
    expect(
      differences([Self.field("a")], [Self.field("b", "a")]),
      equals: ["b: breaking: is now read from b, before a"])
    expect(
      differences([both], [Self.field("a", "c", "b", "d")]),
      equals: ["a: breaking: is now read from c, before b", "a: harmless: is now also read from d"])
  }

  @Test func coercion_changed() {
    let a = Self.field()
    expect(
      differences([a], [a], newCoercion: .strict),
      equals: ["breaking: coercion is strict, was lenient"])
    expect(
      differences([a], [a], newCoercion: .forgiving),
      equals: ["harmless: coercion is forgiving, was lenient"])
    expect(
      differences([a], [Self.field(coercion: .strict)]),
      equals: ["a: breaking: coercion is strict, was lenient"])
  }

  static let coercions: [(Value, Coercion, Coercion, Contract.Need, [String])] = [
    // `false` was 0.
    (
      int, .numbersFromBooleans, [.numbersFromBooleans, .falseAsNull], .required,
      ["a: breaking: coercion is numbersFromBooleans, falseAsNull, was numbersFromBooleans"]
    ),
    // `false` was "false".
    (
      .string, .stringsFromBooleans, [.stringsFromBooleans, .falseAsNull], .optional,
      ["a: breaking: coercion is stringsFromBooleans, falseAsNull, was stringsFromBooleans"]
    ),
    // `""` was kept as an unknown case.
    (
      .open(type: "Colour", raw: .string, cases: ["red"]), .strict, .emptyStringAsNull, .required,
      ["a: breaking: coercion is emptyStringAsNull, was strict"]
    ),
    (
      .array(of: .open(type: "Colour", raw: .string, cases: ["red"])), .strict,
      .emptyStringAsNull, .required, ["a: breaking: coercion is emptyStringAsNull, was strict"]
    ),
    (
      colour(["red"]), .strict, .emptyStringAsNull, .required,
      ["a: harmless: coercion is emptyStringAsNull, was strict"]
    ),
    // `""` was nil, and is now a problem. Where it failed the build, nothing breaks.
    (
      int, .emptyStringAsNull, .strict, .optional,
      ["a: breaking: coercion is strict, was emptyStringAsNull"]
    ),
    (
      int, .emptyStringAsNull, .strict, .required,
      ["a: harmless: coercion is strict, was emptyStringAsNull"]
    ),
    (
      int, .emptyStringAsNull, .strict, .namedByEmpty,
      ["a: unclear: coercion is strict, was emptyStringAsNull"]
    ),
    // `"[1]"` was its own only element.
    (
      .array(of: .string), .arraysFromSingleValues, [.arraysFromSingleValues, .embeddedJSON],
      .required,
      ["a: breaking: coercion is arraysFromSingleValues, embeddedJSON, was arraysFromSingleValues"]
    ),
    // `"1"` was an element.
    (
      .array(of: .nullable(int)), .lenient, .strict, .required,
      ["a: breaking: coercion is strict, was lenient"]
    ),
    (
      .array(of: .nullable(int)), .strict, .lenient, .required,
      ["a: harmless: coercion is lenient, was strict"]
    ),
    (
      .duration(.duration(perSecond: 1)), .lenient, .strict, .required,
      ["a: breaking: coercion is strict, was lenient"]
    ),
    // An object with the key 0 was an array.
    (
      .array(of: .text(type: "UUID")), .numberedObjectsAsArrays, .strict, .required,
      ["a: breaking: coercion is strict, was numberedObjectsAsArrays"]
    ),
    // A text has no coercion that matters.
    (
      .text(type: "UUID"), .lenient, .strict, .required,
      ["a: harmless: coercion is strict, was lenient"]
    ),
    (
      .own(type: "Celsius", expectation: "Celsius", kinds: [.number]), .strict, .forgiving,
      .required, ["a: unclear: coercion is forgiving, was strict"]
    ),
  ]

  @Test(arguments: coercions)
  func ownCoercion_changed(
    _ value: Value, _ old: Coercion, _ new: Coercion, _ need: Contract.Need, _ expected: [String]
  ) {
    let old = Self.field("a", value: value, coercion: old, need: need)
    let new = Self.field("a", value: value, coercion: new, need: need)
    expect(differences([old], [new]), equals: expected)
  }

  static let keys: [Value] = [
    .string, int, .number(type: "Double"), .boolean, .date(.iso8601), .text(type: "UUID"),
    .text(type: "URL"), colour(["red"]), colour(nil, isClosed: false), grade(int),
    .enumeration(type: "Denial", raw: .boolean, cases: [false], isClosed: true),
  ]

  /// `""` was kept as an unknown case, under whatever key.
  @Test(arguments: keys)
  func coercionOfMembers_changed(key: Value) {
    let value = Value.dictionary(
      key: key, of: .open(type: "Colour", raw: .string, cases: ["red"]))
    let old = Self.field("a", value: value)
    let new = Self.field("a", value: value, coercion: [.lenient, .emptyStringAsNull])
    expect(
      differences([old], [new]),
      equals: ["a: breaking: coercion is lenient, emptyStringAsNull, was lenient"])
  }

  /// `"5"` was a finding, and may now be rejected. Where that failed the build, nothing breaks.
  @Test(arguments: [(Contract.Need.optional, "unclear"), (.required, "harmless")])
  func coercionOfACheckedField_changed(_ need: Contract.Need, _ severity: String) {
    func field(_ coercion: Coercion) -> Field {
      Self.field("a", value: Self.int, coercion: coercion, need: need, demands: [.check("even")])
    }
    expect(
      differences([field(.strict)], [field([.numbersFromStrings])]),
      equals: ["a: \(severity): coercion is numbersFromStrings, was strict"])
  }

  static let defaults: [(Coercion, Coercion, Contract.Need, String)] = [
    // `""` was an unknown case, and is null now. 7 was one, too, and is no text now.
    (.strict, .emptyStringAsNull, .required, "breaking"),
    (.strict, .emptyStringAsNull, .namedByEmpty, "unclear"),
    (.strict, .emptyStringAsNull, .optional, "harmless"),
    (.stringsFromNumbers, .strict, .required, "breaking"),
    (.strict, .stringsFromNumbers, .required, "harmless"),
  ]

  /// The default for unknown cases stands in for nothing else.
  @Test(arguments: defaults)
  func coercionOfAFieldWithADefault_changed(
    _ old: Coercion, _ new: Coercion, _ need: Contract.Need, _ severity: String
  ) {
    func field(_ coercion: Coercion) -> Field {
      Self.field(
        "a", value: Self.colour(["red"]), coercion: coercion, need: need,
        demands: [.fallback(for: "unknownCase")])
    }
    expect(
      differences([field(old)], [field(new)]),
      equals: ["a: \(severity): coercion is \(new.words), was \(old.words)"])
  }

  /// Null fails then, unless the field can be missing anyway, which the contract does not tell.
  @Test func defaultForMissing_addedToAnOptionalField_isUnclear() {
    let old = Self.field("a", need: .notNamedByEmpty)
    let new = Self.field("a", need: .notNamedByEmpty, demands: [.fallback(for: "missing")])
    expect(differences([old], [new]), equals: ["a: unclear: is now with a default for missing"])
  }

  /// A field that can be missing for any reason needs no default for one.
  @Test func defaultForMissing_removedFromAnOptionalField_isHarmless() {
    let demands: [ReadDemand] = [.fallback(for: "missing"), .fallback(for: "null")]
    let old = Self.field("a", need: .optional, demands: demands)
    let new = Self.field("a", need: .optional)
    expect(
      differences([old], [new]),
      equals: [
        "a: harmless: is no longer with a default for missing",
        "a: harmless: is no longer with a default for null",
      ])
  }

  @Test func coercionOfAFieldWithADefaultForMissing_changed_isUnclear() {
    func field(_ coercion: Coercion) -> Field {
      Self.field(
        "a", value: .boolean, coercion: coercion, need: .notNamedByEmpty,
        demands: [.fallback(for: "missing")])
    }
    expect(
      differences([field(.emptyStringAsNull)], [field(.strict)]),
      equals: ["a: unclear: coercion is strict, was emptyStringAsNull"])
  }

  @Test func choiceOfTheVariant_changed() {
    func field(_ variant: FieldPath?) -> Field {
      Field(
        name: "a", paths: ["a"], value: .object("Union"), coercion: .lenient, variant: variant,
        need: .required)
    }
    func changes(_ old: FieldPath?, _ new: FieldPath?) -> [String] {
      differences([field(old)], [field(new)])
    }
    expect(changes("kind", "kind"), equals: [])
    expect(
      changes("kind", "type"),
      equals: ["a: breaking: the variant is chosen by type, was chosen by kind"])
    // An object can also tell its variant by itself.
    expect(changes(nil, "kind"), equals: ["a: breaking: the variant is now chosen by kind"])
    expect(changes("kind", nil), equals: ["a: breaking: the variant is no longer chosen by kind"])
  }

  /// `{"a": true, "b": 5}` was 5.
  @Test func coercion_ofAFieldWithAlias_canMakeAnotherNameUsable() {
    func field(_ coercion: Coercion, _ paths: FieldPath...) -> Field {
      Field(name: "a", paths: paths, value: Self.int, coercion: coercion, need: .required)
    }
    let change = "coercion is numbersFromBooleans, was strict"
    expect(
      differences([field(.strict, "a")], [field(.numbersFromBooleans, "a")]),
      equals: ["a: harmless: \(change)"])
    expect(
      differences([field(.strict, "a", "b")], [field(.numbersFromBooleans, "a", "b")]),
      equals: ["a: breaking: \(change)"])
  }

  /// `{"a": 300, "b": 5}` was 5.
  @Test func type_ofAFieldWithAlias_canMakeAnotherNameUsable() {
    expect(
      differences(
        [Self.field("a", "b", value: Self.byte)], [Self.field("a", "b", value: Self.int)]),
      equals: [
        "a: harmless: is Int, was UInt8",
        "a: breaking: may now be read from a where it was read from b",
      ])
  }

  /// The exceptions of what is harmless for most are said at their places.
  @Test func widerCoercion_ofTheInput_namesWhatBreaks() {
    let fields = [
      Self.field("a"), Self.field("b", value: .open(type: "Colour", raw: .string, cases: ["red"])),
    ]
    expect(
      differences(fields, fields, newCoercion: .forgiving),
      equals: [
        "harmless: coercion is forgiving, was lenient",
        "b: breaking: coercion is forgiving, was lenient",
      ])
  }

  /// `{"a": []}` had no value.
  @Test func coercion_ofStepsOfAPath() {
    func field(_ coercion: Coercion) -> Field {
      Field(name: "b", paths: ["a.b"], value: .string, coercion: coercion, need: .optional)
    }
    expect(
      differences([field(.emptyArraysAsObjects)], [field(.strict)]),
      equals: ["a.b: breaking: coercion is strict, was emptyArraysAsObjects"])
    expect(
      differences([field(.strict)], [field(.emptyArraysAsObjects)]),
      equals: ["a.b: harmless: coercion is emptyArraysAsObjects, was strict"])
  }

  @Test func fieldThatGainsAnAlias_leavesTheFieldOfThatNameAlone() {
    let label = Field(
      name: "label", paths: ["label", "a"], value: .string, coercion: .lenient, need: .optional)
    expect(
      differences([Self.field("a")], [label, Self.field("a")]),
      equals: ["label: warning: is now read: String, optional"])
  }

  @Test func partialObjects_cannotBeCompared() {
    let old = Self.contract([Self.field()], gaps: [.looksAtKeys])
    let new = Self.contract([], rules: ["a stay needs a day"])
    expect(
      new.differences(from: old).map(\.description),
      equals: [
        "unclear: older contract: may read more, because it inspects the keys of the object",
        "a: unclear: is no longer read, was String",
        "unclear: can now fail with: a stay needs a day",
      ])
    expect(
      old.differences(from: new).map(\.description).last,
      equals: "unclear: no longer fails with: a stay needs a day")
  }

  @Test func recursion_ends_andNamesOfTypesDoNotMatter() {
    func tree(_ name: String, _ value: Value) -> Contract {
      let fields = [
        Self.field("value", value: value), Self.field("children", value: .array(of: .object(name))),
      ]
      return Contract(
        coercion: .lenient, root: .array(of: .object(name)),
        objects: [Contract.Object(name: name, coercion: .lenient, fields: fields)])
    }
    expect(tree("Branch", .string).differences(from: tree("Tree", .string)), equals: [])
    expect(
      tree("Branch", Self.int).differences(from: tree("Tree", .string)).map(\.description),
      equals: ["[].value: breaking: is Int, was String"])
  }

  private func event(
    _ variants: [(String, String?)], keepsUnknown: Bool = false, discriminator: FieldPath = "type",
    content: FieldPath = "data"
  ) -> Contract {
    let variants = Contract.Variants(
      discriminator: discriminator, content: content,
      variants: variants.map { .init(values: [$0], object: $1) }, keepsUnknown: keepsUnknown)
    let objects = [
      Contract.Object(name: "Event", coercion: .lenient, variants: variants),
      Contract.Object(name: "Push", coercion: .lenient, fields: [Self.field("ref")]),
      Contract.Object(
        name: "Tag", coercion: .lenient, fields: [Self.field("ref", value: Self.int)]),
      Contract.Object(
        name: "Note", coercion: .lenient, fields: [Self.field("ref", need: .optional)]),
    ]
    return Contract(coercion: .lenient, root: .object("Event"), objects: objects)
  }

  /// `{"t": "b"}` was built as the unknown kind b.
  @Test func newKind_ofWhatWasUnknown() {
    func changes(_ object: String?, content: FieldPath = FieldPath()) -> [String] {
      let old = event([("push", "Push")], keepsUnknown: true, content: content)
      let new = event([("push", "Push"), ("b", object)], keepsUnknown: true, content: content)
      return new.differences(from: old).map(\.description)
    }
    expect(changes("Push"), equals: [#"breaking: has the new variant "b""#])
    expect(changes("Note"), equals: [#"warning: has the new variant "b""#])
    expect(changes("Note", content: "data"), equals: [#"breaking: has the new variant "b""#])
    expect(changes(nil), equals: [#"harmless: has the new variant "b""#])
  }

  @Test func variants_addedOrGone() {
    let (old, new) = (event([("push", "Push")]), Self.contract([]))
    expect(
      new.differences(from: old).map(\.description), equals: ["breaking: no longer has variants"])
    expect(old.differences(from: new).map(\.description), equals: ["breaking: now has variants"])
  }

  @Test func kindListedTwice_isTheFirstOne() {
    let old = event([("push", "Push"), ("push", "Tag")])
    expect(old.differences(from: old), equals: [])
    expect(event([("push", "Push"), ("push", "Note")]).differences(from: old), equals: [])
  }

  @Test func contractOfItself_hasNoDifferences() {
    let gaps = Self.contract([Self.field()], rules: ["a rule"], gaps: [.looksAtKeys, .tooDeep])
    expect(gaps.differences(from: gaps), equals: [])
  }

  @Test func variants_changed() {
    let old = event([("push", "Push"), ("ping", nil)])
    expect(
      event([("push", "Tag"), ("tag", "Tag")]).differences(from: old).map(\.description),
      equals: [
        #"breaking: no longer has the variant "ping""#,
        #"data("push").ref: breaking: is Int, was String"#, #"harmless: has the new variant "tag""#,
      ])
    expect(
      event([("push", "Push"), ("ping", nil)], keepsUnknown: true, discriminator: "kind")
        .differences(from: old).map(\.description),
      equals: [
        "breaking: the variant is chosen by kind in data, was chosen by type in data",
        "harmless: now takes unknown variants",
      ])
  }

  private func differences(
    _ old: [Field], _ new: [Field], newCoercion: Coercion = .lenient
  ) -> [String] {
    Self.contract(new, newCoercion).differences(from: Self.contract(old)).map(\.description)
  }

  private static func contract(
    _ fields: [Field], _ coercion: Coercion = .lenient, rules: [String] = [],
    gaps: [Contract.Gap] = []
  ) -> Contract {
    let fields = fields.map { field in
      Field(
        name: field.name, paths: field.paths, value: field.value,
        coercion: field.coercion == .lenient ? coercion : field.coercion, variant: field.variant,
        need: field.need, demands: field.demands)
    }
    return Contract(
      of: Contract.Object(
        name: "Model", coercion: coercion, fields: fields, rules: rules, gaps: gaps))
  }

  private static func field(_ value: Value) -> Field { field("a", value: value) }

  private static func field(
    _ paths: FieldPath..., value: Value = .string, coercion: Coercion = .lenient,
    need: Contract.Need = .required, demands: [ReadDemand] = []
  ) -> Field {
    let paths = paths.isEmpty ? ["a"] : paths
    return Field(
      name: paths[0].description, paths: paths, value: value, coercion: coercion, need: need,
      demands: demands)
  }
}
