import BuilderExpansion
import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import BuilderConversation

struct ResponderTests {
  @Test(arguments: [5, 6, 7, 8, 9])
  func knownVersion_isAnsweredWithOwn(version: Int) throws {
    let exchange = try Exchange(Requests.capability(version: version), Requests.member)

    expect(
      exchange.answers,
      equals: [
        ["getCapabilityResult": ["capability": ["protocolVersion": 7]]],
        ["expandMacroResult": ["expandedSource": "", "diagnostics": []]],
      ])
  }

  @Test(arguments: [4, 10, 1000])
  func unknownVersion_isRemarkedOnce(version: Int) throws {
    let exchange = try Exchange(
      Requests.capability(version: version), Requests.member, Requests.member)

    expect(
      exchange.answers[1]["expandMacroResult"],
      equals: [
        "expandedSource": "",
        "diagnostics": [
          [
            "message": .string(
              """
              this compiler speaks version \(version) of the macro protocol, and \
              ConstructionBuildersMacros knows 5 to 9; its request was understood
              """),
            "severity": "remark", "position": ["fileName": "Comic.swift", "offset": 101],
            "highlights": [], "notes": [], "fixIts": [],
          ]
        ],
      ])
    expect(exchange.answers[2].diagnostics, equals: [])
  }

  @Test(
    arguments: [
      ("unknown kind", ["expandEverything": [:]], "its request 'expandEverything' is not known"),
      ("no kind", [:], "its request '' is not known"),
      (
        "no role", Requests.member("macroRole", nil),
        "its request cannot be read: 'expandAttachedMacro.macroRole' is missing"
      ),
      (
        "no declaration", Requests.member("declSyntax", nil),
        "its request cannot be read: 'expandAttachedMacro.declSyntax' is missing"
      ),
      (
        "two things missing", Requests.member("macro", [:]),
        "its request cannot be read: 'expandAttachedMacro.macro.typeName' is missing"
      ),
      (
        "no object", [1],
        "its request cannot be read: it is not an object"
      ),
      (
        "role null", Requests.member("macroRole", .null),
        "its request cannot be read: 'expandAttachedMacro.macroRole' is null"
      ),
      (
        "role of another kind", Requests.member("macroRole", ["member"]),
        "its request cannot be read: 'expandAttachedMacro.macroRole' has the wrong type"
      ),
    ] as [(String, JSONValue, String)])
  func requestNotUnderstood_isAnsweredWithDiagnostic(
    situation: String, request: JSONValue, reason: String
  ) throws {
    let ending = ". 'swift package generate-builders' writes the builders without the compiler"

    let known = try Exchange(Requests.capability, request, Requests.member)
    expect(
      known.answers[1].message, equals: "this compiler could not be understood: " + reason + ending)
    expect(known.answers[1]["expandMacroResult"]?["expandedSource"], equals: .null)
    // The conversation goes on.
    expect(known.answers.count, equals: 3)
    expect(known.status, equals: 0)

    let unseen = try Exchange(Requests.capability(version: 12), request)
    expect(
      unseen.answers[1].message,
      equals: """
        this compiler speaks version 12 of the macro protocol, and ConstructionBuildersMacros \
        knows 5 to 9: \(reason)\(ending)
        """)
  }

  @Test func requestThatIsNotJSON_isAnsweredWithDiagnostic() throws {
    let exchange = try Exchange(bytes: Data([3, 0, 0, 0, 0, 0, 0, 0]) + Data("no!".utf8))

    expect(exchange.status, equals: 0)
    expect(
      exchange.answers.first?.message,
      equals: """
        this compiler could not be understood: its request cannot be read: it is not JSON. \
        'swift package generate-builders' writes the builders without the compiler
        """)
  }

  @Test(
    arguments: [
      ("arrays in arrays", String(repeating: "[", count: 200_000)),
      ("objects in objects", String(repeating: #"{"a":"#, count: 200_000)),
      (
        "a request with deep nesting in a member that is not read",
        #"{"getCapability":{},"x":"# + String(repeating: "[", count: 100_000)
          + String(repeating: "]", count: 100_000) + "}"
      ),
      ("a number beyond numbers", #"{"expandAttachedMacro":1e999999}"#),
      ("half a surrogate", #"{"expandAttachedMacro":{"macroRole":"\ud800"}}"#),
      ("only whitespace", "   "),
      ("a text", #""expandAttachedMacro""#),
    ])
  func hostileMessage_isAnsweredWithDiagnostic(situation: String, text: String) throws {
    let message = Message.framed(Data(text.utf8))

    let exchange = try Exchange(bytes: message + Message.framed(Requests.capability))

    expect(exchange.answers.count, equals: 2)
    expect(exchange.answers[0].diagnostics.count, equals: 1)
    expect(exchange.status, equals: 0)
  }

  @Test func requestThatLacksSomething_isShownAtItsAttribute() throws {
    let exchange = try Exchange(Requests.member("declSyntax", nil))

    expect(
      exchange.answers[0].diagnostics.first?["position"],
      equals: ["fileName": "Comic.swift", "offset": 101])
  }

  @Test(arguments: [
    ("more fields", Requests.member("newInSwift7", ["a": [1, .null]])),
    ("no lexical context, as before Swift 6", Requests.member("lexicalContext", nil)),
    ("lexical context null", Requests.member("lexicalContext", .null)),
    (
      "no build configuration, as before Swift 6.3",
      Requests.member("staticBuildConfiguration", nil)
    ),
    ("no discriminator", Requests.member("discriminator", nil)),
    (
      "no file",
      Requests.member("declSyntax", ["source": "", "location": ["fileName": "", "offset": 0]])
    ),
    (
      "no offset",
      Requests.member("declSyntax", ["source": "", "location": ["fileName": "a.swift"]])
    ),
    (
      "offset beyond any file",
      Requests.member(
        "declSyntax",
        ["source": "", "location": ["fileName": "a", "offset": 9_223_372_036_854_775_807]])
    ),
    ("no location", Requests.member("declSyntax", ["source": "struct Comic {}"])),
  ])
  func optionalFields_makeNoDifference(situation: String, request: JSONValue) throws {
    let exchange = try Exchange(request)

    expect(
      exchange.answers, equals: [["expandMacroResult": ["expandedSource": "", "diagnostics": []]]])
  }

  @Test func requestForLibrary_isAnsweredWithNo() throws {
    let exchange = try Exchange([
      "loadPluginLibrary": ["libraryPath": "/lib/macros.so", "moduleName": "Macros"]
    ])

    expect(
      exchange.answers, equals: [["loadPluginLibraryResult": ["loaded": false, "diagnostics": []]]])
  }

  @Test func freestandingMacro_isAnsweredWithDiagnostic() throws {
    let exchange = try Exchange([
      "expandFreestandingMacro": [
        "macro": ["moduleName": "BuilderMacroPlugin", "name": "build", "typeName": "Build"],
        "macroRole": "expression", "discriminator": "x",
        "syntax": ["kind": "expression", "source": " #build", "location": Requests.location],
      ]
    ])

    expect(
      exchange.answers[0].diagnostics.first?["message"],
      equals: "'#build' is not a macro of ConstructionBuildersMacros")
    expect(
      exchange.answers[0].diagnostics.first?["position"],
      equals: ["fileName": "Comic.swift", "offset": 101])
  }

  @Test func attachedMacro_isReadWhole() throws {
    var read: AttachedMacro?
    _ = try Exchange(
      Requests.member("extendedTypeSyntax", ["kind": "type", "source": "Shop.Comic"])
    ) {
      read = $0
      return Expansion()
    }

    let location = Location(fileName: "Comic.swift", offset: 100, line: 9, column: 1)
    expect(
      read,
      equals: AttachedMacro(
        typeName: "Buildable", role: "member",
        attribute: Syntax(source: "\n@Buildable", location: location),
        declaration: Syntax(source: "\n@Buildable struct Comic {}", location: location),
        extendedType: Syntax(source: "Shop.Comic"), lexicalContext: [Syntax(source: "enum Shop {}")]
      ))
  }
}
