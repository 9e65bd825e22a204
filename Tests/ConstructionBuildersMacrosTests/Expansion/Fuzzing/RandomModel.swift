@testable import BuilderExpansion
@testable import ConstructionBuildersFixtures

/// Random models: the same ones for the same seed.
struct RandomModel {
  private var random: SeededNumbers

  init(seed: UInt64) { random = SeededNumbers(seed: seed) }

  /// A model that compiles, with the attributes of the macro and without them.
  mutating func next(named name: String) -> (annotated: String, plain: String) {
    let access = ["", "public ", "package ", "fileprivate "].randomElement(using: &random)!
    let parameters = ["", "", "", "<Item>", "<Item, Other>"].randomElement(using: &random)!
    var plain = "\(access)struct \(name)\(parameters) {\n"
    let options = ["", "", #"(builder: "Made")"#, "(keys: .snakeCase)"].randomElement(
      using: &random)!
    var annotated = "@Buildable\(options) " + plain
    let count = Int.random(in: 0...9, using: &random)
    for property in Self.names.shuffled(using: &random).prefix(count) {
      let property = self.property(property, hasItem: !parameters.isEmpty)
      annotated += "  \(property.attributes) \(property.declaration)\n"
      plain += "  \(property.declaration)\n"
    }
    let others = Self.others.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
    let end = others.joined(separator: "\n") + "\n}\n"
    return (annotated + end, plain + end)
  }

  private mutating func property(
    _ name: String, hasItem: Bool
  ) -> (attributes: String, declaration: String) {
    let types = Self.types + (hasItem ? [("Item", nil), ("[Item]", "[]"), ("Item?", "nil")] : [])
    let (type, value) = types.randomElement(using: &random)!
    var attributes: [String] = []
    let draw = Int.random(in: 0..<12, using: &random)
    if draw == 0 { attributes.append(#"@Key("a\u{e9}")"#) }
    if draw == 1 { attributes.append(##"@Key("a", #"b"c"#)"##) }
    if draw == 2 { attributes.append(#"@Key(anyOf: "a", "b")"#) }
    if draw == 3 { attributes.append("@Coerced(.strict)") }
    if draw == 4 {
      attributes.append(#"@Key("a", "b") @Coerced([.lenient, .arraysFromSingleValues])"#)
    }
    if type.hasPrefix("["), draw % 2 == 0 { attributes.append("@RequiringAll") }
    let setter = ["let", "var", "private(set) var"].randomElement(using: &random)!
    var declaration = "\(setter) \(name): \(type)"
    if let value {
      if draw == 5, setter != "let" { declaration += " = \(value)" }
      if draw == 6 { attributes.append("@Default(\(value))") }
      if draw == 7, setter == "var" { declaration += " = \(value) { didSet { } }" }
    }
    return (attributes.joined(separator: " "), declaration)
  }

  private static let names = [
    "id", "build", "construct", "`class`", "`a name`", "fields", "members", "field", "model", "_id",
    "keys", "findings", "`self`", "`init`", "declaredFields", "isDirect", "value", "größe",
    "result",
    "`inout`", "await", "path", "`default`", "error", "Big",
  ]
  private static let types: [(String, String?)] = [
    ("Int", "1 + 2"), ("String", #""a\("b")""#), ("Bool?", "true"), ("[String]", "[]"),
    ("[String: Double]", "[:]"), ("[Int?]", "[nil]"), ("Optional<Date>", nil), ("URL", nil),
    ("Swift.Optional<UInt8>", "nil"), ("(Decimal)", "0"), ("[[Kind]]", "[[.a]]"), ("Kind", ".a"),
    ("[Comment]", "[]"), ("JSONValue?", nil), ("Comment?", nil),
  ]
  private static let others = [
    "  static func check(_ model: Self) throws {}", "  var double: Int { 2 }",
    "  static var x: Int { 1 }",
    "  struct Field {}\n  enum Result { case a }\n  struct JSONFields {}", "  lazy var later = 5",
    "  let constant = \"}\"", "  #if DEBUG\n  func debug() {}\n  #endif",
  ]

  /// The imports and types that the models need.
  static let surroundings = """
    import ConstructionBuildersMacros
    import Foundation
    public enum Kind: String, Capturable { case a }
    public struct Comment { public let text: String; public let replies: [Comment] }
    """
}
