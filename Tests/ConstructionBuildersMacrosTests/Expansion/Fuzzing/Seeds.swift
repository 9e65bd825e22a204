/// Models to mutate. Together they use everything that the macro understands.
enum Seeds {
  static let models = [
    """
    /// An event.
    @Buildable(discriminator: "type", content: "payload", keys: .snakeCase)
    public indirect enum Event: Equatable {
      @Variant("push", "force-push") case push(Push)
      case ping, pongBack, `default`(Shop.Again<Int>)
      @Variant(#"a"b"#) indirect case again(Event)
      @Unknown case other(String)
      static let count = 3
      var isPing: Bool { if case .ping = self { true } else { false } }
    }
    """,
    """
    @Buildable(builder: "Made") enum Either: P {
      // Left, or right.
      case left(A), right(B)

      var isLeft: Bool { true }
      func other() -> Self { self }
      #if DEBUG
      func debug() {}
      #endif
      @Unknown case none
    }
    """,
    """
    // A comic.
    @Buildable(keys: .snakeCase)
    public struct Comic: Equatable, Sendable {
      public let id: Int, title: String
      @Key("description") let summary: String?
      @Key(anyOf: "prices", "price") @Default([]) let prices: [Price]
      @Format(.iso8601) private let modified: Date?
      @RequiringAll var tags: [String: [String?]] = [:]
      /* why /* so */ */ let kind = "x\\(1 + f("}"))"
      var computed: Int { get { 5 } set {} }
      var count: Int = 5 { didSet { print(count) } }
      static func check(_ comic: Self) throws {}
      enum Kind: String { case a, b }
    }
    """,
    """
    @Buildable(builder: "PageBuilder") struct Page<Item: P, `Other`> where Item: Q<Int> {
      @Key("data", "items") @Coerced([.lenient, .arraysFromSingleValues]) let items: [Item]
      let next: Optional<Box<Item, [Int]>>
      lazy var x: Int = { 1 }()
      #if DEBUG
      func debug() -> String { #"a"# + \"\"\"
        "quoted" \\(x)
        \"\"\" }
      #endif
      let regex = /a"[{]/
      init(items: [Item], next: Box<Item, [Int]>?) throws(E) { fatalError() }
      init?(_ other: @escaping (Int) -> Void, x: Int = 5) { nil }
      subscript(i: Int) -> Int { i << 2 >> 1 }
    }
    """,
    """
    struct `Odd` { let build, _name, name: Int; let `class`: `a type`?; weak var d: D?
      let f: (Int, (String) async throws -> Void), t: any P & Q, m: Int.Type, a: [3 of Int]
      var (x, y): (Int, Int) = (1, 2); nonisolated(unsafe) var z: Self?
      @available(macOS 15, *) @Wrapped<Int>(x: 1) var w: Int = a < b ? c : d > e
    }
    """,
    """
    extension Outer { @Buildable struct A { let a: Int } }
    private enum B { @Buildable struct C<T> { @Buildable struct D { let t: T } } }
    #if X
    import Y
    #endif
    func g() { @Buildable struct E {} }
    """,
  ]

  static let pieces = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "\\(", "`", "/", "/*",
    "*/", "//", "#/", "/#", "@", "@Key", "@Default(1)", "#if", "#endif", "->", "=", ":", ",", ";",
    ".",
    "?", "!", "&", "~", "-", "let", "var", "struct", "class", "enum", "init", "func", "static",
    "lazy",
    "private", "where", "Self", "Optional", "any", "willSet", "in", "\n", " ", "é", "\u{0}", "\r\n",
    "Builder", "Model", "build", "check", "throws", "async", "import", "case", "0x", "1e", "_",
    "$0",
  ]
}
