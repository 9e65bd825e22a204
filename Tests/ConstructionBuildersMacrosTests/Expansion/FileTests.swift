import TestSupport
import Testing

@testable import BuilderExpansion

struct FileTests {
  @Test(arguments: [
    ("", "import ConstructionBuilders"),
    ("public import ConstructionBuilders", "public import ConstructionBuilders"),
    ("public import ConstructionBuildersMacros", "public import ConstructionBuilders"),
    ("\u{FEFF}import A", "import ConstructionBuilders\nimport A"),
    (
      "import struct Foundation.URL; import A.B",
      "import ConstructionBuilders\nimport struct Foundation.URL\nimport A.B"
    ),
    ("import\n  A; import  ConstructionBuildersMacros", "import ConstructionBuilders\nimport A"),
    (
      """
      #if A
      import A
      #elseif B
      struct B {}
      #if C
      import C
      #endif
      #else
      typealias D = Int
      #endif
      """,
      "import ConstructionBuilders\n#if A\nimport A\n#elseif B\n#if C\nimport C\n#endif\n"
        + "#else\n#endif"
    ),
    ("#if A\nstruct A {}\n#endif", "import ConstructionBuilders"),
    (
      "import ConstructionBuildersMacros\npublic import ConstructionBuilders\nimport A",
      "public import ConstructionBuilders\nimport A"
    ),
  ])
  func core_isImportedAtTheLevelOfTheModel(imports: String, written: String) {
    let expansion = BuildableExpansion.file(source: imports + "\n@Buildable struct Nothing {}")

    expect(expansion.source, startsWith: written + "\n\nextension Nothing {")
  }

  @Test func models_becomeExtensions() {
    let expansion = BuildableExpansion.file(
      source: """
        import Foundation
        import ConstructionBuildersMacros
        @preconcurrency public import Other
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif

        struct Unrelated { let x: Int }

        public enum Marvel {
          @available(macOS 15, *)
          @Buildable public struct Comic { public let id: Int }
        }

        extension Marvel.Shop {
          @Buildable struct Nothing {}
        }
        """)

    #expect(expansion.diagnostics.isEmpty)
    expect(
      expansion.source,
      equals: """
        import ConstructionBuilders
        import Foundation
        @preconcurrency public import Other
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif

        @available(macOS 15, *)
        extension Marvel.Comic {
          /// The builder of `Marvel.Comic`.
          public struct Builder: ConstructionBuilders._DirectBuilder, ConstructionBuilders.FillableBuilder {
            @ConstructionBuilders.Field public var id: Int.Builder?

            public init(fields: ConstructionBuilders.JSONFields) {
              _id = fields["id"]
            }

            public init(_ model: Marvel.Comic) {
              self = ._empty
              _id._fill(model.id)
            }

            public func build() -> Swift.Result<Marvel.Comic, ConstructionBuilders.BuildFailure> {
              construct({ Marvel.Comic(id: $0) }, $id)
            }

            public var declaredFields: [ConstructionBuilders.DeclaredField] {
              [ConstructionBuilders.DeclaredField(name: "id", field: $id)]
            }

            public static let keys: ConstructionBuilders._JSONKeys = ["id"]

            public static func model(from members: ConstructionBuilders._JSONMembers) -> Marvel.Comic? {
              guard let id = members.value(0, Int.Builder.self) else { return nil }
              return Marvel.Comic(id: id)
            }
          }
        }

        @available(macOS 15, *)
        extension Marvel.Comic: ConstructionBuilders.Buildable {}

        extension Marvel.Shop.Nothing {
          /// The builder of `Marvel.Shop.Nothing`.
          struct Builder: ConstructionBuilders.FillableBuilder {
            init(fields: ConstructionBuilders.JSONFields) {}

            init(_ model: Marvel.Shop.Nothing) {
              self = ._empty
            }

            func build() -> Swift.Result<Marvel.Shop.Nothing, ConstructionBuilders.BuildFailure> {
              .success(Marvel.Shop.Nothing())
            }

            var declaredFields: [ConstructionBuilders.DeclaredField] {
              []
            }
          }
        }

        extension Marvel.Shop.Nothing: ConstructionBuilders.Buildable {}

        """)
  }

  @Test(arguments: [
    ("enum N { @Buildable public struct A {} }", "struct Builder"),
    ("public enum N { @Buildable public struct A {} }", "public struct Builder"),
    ("package enum N { @Buildable public struct A {} }", "package struct Builder"),
    ("extension N { @Buildable public struct A {} }", "public struct Builder"),
    ("extension N.M { @Buildable public struct A {} }; enum N {}", "struct Builder"),
    ("public extension N { enum M { @Buildable public struct A {} } }", "public struct Builder"),
    ("public enum N { enum M { @Buildable public struct A {} } }", "struct Builder"),
  ])
  func builder_isNotMoreVisibleThanTheTypesAroundItsModel(source: String, opening: String) {
    let source = BuildableExpansion.file(source: source).source

    expect(source, contains: "\n  " + opening)
  }

  @Test func nestedModels_haveBuildersThatCompile() throws {
    let models = ##"""
      import ConstructionBuilders
      public enum Shop {
        // @Buildable
        public struct Part { public let kind: Kind, kinds: [Kind]?, byName: [String: Kind] }
        public enum Kind: String, Capturable { case a, b }
        enum Inner {}
        typealias Amount = Int
        static let standard = 3
        static func made(standard: Int) -> Int { standard }

        // @Buildable
        struct Whole {
          let part: Part, own: [Whole], same: [Self], inner: Inner, kind: Optional<Kind>
          var amount: Amount = 4
          var limit: Int = standard + made(standard: standard)
          // @Default([Kind]())
          let kinds: [Kind]
          // @Default(Kind.a, for: .unknownCase)
          let other: Kind
          enum Inner: String, Capturable { case a }
          static func check(_ model: Whole) throws {}
        }

        // @Buildable(discriminator: "type")
        enum Event {
          case part(Part)
          case deep(Deep)
          // @Unknown
          case other(String)

          // @Buildable
          struct Deep { let kind: Kind, part: Part?, events: [Event] }
        }

        // @Buildable
        struct Page<Item> { let kind: Kind, items: [Item], pages: [Page], same: [Page<Item>] }
        // @Buildable
        struct Shadow<Kind> { let kind: Kind, part: Part }
      }
      extension Shop {
        // @Buildable
        struct InExtension { let kind: Kind, parts: [Part] }
      }
      extension Shop.Part {
        enum Local: String, Capturable { case a }
        // @Buildable
        struct Nested { let local: Local, kind: Shop.Kind }
      }
      struct Generic<T> {
        enum Kind: String, Capturable { case a }
        struct Other<U> {
          // @Buildable
          struct Model { let kind: Kind, t: T, u: U, more: [More] }
          // @Buildable
          struct More { let kind: Kind }
        }
      }
      class Store {
        class var shared: Int { 1 }
        static let `in` = 1
        static let first: [Int] = [1, 2], second = 2, price = 3
        static let (low, (_, high)): (Int, (Int, Int)) = (1, (2, 3)), last = 4
        typealias Money = Int

        // @Buildable
        struct Item {
          var a: Int = shared + first[0] + second + low + high + last
          var b: Int = [1].map { price in price + low }[0] + price
          var c: Int = [1].map { [x = 1] (price: Money) -> Money in price + x }[0]
          var d: Int = {
            func low(of price: Int) -> Money { price }
            for second in [low(of: 3)] { return second }
            if case let (high, last)? = Optional((1, 2)) { return high + last }
            let price: Money = 1
            return price + shared
          }()
          var e: String = "price \(price, default: "\(low) low") \([1].map { low in low }) last"
          var f: String = #"\(price) \#(price /* low */)"# + """
            price \(Item.own) \(Self.own)
            """
          var g: [Int: Int] = [first[0]: 1, second: 2, price: more[at: 0]]
          static let own = 1, last = 5
          var h: Int = { (x: Int) -> Int in x + `in` }(1)
          static let more = [3]
        }
      }
      extension [Int] {
        subscript(at index: Int) -> Int { self[index] }
      }
      extension DefaultStringInterpolation {
        mutating func appendInterpolation(_ value: Int, default text: String) {}
      }
      """##
    let expansion = BuildableExpansion.file(source: CommentedAttributes.revealed(in: models))

    expect(expansion.diagnostics, equals: [])
    try expect(
      Typechecker.errors(
        about: [models, expansion.source ?? ""], options: ["-warnings-as-errors"]), equals: [])
  }

  @Test(arguments: [
    ("[1].map { price in price }[0] + price", "[1].map { price in price }[0] + Shop.price"),
    ("{ let price: Price = 1; return price }()", "{ let price: Shop.Price = 1; return price }()"),
    ("{ for price in all { _ = price } }()", "{ for price in Shop.all { _ = price } }()"),
    ("{ func f(_ price: Int) { price } }()", "{ func f(_ price: Int) { price } }()"),
    (
      #""price \(price) \(a(price: "\(price)"))""#,
      #""price \(Shop.price) \(a(price: "\(Shop.price)"))""#
    ),
    (##"#"\(price) \#(price)"#"##, ##"#"\(price) \#(Shop.price)"#"##),
    ("f { price } price: { 1 }", "f { Shop.price } price: { 1 }"),
    ("high + low", "Shop.high + Shop.low"),
  ])
  func namesInExpressions_haveTheirPaths(value: String, written: String) {
    let expansion = BuildableExpansion.file(
      source: """
        enum Shop {
          struct Two { static let one = 1 }; typealias Price = Int
          static let price = 1, all = [1], (low, _, high) = (1, 2, 3)
          @Buildable struct Comic { @Default(\(value)) let id: Int }
        }
        """)

    expect(expansion.diagnostics, equals: [])
    expect(expansion.source, contains: "$id.or(\(written))")
  }

  @Test(arguments: [
    "", "import Foundation\nstruct A {}", "// @Buildable\nstruct A {}", "}",
    "\"@Buildable struct A {}\"",
  ])
  func fileWithoutModels_hasNoBuilders(source: String) {
    expect(BuildableExpansion.file(source: source), equals: Expansion())
  }

  @Test(arguments: [
    "private let b = 1; @Buildable struct A { var a: Int = b; static let b = 2 }",
    "@Buildable struct A { var a: Int = b(); private static func b(_: Int) {}; static func b() {} }",
    "@Buildable struct A { var a: Int = c.b; private static let b = 1 }",
    "@Buildable struct A { let a: Int; private init() {}; init(a: Int) {} }",
    "@Buildable struct A { var a: Int = A.b }; extension A { static let b = 1 }",
    "@Buildable struct A { var a: Int = B.c }; private extension B {}",
    "@Buildable struct A { var a: Int = d.b }; private extension A { static let b = 1 }",
  ])
  func privateNamesThatTheBuilderDoesNotUse_areIgnored(source: String) {
    expect(BuildableExpansion.file(source: source).diagnostics, equals: [])
  }

  @Test(arguments: [
    (
      "@Buildable ▸private struct A {}",
      "a builder in another file cannot see 'A', which is private"
    ),
    (
      "let é = 1\n@Buildable struct A { ▸fileprivate let a: Int }",
      "a builder in another file cannot see 'a', which is fileprivate"
    ),
    (
      "@Buildable struct A { ▸private let a: Int; init(a: Int) {} }",
      "a builder in another file cannot see 'a', which is private"
    ),
    (
      "@Buildable struct A { ▸@Variant(\"b\") let a: Int }",
      "'@Variant' applies to a case of a '@Buildable' enumeration"
    ),
    (
      "@Buildable(discriminator: \"a\") enum A { ▸@Key(\"c\") case b, d }",
      "'@Key' applies to a property of a '@Buildable' struct"
    ),
    (
      "@Buildable struct A { let a: Int; ▸private init(a: Int) {} }",
      "a builder in another file cannot see 'init', which is private"
    ),
    (
      "@Buildable struct A { ▸private static func check(_ a: A) throws {} }",
      "a builder in another file cannot see 'check', which is private"
    ),
    (
      "enum N { private static let b = 1; @Buildable struct A { var a: Int = ▸b } }",
      "a builder in another file cannot see 'b', which is private"
    ),
    (
      "@Buildable struct A { var a: String = \"\\(▸b())\" }; fileprivate func b() {}",
      "a builder in another file cannot see 'b', which is fileprivate"
    ),
    (
      "@Buildable struct A { var a: Int = A.▸b; private static let b = 1 }",
      "a builder in another file cannot see 'b', which is private"
    ),
    (
      "@Buildable struct A { var a: Int = Self.▸b }; private extension A { static let b = 1 }",
      "a builder in another file cannot see 'b', which is private"
    ),
    (
      "enum N { @Buildable struct A { var a: Int = B.C.▸d } }\n"
        + "extension N { enum B { enum C { fileprivate static func d() {} } } }",
      "a builder in another file cannot see 'd', which is fileprivate"
    ),
    (
      "private enum B { @Buildable struct ▸A {} }",
      "a builder in another file cannot see what is around 'A'"
    ),
    (
      "func f() { @Buildable struct ▸A {} }",
      "a builder in another file cannot see 'A', which is local"
    ),
    (
      "▸#if DEBUG\n@Buildable struct A {}\n#endif",
      "a builder in another file cannot know whether 'A' exists: it is inside '#if'"
    ),
    (
      "#if DEBUG\n@Buildable\n▸#endif\nstruct A {}",
      "'@Buildable' does not understand '#endif' here"
    ),
    ("struct B {}\n@Buildable struct A { var ▸tags = [] }", "'tags' needs a type annotation"),
    ("@Buildable struct A {} ▸}", "'}' closes nothing"),
  ])
  func wrongUse_isRefused(marked: String, message: String) {
    let marked = MarkedSource(marked)

    let expansion = BuildableExpansion.file(source: marked.source)

    expect(expansion.source, equals: nil)
    expect(expansion.diagnostics.map(\.message), equals: [message])
    expect(expansion.diagnostics.first?.offset, equals: marked.offset)
  }
}
