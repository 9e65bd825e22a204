import TestSupport
import Testing

@testable import BuilderExpansion

/// The fields that are read from the members of a struct.
struct PropertiesTests {
  static let fields: [(String, [String])] = [
    ("let id: Int", ["id: Int"]),
    ("let a: Int; var b: String", ["a: Int", "b: String"]),
    ("let a, b: Int, c: [String]", ["a: Int", "b: Int", "c: [String]"]),
    (
      "let a: Int?, b: Optional<Int>, c: Swift.Optional<Int>, d: Int!",
      [
        "a: Int?", "b: Int?", "c: Int?", "d: Int?",
      ]
    ),
    ("let a: (Int)\nlet b: (Int?)\nlet c: (Int)?", ["a: Int", "b: Int?", "c: Int?"]),
    ("let a: Optional<Int>.Wrapped", ["a: Optional<Int>.Wrapped"]),
    ("let a: [ String :Int ]?", ["a: [String: Int]?"]),
    ("let a: Dictionary<String,[Box < Int >]>", ["a: Dictionary<String, [Box<Int>]>"]),
    (
      "let a: [[[[[[[[[String: [ [A?]: B ]?]]]]]]]]]",
      [
        "a: " + String(repeating: "Swift.Array<", count: 8) + "[String: [Swift.Array<A?>: B]?]"
          + String(repeating: ">", count: 8)
      ]
    ),
    ("let a: My . Module.Kind", ["a: My.Module.Kind"]),
    ("let a: [String: [My::Kind.Model]]", ["a: [String: [My::Kind.Model]]"]),
    ("@M::Default(My::max(1, 2)) let a: Swift::Int", ["a: Swift::Int = My::max(1, 2)"]),
    ("let a: /* why */ Int // not\n", ["a: Int"]),
    ("let replies: [Self]", ["replies: [Model]"]),
    ("let `class`: Int, `a name`: Int", ["class: Int", "a name: Int"]),
    ("let kind = \"x\", id: Int", ["id: Int"]),
    ("static let shared: Int = 1\nlet id: Int", ["id: Int"]),
    ("lazy var a: Int = { 1 }()\nlet id: Int", ["id: Int"]),
    ("var a: Int { 1 }\nvar b: Int { get { 1 } set {} }\nlet id: Int", ["id: Int"]),
    ("var a: Int { mutating get { 1 } }\nvar b: Int\n{\n  1\n}\nlet id: Int", ["id: Int"]),
    ("var a: Int { willSet {} }\nvar b: Int { @X didSet { } }", ["a: Int", "b: Int"]),
    ("var a: Int = f { 2 } { didSet { } }", ["a: Int = f { 2 }"]),
    ("var a: Int = 5\nlet b: Int", ["a: Int = 5", "b: Int"]),
    ("var a: Int? = nil", ["a: Int?"]),
    ("var a: Int = 1 +\n  2\nlet b: Int", ["a: Int = 1 +\n  2", "b: Int"]),
    ("var a: Int = x\n  .y\n  ?? z\nlet b: Int", ["a: Int = x\n  .y\n  ?? z", "b: Int"]),
    ("var a: Int = x!\nlet b: Int", ["a: Int = x!", "b: Int"]),
    ("var a: F = f as @Sendable (A) -> @X () -> B", ["a: F = f as @Sendable (A) -> @X () -> B"]),
    ("var a: P = .in\nlet b: Int", ["a: P = .in", "b: Int"]),
    ("var a: P = Box<Int, A, B>(), b: Int", ["a: P = Box<Int, A, B>()", "b: Int"]),
    ("var a: R = Regex<Int>.self\nvar b: Int", ["a: R = Regex<Int>.self", "b: Int"]),
    (
      "var a: P = f { 1 }\n  other: { 2 }\nvar b: Int",
      ["a: P = f { 1 }\n  other: { 2 }", "b: Int"]
    ),
    ("var a: P = Self.x + [Self.y]", ["a: P = Model.x + [Model.y]"]),
    ("var a: String = \"}\\(\"}\")\"\nlet b: Int", ["a: String = \"}\\(\"}\")\"", "b: Int"]),
    ("let (a, b) = (1, 2)\nlet id: Int", ["id: Int"]),
    ("struct A { let x: Int }\nenum B { case y; var z: Int { 1 } }\nlet id: Int", ["id: Int"]),
    ("typealias A = [Int]\nlet id: A", ["id: A"]),
    ("func f() -> Int { let y: Int = 1; return y }\nlet id: Int", ["id: Int"]),
    ("func f(_ g: () throws -> Int)\n  rethrows -> Int {}\nlet id: Int", ["id: Int"]),
    ("static func < (a: Self, b: Self) -> Bool { true }\nlet id: Int", ["id: Int"]),
    ("subscript(i: Int) -> Int { i }\nlet id: Int", ["id: Int"]),
    ("public private(set) var id: Int", ["id: Int"]),
    ("@available(macOS 14, *) let id: Int", ["id: Int"]),
    ("nonisolated(unsafe) var id: Int", ["id: Int"]),
    (
      "#if DEBUG\nfunc f() {}\nvar g: Int { 1 }\n#else\nstatic let h = 1\n#endif\nlet id: Int",
      [
        "id: Int"
      ]
    ),
    ("#warning(\"x\")\nlet id: Int", ["id: Int"]),
    ("let id: Int\nfunc x()\nlet b: Int", ["id: Int", "b: Int"]),
    ("var package: Int\nvar open: Int", ["package: Int", "open: Int"]),
  ]

  @Test(arguments: fields)
  func members_haveFields(members: String, fields: [String]) {
    let plan = plan(of: "struct Model {\n\(members)\n}")

    expect(plan?.fields.map(\.summary), equals: fields)
  }

  @Test(arguments: [
    ("init(id: Int, name: String) {}", ["id: $0", "name: $1"]),
    ("init(_ id: Int, called name: String = \"\") {}", ["$0"]),
    ("init(name: String, id: Int) {}", ["name: $1", "id: $0"]),
    ("init(id: Int) {}\ninit(id: Int, name: String) {}", ["id: $0", "name: $1"]),
    ("init?(id: Int, name: String) {}\ninit(id: Int) {}", ["id: $0"]),
    (
      "init(id: String) {}\ninit<T>(id: Int, name: T) {}\ninit(id: Int) async {}\n"
        + "init(name: String) {}\ninit() {}", ["name: $1"]
    ),
    (
      "init(id: Int) {}\n@available(*, unavailable)\ninit(id: Int, name: String) {}", ["id: $0"]
    ),
    ("init(id: consuming Int, name: borrowing String) {}", ["id: $0", "name: $1"]),
    ("init(id: Int, other: @escaping () -> Void = {}) {}", ["id: $0"]),
  ])
  func initialiser_takesProperties(initialisers: String, call: [String]) {
    let plan = plan(of: "struct Model {\nlet id: Int, name: String\n\(initialisers)\n}")

    let arguments = plan?.call.map { argument in
      let name = plan?.fields[argument.field].property
      let place = ["id", "name"].firstIndex(of: name) ?? -1
      return (argument.label.map { $0.label + ": " } ?? "") + "$\(place)"
    }
    expect(arguments, equals: call)
  }

  @Test(arguments: [
    ("struct A {}", "A"),
    ("// first\n@Buildable /* x */ public struct A: Sendable, B<C> where D: E {}", "A"),
    ("struct A: ~BitwiseCopyable {}", "A"),
    ("@Buildable(keys: .snakeCase)\nnonisolated package struct `class`<T: P>: Q {}", "`class`"),
  ])
  func header_hasName(source: String, name: String) {
    expect(plan(of: source)?.model, equals: name)
  }
}

extension FieldPlan {
  /// The name, type and default on one line.
  fileprivate var summary: String {
    let fallback = fallback.map { " = " + $0.text } ?? ""
    return "\(property): \(type)\(isOptional ? "?" : "")\(fallback)"
  }
}
