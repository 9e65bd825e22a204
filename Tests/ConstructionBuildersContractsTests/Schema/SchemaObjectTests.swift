import TestSupport
import Testing

@testable import ConstructionBuilders
@testable import ConstructionBuildersContracts

/// The schema of an object: what is required of it, and where its fields are.
struct SchemaObjectTests {
  static let bare = Contract.Object(name: "B", coercion: .lenient)
  static let strict = Contract.Object(name: "A", coercion: .strict)

  static let needs: [(Contract.Need, declared: String, needed: String)] = [
    (
      .required, #"{"type":"object","required":["a"],"properties":{"a":{"type":"string"}}}"#,
      #"{"type":"object","required":["a"],"properties":{"a":{"type":"string"}}}"#
    ),
    (
      .optional, #"{"type":"object","properties":{"a":{"type":["string","null"]}}}"#,
      #"{"type":"object","properties":{"a":true}}"#
    ),
    (
      .requiredUnlessOther, #"{"type":"object","properties":{"a":{"type":["string","null"]}}}"#,
      #"{"type":"object","properties":{"a":true}}"#
    ),
    (
      .requiredInSome(1, of: 2),
      #"{"type":"object","properties":{"a":{"type":["string","null"]}}}"#,
      #"{"type":"object","properties":{"a":true}}"#
    ),
    (
      .namedByEmpty, #"{"type":"object","properties":{"a":{"type":["string","null"]}}}"#,
      #"{"type":"object","properties":{"a":true}}"#
    ),
    (
      .notNamedByEmpty, #"{"type":"object","properties":{"a":{"type":["string","null"]}}}"#,
      #"{"type":"object","properties":{"a":true}}"#
    ),
  ]

  @Test(arguments: needs)
  func need_isRequiredOnlyIfItIsCertain(
    _ need: Contract.Need, _ declared: String, _ needed: String
  ) throws {
    let object = Contract.Object(
      name: "A", coercion: .strict, fields: [field("a", coercion: .strict, need)])
    try expect(definition(of: object, .declared), equals: declared)
    try expect(definition(of: object, .tolerated), equals: declared)
    try expect(definition(of: object, .needed), equals: needed)
  }

  static let paths: [([Contract.Field], Contract.SchemaView, Coercion, String)] = [
    (
      [field("a.b", .required), field("a.c", as: .boolean, .optional)], .declared, .strict,
      #"{"type":"object","required":["a"],"properties":{"a":{"type":"object","required":["b"],"#
        + #""properties":{"b":{"type":"string"},"c":{"type":["boolean","null"]}}}}}"#
    ),
    (
      [field("a.b", .required), field("a.c", as: .boolean, .optional)], .needed, .strict,
      #"{"type":"object","required":["a"],"properties":{"a":{"type":"object","required":["b"],"#
        + #""properties":{"b":{"type":"string"}}}}}"#
    ),
    (
      [field("a.c", as: .boolean, .optional)], .tolerated, [.emptyArraysAsObjects, .embeddedJSON],
      #"{"type":"object","properties":{"a":{"type":["object","array","string","null"],"#
        + #""properties":{"c":{"type":["boolean","null"]}},"maxItems":0}}}"#
    ),
    (
      [field("a.b", .required)], .tolerated, [.emptyArraysAsObjects],
      #"{"type":"object","required":["a"],"properties":{"a":{"type":"object","required":["b"],"#
        + #""properties":{"b":{"type":"string"}}}}}"#
    ),
    (
      [field("a[1]", as: .boolean, .required)], .declared, .strict,
      #"{"type":"object","required":["a"],"properties":{"a":{"type":"array","#
        + #""prefixItems":[true,{"type":"boolean"}],"minItems":2}}}"#
    ),
    (
      [field("a[0]", as: .boolean, .optional)], .tolerated, [.arraysFromSingleValues],
      #"{"type":"object","properties":{"a":{"type":["array","boolean","null"],"#
        + #""prefixItems":[{"type":["boolean","null"]}]}}}"#
    ),
    (
      [field("a", as: .any, .optional)], .declared, .strict,
      #"{"type":"object","properties":{"a":true}}"#
    ),
    // A place far out has no schema.
    (
      [field("a[70]", as: .boolean, .required)], .tolerated, [.numberedObjectsAsArrays],
      #"{"type":"object","required":["a"],"properties":{"a":{"type":["array","object"],"#
        + #""minItems":71,"minProperties":1,"propertyNames":{"pattern":<index>}}}}"#
    ),
    (
      [field("a", as: .string, .required), field("a", as: .any, .required)], .declared, .strict,
      #"{"type":"object","allOf":[{"anyOf":[{"required":["a"],"properties":{"a":"#
        + #"{"type":"string"}}},{"required":["a"],"properties":{"a":true}}]}]}"#
    ),
    (
      [field("a", as: .object("B"), .required), field("a.b", as: .string, .required)], .declared,
      .strict,
      ##"{"type":"object","required":["a"],"properties":{"a":{"allOf":[{"$ref":"#/$defs/B"},"##
        + #"{"type":"object","required":["b"],"properties":{"b":{"type":"string"}}}]}}}"#
    ),
  ]

  @Test(arguments: paths)
  func paths_becomeNestedObjects(
    _ fields: [Contract.Field], _ view: Contract.SchemaView, _ coercion: Coercion,
    _ expected: String
  ) throws {
    let fields = fields.map { field in
      Contract.Field(
        name: field.name, paths: field.paths, value: field.value, coercion: coercion,
        need: field.need)
    }
    let object = Contract.Object(name: "A", coercion: coercion, fields: fields)
    try expect(definition(of: object, view, with: [Self.bare]), equals: expected)
  }

  @Test func alias_isAnyOfTheKeysThatAreUsed() throws {
    let required = object(
      field("a", or: "b", as: .text(type: "UUID"), .required), coercion: .strict)
    let optional = object(
      field("a", or: "b", as: .text(type: "UUID"), .optional), coercion: .strict)
    try expect(
      definition(of: required, .declared),
      equals: #"{"type":"object","required":["a"],"properties":{"a":{"type":"string","#
        + #""pattern":<uuid>}}}"#)
    try expect(
      definition(of: required, .tolerated),
      equals: #"{"type":"object","allOf":[{"anyOf":[{"required":["a"],"properties":{"a":"#
        + #"{"type":"string","pattern":<uuid, trimmed>}}},{"required":["b"],"properties":{"a":"#
        + #"{"type":"null"},"b":{"type":"string","pattern":<uuid, trimmed>}}}]}]}"#)
    try expect(
      definition(of: required, .needed),
      equals: #"{"type":"object","allOf":[{"anyOf":[{"required":["a"],"properties":{"a":"#
        + #"{"type":"string","pattern":<uuid, trimmed>}}},{"required":["b"],"properties":{"b":"#
        + #"{"type":"string","pattern":<uuid, trimmed>}}}]}]}"#)
    try expect(
      definition(of: optional, .declared),
      equals: #"{"type":"object","allOf":[{"anyOf":[{"required":["a"],"properties":{"a":"#
        + #"{"type":"string","pattern":<uuid>}}},{"properties":{"a":{"type":"null"},"b":"#
        + #"{"type":"null"}}}]}]}"#)
    try expect(definition(of: optional, .needed), equals: #"{"type":"object"}"#)
  }

  @Test func alias_ofAContainer_isNotTriedIfAnEarlierOneDoesNotBuild() throws {
    let aliases = object(
      field("a", or: "b", as: .array(of: .boolean), coercion: .strict, .required),
      field("c", or: "d", as: .boolean, coercion: .strict, .required), coercion: .strict)
    try expect(
      Contract(of: aliases).jsonSchema(.needed).excesses.map(\.description),
      equals: [
        "A.a: values of another key, if an earlier one has an array or object that does not build"
      ])
    #expect(try Contract(of: aliases).jsonSchema(.tolerated).excesses.isEmpty)
  }

  /// Null is a value, or has a default, only if no other key has a value.
  @Test func null_isNoUseOfAKeyThatHasAnAlias() throws {
    let null = object(
      field("a", or: "b", as: .nullable(.boolean), .optional), coercion: .strict)
    try expect(
      definition(of: null, .declared),
      equals: #"{"type":"object","allOf":[{"anyOf":[{"required":["a"],"properties":{"a":"#
        + #"{"type":"boolean"}}},{"properties":{"a":{"type":"null"},"b":{"type":"null"}}}]}]}"#)
    let fallback = object(
      field("a", or: "b", as: .boolean, .required, .fallback(for: "null")), coercion: .strict)
    try expect(
      definition(of: fallback, .declared),
      equals: #"{"type":"object","allOf":[{"anyOf":[{"required":["a"],"properties":{"a":"#
        + #"{"type":"boolean"}}},{"required":["a"],"properties":{"a":{"type":"null"},"b":"#
        + #"{"type":"null"}}},{"required":["b"],"properties":{"a":{"type":"null"},"b":"#
        + #"{"type":"null"}}}]}]}"#)
  }

  /// A field that is read in two ways, each of which has aliases.
  @Test func alias_ofOneOfSeveralReadings_isNotDeclared() throws {
    let both = Contract.Object(
      name: "A", coercion: .strict,
      fields: [
        field("a", or: "b", as: .boolean, coercion: .strict, .required),
        field("a", or: "c", as: .string, coercion: .strict, .required),
      ])
    try expect(
      definition(of: both, .declared),
      equals: #"{"type":"object","allOf":[{"anyOf":[{"required":["a"],"properties":{"a":"#
        + #"{"type":"boolean"}}},{"required":["a"],"properties":{"a":{"type":"string"}}}]}]}"#)
  }

  @Test func elements_matterIfNoneMayBeLost() throws {
    let lossy = object(field("a", as: .array(of: .text(type: "UUID")), .required))
    let complete = object(field("a", as: .array(of: .text(type: "UUID")), .required, .requiringAll))
    try expect(
      definition(of: lossy, .needed),
      equals: #"{"type":"object","required":["a"],"properties":{"a":{"anyOf":[{"type":"array","#
        + #""contains":{"type":"string","pattern":<uuid, trimmed>}},"#
        + #"{"type":"array","items":{"type":"null"}}]}}}"#)
    try expect(
      definition(of: complete, .needed),
      equals: #"{"type":"object","required":["a"],"properties":{"a":{"type":"array","#
        + #""items":{"type":"string","pattern":<uuid, trimmed>}}}}"#)
  }

  @Test func emptyString_isNullForAFieldWithItsOwnCoercion() throws {
    let own: Coercion = [.lenient, .emptyStringAsNull]
    let fields = [
      field("a", as: .text(type: "UUID"), coercion: own, .optional),
      field("b", as: .text(type: "UUID"), coercion: own, .required),
      field("c", as: .text(type: "UUID"), coercion: .lenient, .optional),
    ]
    let object = Contract.Object(name: "A", coercion: .lenient, fields: fields)
    func expected(_ a: String) -> String {
      #"{"type":"object","required":["b"],"properties":{"a":\#(a),"#
        + #""b":{"type":"string","pattern":<uuid>},"#
        + #""c":{"type":["string","null"],"pattern":<uuid>}}}"#
    }
    let text = #"{"type":["string","null"],"pattern":<uuid>}"#
    try expect(definition(of: object, .declared), equals: expected(text))
    try expect(
      definition(of: object, .tolerated),
      equals: expected(#"{"anyOf":[\#(text),{"enum":[""]}]}"#).replacing(
        "<uuid>", with: "<uuid, trimmed>"))
  }

  @Test func emptyArray_isAnObjectIfNothingInItIsRequired() throws {
    let named = Contract.Object(
      name: "B", coercion: .forgiving, fields: [field("b", .required)])
    let arrays: Coercion = [.emptyArraysAsObjects]
    try expect(
      schema(of: .object("B"), .tolerated, arrays, [Self.bare]),
      equals: ##"{"anyOf":[{"$ref":"#/$defs/B"},{"type":"array","maxItems":0}]}"##)
    try expect(
      schema(of: .object("B"), .tolerated, arrays, [named]), equals: ##"{"$ref":"#/$defs/B"}"##)
    try expect(
      schema(of: .object("B"), .declared, arrays, [Self.bare]), equals: ##"{"$ref":"#/$defs/B"}"##)
  }

  @Test func reference_isPercentEncoded() throws {
    let name = "Größe/~ (lenient)"
    let object = Contract.Object(name: name, coercion: .lenient)
    try expect(
      schema(of: .object(name), .declared, .lenient, [object]),
      equals: ##"{"$ref":"#/$defs/Gr%C3%B6%C3%9Fe~1~0%20%28lenient%29"}"##)
  }

  @Test func objectThatIsMentionedAlone_throws() {
    let contract = Contract(coercion: .lenient, root: .array(of: .object("B")), objects: [])
    let error = #expect(throws: (any Error).self) { try contract.jsonSchema(.needed) }
    expect(
      "\(error as Any)",
      contains:
        "the contract has no schema, because it mentions the object B and does not describe it")
  }

  @Test func objectWithGaps_isAnyObject() throws {
    var object = Contract.Object(
      name: "A", coercion: .lenient, fields: [field("a", .required)])
    object.gaps = [.looksAtKeys, .notCaptured(field: "b")]
    try expect(
      definition(of: object, .declared),
      equals: #"{"type":"object","anyOf":[{"required":["a"],"properties":{"a":{"type":"string"}}},"#
        + "true]}")
  }

  @Test func excesses_nameObjectAndPath() throws {
    let fields = [
      field("a", as: .array(of: .text(type: "URL")), .required, .check("not empty"), .transformed),
      field("b", .requiredInSome(3, of: 20)), field("c", .namedByEmpty),
      field("d", or: "e", .optional),
    ]
    var object = Contract.Object(name: "A", coercion: .strict, fields: fields)
    object.gaps = [.notHeld(path: "x.y")]
    object.rules = ["end after start"]
    let contract = Contract(coercion: .strict, root: .object("A"), objects: [object])
    try expect(
      contract.jsonSchema(.declared).excesses.map(\.description),
      equals: [
        "A.a: strings that are not URLs", "A.a: values that are not not empty",
        "A.a: values that a closure rejects",
        "A: any object, because the builder reads x.y without a field and may decide by it",
        "A: objects that fail with: end after start",
        "A: objects without b (required in some objects)",
        "A: objects without c (required (unconfirmed by a sample))",
      ])
  }

  static let openObjects: [(Contract.Field, Coercion, [Contract.Gap], [String])] = [
    (
      field("a[70]", as: .boolean, coercion: .numberedObjectsAsArrays), .numberedObjectsAsArrays,
      [],
      [
        "A.a: any elements after the first 64",
        "A.a: objects with numbers as keys, and any values",
      ]
    ),
    (
      field("a", as: .boolean, coercion: .strict), .strict, [.readInSome(field: "a")],
      ["A: any object, because the builder reads a only from some, or in different ways"]
    ),
  ]

  @Test(arguments: openObjects)
  func whatAnObjectLeavesOpen_isListed(
    _ field: Contract.Field, _ coercion: Coercion, _ gaps: [Contract.Gap], _ expected: [String]
  ) throws {
    var object = object(field, coercion: coercion)
    object.gaps = gaps
    try expect(
      Contract(of: object).jsonSchema(.tolerated).excesses.map(\.description), equals: expected)
  }

  @Test func text_isIndentedAndCommented() throws {
    let day = field("day", as: .date(.pattern("yyyy-MM-dd")), .required)
    let object = Contract.Object(
      name: "A", coercion: .lenient, fields: [day, field("note", .optional)])
    let contract = Contract(of: object)
    try expect(
      "\(contract.jsonSchema(.declared))",
      equals: #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "description": "Documents that build without findings.",
          "$ref": "#/$defs/A",
          "$defs": {
            "A": {
              "type": "object",
              "required": ["day"],
              "properties": {
                "day": {
                  "$comment": "Also takes dates that do not exist, or contradict themselves.",
                  "type": "string",
                  "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$(?!\\n)"
                },
                "note": {
                  "type": ["string", "null"]
                }
              }
            }
          }
        }
        """#)
  }
}
