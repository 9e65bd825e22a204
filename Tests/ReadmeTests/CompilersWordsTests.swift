import Foundation
import SharedExecution
import Testing

/// Mistakes, compiled for real: what the compiler says of them is what *Growing a builder, test by
/// test* says it does.
struct CompilersWordsTests {
  /// A builder with a mistake in it, and what the compiler says of that.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let name: String
    let texts: [String]
    var fields = ["name: String?", "id: Int?"]
    var declarations = ""
    var captures = #"_name = fields["name"]; _id = fields["id"]"#
    var arguments = "$name, $id"
    var model = "struct M { let name: String; let id: Int }"

    var testDescription: String { name }

    var source: String {
      """
      import ConstructionBuilders
      \(model)
      struct NotCapturable {}
      struct B: ConstructionBuilder {
      \(fields.map { "  @Field var \($0)\n" }.joined())\(declarations)
        init(fields: JSONFields) { \(captures) }
        func build() -> Result<M, BuildFailure> { construct(M.init, \(arguments)) }
      }
      """
    }
  }

  static let mistakes = [
    Mistake(
      name: "a type that is not Capturable",
      texts: [
        "generic struct 'Field' requires that 'NotCapturable' conform to 'Capturable'",
        "generic parameter 'Value' could not be inferred",
      ], fields: ["name: String?", "id: NotCapturable?"]),
    Mistake(
      name: "no underscore",
      texts: [
        "cannot assign value of type 'Field<Value>' to type 'String'",
        "generic parameter 'Value' could not be inferred",
      ], captures: #"name = fields["name"]; _id = fields["id"]"#),
    Mistake(
      name: "another order",
      texts: ["no exact matches in call to instance method 'construct'"], arguments: "$id, $name"),
    Mistake(
      name: "an argument too few", texts: ["missing argument for parameter #2 in call"],
      arguments: "$name"),
    Mistake(
      name: "an argument too many",
      texts: [
        "cannot convert value of type '@Sendable (String, Int) -> M' to expected argument type "
          + "'(consuming String, consuming Int, consuming Int) throws -> M'"
      ], arguments: "$name, $id, $id"),
    Mistake(
      name: "optional for a property that is not",
      texts: [
        "cannot convert value of type '@Sendable (String, Int?) -> M' to expected argument type "
          + "'(consuming String?, consuming Int?) throws -> M'"
      ], arguments: "$name.optional, $id.optional",
      model: "struct M { let name: String; let id: Int? }"),
    Mistake(
      name: "no dollar sign",
      texts: [
        "instance method 'construct' requires that 'String?' conform to 'ConstructorArgument'"
      ],
      arguments: "name, $id"),
    Mistake(
      name: "fields that are kept",
      texts: [
        "stored property 'fields' of 'Escapable'-conforming struct 'B' has non-Escapable type "
          + "'JSONFields'"
      ], declarations: "  let fields: JSONFields",
      captures: #"_name = fields["name"]; _id = fields["id"]; self.fields = fields"#),
    Mistake(
      name: "a field that is forgotten",
      texts: ["return from initializer without initializing all stored properties"],
      captures: #"_name = fields["name"]"#),
  ]

  @Test(arguments: mistakes) func mistake_isRefusedInTheWordsOfTheArticle(mistake: Mistake) throws {
    let said = try compile(mistake.source)
    let article = try Document(
      path: "Sources/ConstructionBuilders/ConstructionBuilders.docc/GettingStarted.md"
    ).text()

    for text in mistake.texts {
      #expect(said.contains("error: \(text)\n"), "the compiler says:\n\(said)")
      #expect(article.contains(text))
    }
  }

  @Test func fieldThatIsMeantToStayEmpty_compiles() throws {
    let sound = Mistake(
      name: "none", texts: [], captures: #"_name = fields["name"]; _id = .missing"#)

    #expect(try compile(sound.source) == "")
  }

  /// What the compiler says of a source; it looks for forgotten fields only behind types.
  private func compile(_ source: String) throws -> String {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let products = tests?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    let execution = try Execution.of(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-module-name", "Mistakes",
        "-diagnostic-style", "llvm", "-I", products.appendingPathComponent("Modules").path, "-",
      ], input: Data(source.utf8))
    return String(decoding: execution.errors, as: UTF8.self)
  }
}
