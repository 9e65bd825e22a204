import Foundation
import TestSupport
import Testing

/// Compiles builders with mistakes, and compares the messages of the compiler with those in the
/// article *What the compiler says*. A message is an error or a note.
struct CompilerMessagesTests {
  /// A builder with a mistake, and the messages of the compiler.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let name: String
    let messages: [String]
    var fields = ["name: String?", "id: Int?"]
    var declarations = ""
    var captures = #"_name = fields["name"]; _id = fields["id"]"#
    var call = "M.init"
    var arguments = "$name, $id"
    var model = "struct M { let name: String; let id: Int }"
    var initializer: String?
    var signature = "func build() -> Result<M, BuildFailure>"

    var testDescription: String { name }

    var source: String {
      """
      import ConstructionBuilders
      \(model)
      struct NotCapturable {}
      struct B: ConstructionBuilder {
      \(fields.map { "  @Field var \($0)\n" }.joined())\(declarations)
        \(initializer ?? "init(fields: JSONFields) { \(captures) }")
        \(signature) { construct(\(call), \(arguments)) }
      }
      """
    }
  }

  static let mistakes = [
    Mistake(
      name: "a type that is not Capturable",
      messages: [
        "generic struct 'Field' requires that 'NotCapturable' conform to 'Capturable'",
        "generic parameter 'Value' could not be inferred",
      ], fields: ["name: String?", "id: NotCapturable?"]),
    Mistake(
      name: "no underscore",
      messages: [
        "cannot assign value of type 'Field<Value>' to type 'String'",
        "generic parameter 'Value' could not be inferred",
      ], captures: #"name = fields["name"]; _id = fields["id"]"#),
    Mistake(
      name: "another order",
      messages: [
        "cannot convert value of type '@Sendable (String, Int) -> M' to expected argument type "
          + "'(consuming Int, consuming String) throws -> M'"
      ], arguments: "$id, $name"),
    Mistake(
      name: "another order, with the call written out",
      messages: [
        "cannot convert value of type 'Int' to expected argument type 'String'",
        "cannot convert value of type 'String' to expected argument type 'Int'",
      ], call: "{ M(name: $0, id: $1) }", arguments: "$id, $name"),
    Mistake(
      name: "an argument too few", messages: ["missing argument for parameter #2 in call"],
      arguments: "$name"),
    Mistake(
      name: "an argument too many",
      messages: [
        "cannot convert value of type '@Sendable (String, Int) -> M' to expected argument type "
          + "'(consuming String, consuming Int, consuming Int) throws -> M'"
      ], arguments: "$name, $id, $id"),
    Mistake(
      name: "optional for a property that is not",
      messages: [
        "cannot convert value of type '@Sendable (String, Int?) -> M' to expected argument type "
          + "'(consuming Optional<String>, consuming Optional<Int>) throws -> M'"
      ], arguments: "$name.optional, $id.optional",
      model: "struct M { let name: String; let id: Int? }"),
    Mistake(
      name: "required", messages: ["value of type 'String?' has no member 'required'"],
      arguments: "$name.required, $id"),
    Mistake(
      name: "another model",
      messages: [
        "cannot convert value of type '@Sendable (String, Int) -> M' to expected argument type "
          + "'(consuming String, consuming Int) throws -> String'"
      ], signature: "func build() -> Result<String, BuildFailure>"),
    Mistake(
      name: "an initialiser of the main actor",
      messages: [
        "converting function value of type '@MainActor @Sendable (String, Int) -> M' to "
          + "'(consuming String, consuming Int) throws -> M' loses global actor 'MainActor'"
      ],
      model: """
        @MainActor struct M: Sendable {
          let name: String
          let id: Int
          init(name: String, id: Int) { (self.name, self.id) = (name, id) }
        }
        """),
    Mistake(
      name: "a field that is not an Optional",
      messages: ["property type 'String' does not match 'wrappedValue' type 'Value?'"],
      fields: ["name: String", "id: Int?"]),
    Mistake(
      name: "no init(fields:)",
      messages: [
        "type 'B' does not conform to protocol 'ConstructionBuilder'",
        "protocol requires initializer 'init(fields:)' with type '(fields: JSONFields)'",
      ], initializer: ""),
    Mistake(
      name: "build() that throws",
      messages: [
        "type 'B' does not conform to protocol 'ConstructionBuilder'",
        "candidate throws, but protocol does not allow it",
      ], signature: "func build() throws -> M"),
    Mistake(
      name: "build() that returns an Optional",
      messages: [
        "type 'B' does not conform to protocol 'ConstructionBuilder'",
        "candidate has non-matching type '() -> M?' [with Model = B, Failure = BuildFailure]",
      ], signature: "func build() -> M?"),
    Mistake(
      name: "no dollar sign",
      messages: [
        "instance method 'construct' requires that 'String?' conform to 'ConstructorArgument'"
      ],
      arguments: "name, $id"),
    Mistake(
      name: "a builder that stores its fields",
      messages: [
        "stored property 'fields' of 'Escapable'-conforming struct 'B' has non-Escapable type "
          + "'JSONFields'"
      ], declarations: "  let fields: JSONFields",
      captures: #"_name = fields["name"]; _id = fields["id"]; self.fields = fields"#),
    Mistake(
      name: "a field that is not captured",
      messages: ["return from initializer without initializing all stored properties"],
      captures: #"_name = fields["name"]"#),
    Mistake(
      name: "a field that depends on another one",
      messages: ["'self' used before all stored properties are initialized"],
      captures: #"_name = fields["name"]; _id = name == "a" ? fields["a"] : fields["b"]"#),
  ]

  @Test(arguments: mistakes) func mistake_givesTheMessageOfTheArticle(mistake: Mistake) throws {
    let said = try compile(mistake.source)
    let path = "Sources/ConstructionBuilders/ConstructionBuilders.docc/WhatTheCompilerSays.md"
    let article = try String(
      contentsOf: Products.package.appendingPathComponent(path), encoding: .utf8)

    for message in mistake.messages {
      expect(said, contains: ": \(message)\n", "the compiler says:\n\(said)")
      expect(article, contains: message)
    }
  }

  @Test func optionalProperty_withoutOptional_compiles() throws {
    let silent = Mistake(
      name: "none", messages: [], model: "struct M { let name: String?; let id: Int }")

    try expect(compile(silent.source), equals: "")
  }

  @Test func fieldThatIsMeantToStayEmpty_compiles() throws {
    let sound = Mistake(
      name: "none", messages: [], captures: #"_name = fields["name"]; _id = .missing"#)

    try expect(compile(sound.source), equals: "")
  }

  @Test func fieldThatDependsOnAConstant_compiles() throws {
    let sound = Mistake(
      name: "none", messages: [],
      captures: """
        let name: Field<String> = fields["name"]
            _name = name
            _id = name.wrappedValue == "a" ? fields["a"] : fields["b"]
        """)

    try expect(compile(sound.source), equals: "")
  }

  /// The messages of the compiler. `-emit-sil`, because type checking alone does not notice a field
  /// that is not captured.
  private func compile(_ source: String) throws -> String {
    let execution = try Execution.of(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-module-name", "Mistakes",
        "-diagnostic-style", "llvm", "-",
      ] + Products.importOptions, input: Data(source.utf8))
    return String(decoding: execution.errors, as: UTF8.self)
  }
}
