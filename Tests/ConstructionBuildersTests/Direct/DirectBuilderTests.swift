import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// A model made straight from a document is the one that its builder makes.
struct DirectBuilderTests {
  /// A guest, and whether it is to be had without a builder.
  static let guests: [(json: String, guest: Guest?)] = [
    (#"{"name": "a", "friends": []}"#, Guest(name: "a", friends: [])),
    (#"{"friends": [], "name": "a"}"#, Guest(name: "a", friends: [])),
    (#"{"name": "a"}"#, Guest(name: "a", friends: [])),
    (#"{"name": "a", "friends": null}"#, Guest(name: "a", friends: [])),
    (#"{"name": "a", "friends": 7}"#, Guest(name: "a", friends: [])),
    (#"{"x": {"name": "b"}, "name": "a", "y": [1, {}]}"#, Guest(name: "a", friends: [])),
    // The last one counts, be it good or bad.
    (#"{"name": "a", "name": "b"}"#, Guest(name: "b", friends: [])),
    (#"{"name": "b", "friends": [], "friends": 7, "name": null}"#, nil),
    (#"{"name": "a", "friends": [{"name": "b"}], "name": 4}"#, guest("4", "b")),
    // Coerced, spelled with escapes, and a value with them.
    (#"{"name": 12}"#, Guest(name: "12", friends: [])),
    (#"{"n\u0061me": "\u0061"}"#, Guest(name: "a", friends: [])),
    (#"{"name": "a", "n\u0061me": "b"}"#, Guest(name: "b", friends: [])),
    // What cannot be built is left out.
    (#"{"name": "a", "friends": [{"name": "b"}, {}, 7, null, {"name": 8}]}"#, guest("a", "b", "8")),
    (#"{"name": "a", "friends": [{"friends": [{"name": "c"}]}]}"#, Guest(name: "a", friends: [])),
    (#"{}"#, nil),
    (#"{"name": null}"#, nil),
    (#"{"name": ["a"]}"#, nil),
    (#"{"friends": [{"name": "b"}]}"#, nil),
  ]

  private static func guest(_ name: String, _ friends: String...) -> Guest {
    Guest(name: name, friends: friends.map { Guest(name: $0, friends: []) })
  }

  @Test(arguments: guests)
  func guest_isTheBuilders(json: String, guest: Guest?) {
    expect(direct(DirectGuestBuilder.self, json, .lenient), equals: guest)
    expect(DirectGuestBuilder.build(json: json), equals: GuestBuilder.build(json: json))
    expect(DirectGuestBuilder.build(json: Data(json.utf8)), equals: GuestBuilder.build(json: json))
  }

  /// Without a builder, they are found by their places in the document.
  @Test func reportOfElements_hasTheFindingsOfTheBuilder() throws {
    let json = """
      {"name": "a", "friends": [{"name": "b"}, {"name": 7, "friends": [{"name": "c"}, {"name": 8}]}]}
      """
    let report = DirectGuestBuilder.report(json: json)
    expect(
      report.findings, say: "friends[1].name: read number 7 as String",
      "friends[1].friends[1].name: read number 8 as String")
    expect(report.findings, equals: (try GuestBuilder(json: json)).findings)
  }

  @Test func coercion_isHandedDown() {
    let json = #"{"name": "a", "friends": [{"name": 1}]}"#

    expect(direct(DirectGuestBuilder.self, json, .strict), equals: Guest(name: "a", friends: []))
    expect(direct(DirectGuestBuilder.self, json, .lenient), equals: Self.guest("a", "1"))
    let embedded = #"{"name": "a", "friends": "[{\"name\": \"b\"}]"}"#
    expect(direct(DirectGuestBuilder.self, embedded, .forgiving), equals: Self.guest("a", "b"))
    expect(direct(DirectGuestBuilder.self, embedded, .lenient)?.friends, equals: [])
  }

  /// Objects with more members than are ever searched one by one.
  @Test(arguments: [15, 16, 17, 63, 64, 65, 1_000])
  func otherMembers_changeNothing(count: Int) {
    let others = (0..<count).map { #""key\#($0)": {"name": \#($0)}"# }
    let members = [#""friends": [{"name": "b"}]"#] + others + [#""name": "a""#]
    let json = "{\(members.joined(separator: ","))}"

    expect(direct(DirectGuestBuilder.self, json, .lenient), equals: Self.guest("a", "b"))
    expect(
      direct(DirectGuestBuilder.self, "{\(members.reversed().joined(separator: ","))}", .lenient),
      equals: Self.guest("a", "b"))
  }

  /// Documents most of which have something wrong: ten thousand with `ALL_CASES`.
  @Test(arguments: 5...8)
  func randomDocument_givesWhatABuilderGives(seed: UInt64) {
    var writer = RandomDocument(seed: seed)
    var made = 0
    for index in 0..<volume(debug: 30, release: 300, all: 2_500) {
      let json = writer.next()
      let coercion: Coercion = [.strict, .lenient, .forgiving][index % 3]
      let expected = PartyBuilder.build(json: json, coercion: coercion)
      expect(DirectPartyBuilder.build(json: json, coercion: coercion), equals: expected, "\(json)")
      let model = direct(DirectPartyBuilder.self, json, coercion)
      expect(model, equals: (try? expected.get()), "\(json)")
      if model != nil { made += 1 }
    }
    #expect(made > 1)
  }

  /// Keys by which members cannot be sorted are read by the builder.
  @Test func keysThatAreNoNames_areReadByTheBuilder() {
    struct Cafe: _DirectBuilder {
      @Field var name: String?
      init(fields: JSONFields) { _name = fields["café"] }
      func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
      static let keys: _JSONKeys = ["café"]
      static func model(from members: _JSONMembers) -> String? { members.value(0, String.self) }
    }
    expect(direct(Cafe.self, #"{"cafe\u0301": "a"}"#, .lenient), equals: "a")
    #expect(_JSONKeys(arrayLiteral: "café").table == nil)
    #expect(_JSONKeys(arrayLiteral: "a", "a").table == nil)
    #expect(_JSONKeys(arrayLiteral: JSONKey("a" + "b")).table == nil)
    expect(OffByOne.keys.table != nil, equals: CompilerBets.keepsLiteralAddresses)
  }

  // Systems that start no processes have no tests of how one exits.
  #if os(macOS) || os(Linux)
    /// In a release build, too, where a buffer would read whatever lies behind it.
    @Test(.enabled(if: CompilerBets.keepsLiteralAddresses))
    func indexThatNoKeyHas_stopsTheProgram() async {
      await #expect(processExitsWith: .failure) { _ = OffByOne.build(json: #"{"a": 1}"#) }
    }
  #endif

  /// Every type stands in fields as what its builder is.
  @Test func builder_followsFromTheType() {
    struct Price: Buildable { typealias Builder = GuestBuilder }
    func same<A, B>(_: A.Type, _: B.Type) -> Bool { A.self == B.self }

    #expect(same(String.Builder.self, String.self))
    #expect(same(Color.Builder.self, Color.self))
    #expect(same([Int].Builder.self, [Int].self))
    #expect(same([Price].Builder.self, [GuestBuilder].self))
    #expect(same([Price?].Builder.self, [GuestBuilder?].self))
    #expect(same([String: [Price]].Builder.self, [String: [GuestBuilder]].self))
  }

  /// What is made of a document without a builder, if anything.
  private func direct<Builder: _DirectBuilder>(
    _ type: Builder.Type, _ json: String, _ coercion: Coercion
  ) -> Builder.Model? {
    let result = json.read(coercion, 512, model: "") { root, _ in
      .success(Builder._built(from: root))
    }
    return (try? result.get()) ?? nil
  }
}

/// Reads one more key than it has.
private struct OffByOne: _DirectBuilder {
  init(fields: JSONFields) {}

  func build() -> Result<Int?, BuildFailure> { .success(nil) }

  static let keys: _JSONKeys = ["a"]

  static func model(from members: _JSONMembers) -> Int?? { .some(members.value(1, Int.self)) }
}
