import BuilderExpansion
import TestSupport
import Testing

@testable import builders

/// When a member such as `type` makes an enumeration, and when one struct with Optionals.
struct VariantsTests {
  /// Documents of some variants, which have some keys in common and some of their own, and an
  /// object with some more of their own.
  private static func documents(
    _ variants: Int, common: Int, own: Int, inner: Int = 0
  ) -> [String] {
    (0..<40).map { index in
      let variant = index % variants
      func members(_ count: Int, _ name: String) -> String {
        (0..<count).map { ",\"\(name)_\($0)\":1" }.joined()
      }
      let meta = #","meta":{"id":1\#(members(inner, "inner_\(variant)"))}"#
      return #"{"type":"kind_\#(variant)"\#(members(common, "common"))"#
        + members(own, "own_\(variant)") + (inner > 0 ? meta : "") + "}"
    }
  }

  private func isEnumeration(_ documents: [String], _ arguments: String...) throws -> Bool {
    let run = try CommandRun(
      ["generate", "a.ndjson", "--macro", "--name", "Root"] + arguments,
      files: ["a.ndjson": documents.joined(separator: "\n")])
    expect(run.status, equals: .done)
    return run.output.contains("\nenum Root: ")
  }

  @Test(arguments: [
    (2, 0, 1, 0, true), (2, 2, 2, 0, true), (2, 3, 2, 0, false), (9, 2, 5, 0, true),
    // Another key in one object, beside sixty that all have.
    (2, 60, 0, 1, false), (2, 1, 0, 4, true),
    // Nine products of eighty lines.
    (9, 60, 20, 0, false), (9, 10, 20, 0, true), (9, 11, 20, 0, false),
  ])
  func variants_areThose_thatHaveFewKeysInCommon(
    _ variants: Int, _ common: Int, _ own: Int, _ inner: Int, _ isEnumeration: Bool
  ) throws {
    let documents = Self.documents(variants, common: common, own: own, inner: inner)
    try expect(self.isEnumeration(documents), equals: isEnumeration)
  }

  /// Which keys only some objects have, few objects show by chance.
  @Test(arguments: [
    // Two documents: with one object of each variant, and with many of two.
    ([4], 2, false), ([12], 2, false), ([1, 1], 2, false), ([20, 20], 2, true),
    ([2], 6, true), ([2], 5, false), ([1, 1], 8, true),
    // Of others, there can be only one.
    ([5, 1, 1, 1, 1, 1, 1, 1], 1, true), ([26, 2], 1, true), ([2, 2, 2, 2, 2, 2], 1, false),
  ])
  func variants_areThose_ofWhichThereAreSome(
    _ counts: [Int], _ documents: Int, _ isEnumeration: Bool
  ) throws {
    // A single number is how many variants there are, each once.
    let counts = counts.count == 1 ? [Int](repeating: 1, count: counts[0]) : counts
    let items = counts.enumerated().flatMap { variant, count in
      [String](repeating: #"{"type":"kind_\#(variant)","own_\#(variant)":1}"#, count: count)
    }
    let document = #"{"items":[\#(items.joined(separator: ","))]}"#
    let run = try CommandRun(
      "generate", "a.ndjson", "--macro", "--name", "Root",
      files: ["a.ndjson": [String](repeating: document, count: documents).joined(separator: "\n")])
    expect(run.output.contains("\nenum Item: "), equals: isEnumeration)
  }

  /// A few whole numbers in every object, of which one is seen often, tell variants as texts do.
  @Test(arguments: [
    ([10, 11], "op", true), ([0, 1, 4], "type", true), ([10, 11], "size", false),
    ([10, 50], "op", false), ([7], "op", false), ([-1, 1], "op", false),
  ])
  func numbers_tellVariants(_ numbers: [Int], _ key: String, _ isEnumeration: Bool) throws {
    let documents = (0..<40).map { index in
      let number = numbers[index % numbers.count]
      return #"{"\#(key)":\#(number),"own_\#(number)":1}"#
    }
    try expect(self.isEnumeration(documents), equals: isEnumeration)
    // Not one of each, a fraction, a text among them, or a number that is missing.
    let each = (0..<20).map { #"{"op":\#($0),"own_\#($0 % 3)":1}"# }
    try expect(self.isEnumeration(each), equals: false)
    for other in ["1.5", "\"11\"", "null"] {
      let mixed = documents + [#"{"\#(key)":\#(other),"own":1}"#]
      try expect(self.isEnumeration(mixed), equals: false, "\(other)")
    }
    try expect(self.isEnumeration(documents + [#"{"own":1}"#]), equals: false)
  }

  @Test func numbers_areWrittenAsNumbers() throws {
    let documents = (0..<40).map { index in
      index % 2 == 0 ? #"{"op":10,"d":{"interval":1}}"# : #"{"op":11}"#
    }
    func output(_ arguments: String...) throws -> String {
      try CommandRun(
        ["generate", "a.ndjson", "--name", "Root"] + arguments,
        files: ["a.ndjson": documents.joined(separator: "\n")]
      ).output
    }
    let macro = try output("--macro")
    expect(macro, contains: #"@Buildable(discriminator: "op", content: "d")"#)
    expect(macro, contains: "  @Variant(10) case op10(Op10)  // 20\n")
    expect(macro, contains: "  @Variant(11) case op11  // 20\n")
    let hand = try output()
    expect(hand, contains: #"\._type, discriminator: "op", as: .sent(as: .number), content: "d","#)
    expect(hand, contains: #".variant("10", as: \._op10, Root.op10),"#)
  }

  /// What is generated for documents that come one after the other, and again.
  private func generated(_ kinds: [String], _ arguments: String...) throws -> String {
    let documents = (0..<60).map { kinds[$0 % kinds.count] }
    let run = try CommandRun(
      ["generate", "a.ndjson", "--name", "Root"] + arguments,
      files: ["a.ndjson": documents.joined(separator: "\n")])
    if arguments == ["--macro"] {
      #expect(BuildableExpansion.file(source: run.output).diagnostics.isEmpty)
    }
    return run.output
  }

  private static let payloads = [
    #"{"event":"delete","payload":"123"}"#, #"{"event":"seen","payload":[1,2]}"#,
    #"{"event":"update","payload":{"id":1}}"#, #"{"event":"filters_changed"}"#,
    #"{"event":"status","payload":"{\"code\":1}"}"#, #"{"event":"at","payload":"2026-03-01"}"#,
  ]

  /// A payload beside the discriminator can have any type, and a format.
  @Test func payloads_areOfAnyType() throws {
    let macro = try generated(Self.payloads, "--macro")
    #expect(
      macro.hasPrefix(
        """
        import ConstructionBuildersMacros
        import Foundation

        /// 60 objects of 6 variants.
        @Buildable(discriminator: "event", content: "payload", keys: .snakeCase)
        enum Root: Equatable, Sendable {
          case at(Date)  // 10
          case delete(String)  // 10
          case filtersChanged  // 10
          case seen([Int])  // 10
          @Format(.sent(as: .string)) case status(Status)  // 10
          case update(Update)  // 10
          /// Any other variant, by its text.
          @Unknown case other(String)
        }
        """), "\(macro)")
    let hand = try generated(Self.payloads)
    #expect(
      hand.contains(
        """
          @Field var type: String?
          @Field var at: Date?
          @Field var delete: String?
          @Field var seen: [Int]?
          @Field var status: StatusBuilder?
          @Field var update: UpdateBuilder?

          static let variants = BuilderVariants<Self>(
            \\._type, discriminator: "event", content: "payload",
            .variant("at", as: \\._at, Root.at),
            .variant("delete", as: \\._delete, Root.delete),
            .variant("filters_changed", is: Root.filtersChanged),
            .variant("seen", as: \\._seen, Root.seen),
            .variant("status", as: \\._status, in: .sent(as: .string), Root.status),
            .variant("update", as: \\._update, Root.update),
            unknown: Root.other)
        """), "\(hand)")
  }

  static let payloadsAndCases: [([String], String)] = [
    // The type of the payload alone tells the variants.
    ([#"{"type":"a","v":"x"}"#, #"{"type":"b","v":1}"#], "  case a(String)  // 30\n"),
    ([#"{"type":"a","v":"x"}"#, #"{"type":"b","v":"y"}"#], "  let v: String "),
    // A payload that can be null, or has a word for it, is a property.
    ([#"{"type":"a","v":"x"}"#, #"{"type":"b","v":1}"#, #"{"type":"b","v":null}"#], "  case b(B)"),
    ([#"{"type":"a","v":[1]}"#, #"{"type":"b","v":7}"#, #"{"type":"b","v":""}"#], "  case b(B)"),
    // Of one variant alone, the key says nothing about others.
    ([#"{"type":"a","v":"x"}"#, #"{"type":"b"}"#], "  case a(A)  // 30\n"),
    // No type reads all.
    (
      [
        #"{"type":"a","v":"x"}"#, #"{"type":"b","v":[1]}"#, #"{"type":"b","v":[true]}"#,
        #"{"type":"b","v":["z"]}"#, #"{"type":"b","v":[{"k":1}]}"#,
      ], "  case b([JSONValue])  // CHECK: several types; 48\n"
    ),
  ]

  @Test(arguments: payloadsAndCases)
  func payload_isRead_ifItIsAlwaysThere(_ kinds: [String], _ line: String) throws {
    let output = try generated(kinds, "--macro")
    expect(output, contains: line)
  }

  private static let messages = [
    #"{"user":"U","text":"t","ts":"a"}"#, #"{"subtype":"bot","bot_id":"B","text":"t","name":"x"}"#,
    #"{"subtype":"join","inviter":"B","channel":"t"}"#,
  ]

  /// Objects without the member that tells a variant are one, if they have a shape of their own.
  @Test func objectsWithoutTheMember_areAVariant() throws {
    let macro = try generated(Self.messages, "--macro")
    #expect(
      macro.contains(
        """
        /// 60 objects of 3 variants.
        @Buildable(discriminator: "subtype")
        enum Root: Equatable, Sendable {
          @Variant(.missing) case withoutSubtype(WithoutSubtype)  // 20
          case bot(Bot)  // 20
          case join(Join)  // 20
        """), "\(macro)")
    expect(macro, contains: "/// 20 objects in 60 documents at `<>`; 3 keys.\n")
    let hand = try generated(Self.messages)
    #expect(
      hand.contains(
        """
            \\._type, discriminator: "subtype", missing: "withoutSubtype",
            .variant("withoutSubtype", as: \\._withoutSubtype, Root.withoutSubtype),
            .variant("bot", as: \\._bot, Root.bot),
        """), "\(hand)")
  }

  /// A person can say that one object without the member is of another variant.
  @Test func person_decidesThatItMayBeMissing() throws {
    let documents = [#"{"kind":"a","x":1}"#, #"{"kind":"b","y":1}"#, #"{"z":1}"#]
    let run = try CommandRun(
      "generate", "a.ndjson", "--name", "Root", "--macro", "--variants", "kind",
      files: ["a.ndjson": documents.joined(separator: "\n")])
    expect(run.output, contains: "  @Variant(.missing) case withoutKind(WithoutKind)  // 1\n")
  }

  static let untold: [([String], Bool)] = [
    ([#"{"op":10,"d":{"i":1}}"#, #"{"op":11}"#, #"{"d":"text"}"#], true),
    // Keys that a variant has, too; null; nothing in common.
    ([#"{"type":"a","x":1,"y":1}"#, #"{"type":"b","z":1}"#, #"{"x":1}"#], false),
    ([#"{"type":"a","x":1}"#, #"{"type":"b","z":1}"#, #"{"type":null,"u":1}"#], false),
    (
      [#"{"type":"a","x":1}"#, #"{"type":"b","z":1}"#, #"{"u":1}"#, #"{"v":1}"#, #"{"w":1}"#],
      false
    ),
  ]

  @Test(arguments: untold)
  func objectsWithoutTheMember_haveAShapeOfTheirOwn(_ kinds: [String], _ isOwn: Bool) throws {
    let output = try generated(kinds, "--macro")
    expect(output.contains("@Variant(.missing) "), equals: isOwn, "\(output)")
  }

  /// Any text gives a name, and no name comes twice.
  @Test func variants_haveNamesOfSwift() throws {
    let texts = ["2d", "2D", "a b", "a-b", "", "-", "self", "init", "default", "other", "+1", "٣"]
    let documents = (0..<48).map {
      #"{"kind":"\#(texts[$0 % 12])","own_\#($0 % 12)":1}"#
    }
    func cases(_ arguments: String...) throws -> [String] {
      let run = try CommandRun(
        ["generate", "a.ndjson", "--name", "Root", "--variants", "kind"] + arguments,
        files: ["a.ndjson": documents.joined(separator: "\n")])
      if arguments == ["--macro"] {
        #expect(BuildableExpansion.file(source: run.output).diagnostics.isEmpty)
      }
      return run.output.split(separator: "\n").filter { $0.contains("case ") }
        .map { String($0.split(separator: "  //")[0].drop { $0 != "c" }) }
    }
    let names = [
      "case empty(RootValue)", "case plus1(Plus1)", "case key(RootValue2)", "case key2d(Type2d)",
      "case key2dVariant(RootType2d)", "case aB(AB)", "case aBVariant(RootAB)",
      "case `default`(RootDefault)", "case initial(Init)", "case otherVariant(Other)",
      "case selfLink(RootSelf)", "case key٣(Type٣)", "case other(String)",
    ]
    try expect(cases(), equals: names)
    try expect(cases("--macro"), equals: names)
  }

  @Test func person_decidesOtherwise() throws {
    let products = Self.documents(9, common: 60, own: 20)
    try expect(isEnumeration(products, "--variants", "type"), equals: true)
    let events = Self.documents(3, common: 1, own: 5)
    try expect(isEnumeration(events, "--no-variants", "type"), equals: false)
    // Any text that is one of a few.
    let people = (0..<20).map { #"{"name":"\#(["Ada King", "Bo"][$0 % 2])","x\#($0 % 2)":1}"# }
    try expect(isEnumeration(people), equals: false)
    try expect(isEnumeration(people, "--variants", "name"), equals: true)
  }

  /// A type within variants is named by its path without them.
  @Test func person_decidesWithinVariants() throws {
    let documents = (0..<20).map { index in
      index % 2 == 0
        ? #"{"type":"push","ref":"r","part":{"type":"p\#(index / 2 % 2)","a\#(index / 2 % 2)":1}}"#
        : #"{"type":"ping","zen":"z"}"#
    }
    func output(_ arguments: String...) throws -> String {
      try CommandRun(
        ["generate", "a.ndjson", "--macro", "--name", "Root"] + arguments,
        files: ["a.ndjson": documents.joined(separator: "\n")]
      ).output
    }
    try expect(output(), contains: "\nenum Part: ")
    let joined = try output("--no-variants", "part.type")
    #expect(joined.contains("\nenum Root: ") && joined.contains("\nstruct Part: "), "\(joined)")
  }

  /// In what has variants, one of many keys is a struct all the same: a user has a `type`, too.
  @Test func largeObjectWithinVariants_isAStruct() throws {
    let user = (0..<12).map { ",\"key_\($0)\":1" }.joined()
    let documents = (0..<20).map { index in
      index % 2 == 0
        ? #"{"type":"push","user":{"type":"\#(["User", "Bot"][index / 2 % 2])"\#(user)},"a":1}"#
        : #"{"type":"ping","zen":"z","b":1}"#
    }
    let run = try CommandRun(
      "generate", "a.ndjson", "--macro", "--name", "Root",
      files: ["a.ndjson": documents.joined(separator: "\n")])
    expect(run.output, contains: "\nenum Root: ")
    expect(run.output, contains: "\nstruct User: ")
    expect(run.output, contains: "  let type: String?  // in all 10; ")
  }

  /// Cohere's calls of tools begin with all members, and go on with some, without the `type`.
  @Test func objectsWithoutVariants_areOfAnotherType() throws {
    let documents = (0..<40).map { index in
      let (event, call) =
        index % 2 == 0
        ? ("start", #"{"type":"function","id":"a","function":{"name":"b","arguments":""}}"#)
        : ("delta", #"{"function":{"arguments":"c"}}"#)
      return #"{"type":"tool-call-\#(event)","delta":{"message":{"tool_calls":\#(call)}}}"#
    }
    let run = try CommandRun(
      "generate", "a.ndjson", "--macro", "--name", "Event",
      files: ["a.ndjson": documents.joined(separator: "\n")])
    expect(run.status, equals: .done)
    #expect(!run.output.contains("JSONValue"))
    #expect(run.output.contains("  let arguments: String"))
  }

  @Test func memberThatCannotTellThem_isNamed() throws {
    let run = try CommandRun(
      "generate", "a.ndjson", "--name", "Root", "--variants", "items[].kind",
      files: ["a.ndjson": #"{"items":[{"kind":"a"},{"kind":7}]}"#])
    expect(run.status, equals: .done)
    expect(
      run.notes, contains: "no variants: items[].kind is not always one of a few texts or numbers\n"
    )
    let none = try CommandRun("generate", "a.json", "--variants", "[]", files: ["a.json": "{}"])
    expect(none.status, equals: .usage)
  }

  /// A path that was mistyped would do nothing, without a word.
  @Test func memberThatNoDocumentHas_isNamed() throws {
    // The replies are of the type of the document, and are within a variant.
    let documents = (0..<20).map { index in
      index % 2 == 0
        ? #"{"type":"post","replies":[{"type":"post","replies":[],"own_1":1}],"own_1":1}"#
        : #"{"type":"link","own_2":{"a b":null},"byID":{"1":{"kind":"x"},"2":{"kind":"x"}}}"#
    }
    func notes(_ arguments: String...) throws -> [String] {
      let run = try CommandRun(
        ["generate", "a.ndjson", "--name", "Root"] + arguments,
        files: ["a.ndjson": documents.joined(separator: "\n")])
      expect(run.status, equals: .done)
      return run.notes.split(separator: "\n").map(String.init)
    }
    for path in [
      "type", "replies[].type", "replies[].replies[].replies[].own_1", "own_2[\"a b\"]",
      "byID{}.kind",
    ] {
      try expect(notes("--no-variants", path), equals: [], "\(path)")
    }
    for path in ["typo", "type.typo", "replies.type", "replies[].typo", "byID{}.typo"] {
      try expect(
        notes("--no-variants", path), equals: ["--no-variants: \(path) was not seen"], "\(path)")
    }
    try expect(
      notes("--variants", "typo", "--no-variants", "b", "--no-variants", "a"),
      equals: [
        "--no-variants: a was not seen", "--no-variants: b was not seen",
        "no variants: typo was not seen",
      ])
  }
}
