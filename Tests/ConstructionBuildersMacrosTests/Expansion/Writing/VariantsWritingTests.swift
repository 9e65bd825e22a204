import TestSupport
import Testing

@testable import BuilderExpansion

/// Builders of enumerations.
struct VariantsWritingTests {
  @Test func enumeration_becomesABuilderOfItsVariants() {
    let expansion = members(
      of: """
        @Buildable(discriminator: "type", content: "payload")
        public enum Webhook {
          @Variant("push", "force-push") case push(Push)
          case ping, pong
          indirect case `repeat`(Again)
          @Unknown case other(String)
          var isPing: Bool { self == .ping }
        }
        """)

    #expect(expansion.diagnostics.isEmpty)
    expect(
      expansion.source,
      equals: #"""
        /// The builder of `Webhook`.
        public struct Builder:
          ConstructionBuilders._DirectVariantBuilder, ConstructionBuilders.FillableBuilder
        {
          public typealias Model = Webhook

          @ConstructionBuilders.Field public var type: Swift.String?
          private var _variant: _Variant?

          public static let variants = ConstructionBuilders.BuilderVariants<Self>(
            \._type, discriminator: "type", content: "payload",
            ._variant(
              "push", "force-push", of: Push.Builder.self, get: { $0._push },
              set: { $0._push = $1 }, { Webhook.push($0) }),
            .variant("ping", is: Webhook.ping),
            .variant("pong", is: Webhook.pong),
            ._variant(
              "repeat", of: Again.Builder.self, get: { $0._repeat },
              set: { $0._repeat = $1 }, { Webhook.`repeat`($0) }),
            unknown: { Webhook.other($0) })

          public init() { _type = .missing }

          public init(_ model: Webhook) {
            self = ._empty
            if case .push(let content) = model {
              self = Self(dictionary: [:], variant: "push")
              _push._fill(content)
            }
            if case .ping = model {
              self = Self(dictionary: [:], variant: "ping")
            }
            if case .pong = model {
              self = Self(dictionary: [:], variant: "pong")
            }
            if case .`repeat`(let content) = model {
              self = Self(dictionary: [:], variant: "repeat")
              _repeat._fill(content)
            }
            if case .other(let value) = model {
              self = Self(_unknown: value)
            }
          }

          public var push: Push.Builder? {
            get { _push.wrappedValue }
            set { _push.wrappedValue = newValue }
            _modify { yield &_push.wrappedValue }
          }

          private var _push: ConstructionBuilders.Field<Push.Builder> {
            get { if let _variant, case let .push(field) = _variant { field } else { .missing } }
            set { _variant = _Variant.push(newValue) }
          }

          public var `repeat`: Again.Builder? {
            get { _repeat.wrappedValue }
            set { _repeat.wrappedValue = newValue }
            _modify { yield &_repeat.wrappedValue }
          }

          private var _repeat: ConstructionBuilders.Field<Again.Builder> {
            get { if let _variant, case let .`repeat`(field) = _variant { field } else { .missing } }
            set { _variant = _Variant.`repeat`(newValue) }
          }

          private enum _Variant {
            case push(ConstructionBuilders.Field<Push.Builder>)
            indirect case `repeat`(ConstructionBuilders.Field<Again.Builder>)
          }
        }

        """#)
  }

  @Test func enumerationWithoutPayloads_isShort() {
    let expansion = members(
      of:
        "@Buildable(builder: \"Made\", keys: .snakeCase) enum E { case onePart; @Unknown case no }")

    expect(
      expansion.source,
      equals: #"""
        typealias Builder = Made

        /// The builder of `E`.
        struct Made: ConstructionBuilders._DirectVariantBuilder, ConstructionBuilders.FillableBuilder {
          typealias Model = E

          @ConstructionBuilders.Field var type: Swift.String?

          static let variants = ConstructionBuilders.BuilderVariants<Self>(
            \._type,
            .variant("one_part", is: E.onePart),
            unknown: { _ in E.no })

          init() { _type = .missing }

          init(_ model: E) {
            self = ._empty
            if case .onePart = model {
              self = Self(dictionary: [:], variant: "one_part")
            }
          }
        }

        """#)
  }

  @Test(arguments: [
    "enum E { case type(A), variants(B), _variant(A), build(B), x(A), _x(B), `init`(A), `self` }",
    "indirect enum E { case a(A), aType(B) }", "enum E { case Big(A); case end }",
    "public enum E { @Variant(\"a\\\"b\", #\"c\"d\"#) case a(A); @Unknown case u(String) }",
    "enum E { case a(Self.Inner); @Buildable struct Inner { let a: Int } }",
    "fileprivate enum E { case `a name`(A), größe(B); @Unknown case none }",
    "enum E: Equatable, Sendable { case a(A); static let b = 1; var c: Int { 1 }; init() { self = .a(A(a: 1)) } }",
  ])
  func enumerations_haveBuildersThatCompile(_ enumeration: String) throws {
    let models = """
      public struct A: Equatable, Sendable { public let a: Int }
      public struct B: Equatable, Sendable { public let b: String }
      """
    let source = "@Buildable(discriminator: \"type\") " + enumeration
    let places = [nil, SourcePlace(fileName: "Model.swift", line: 3, column: 1)]
    // One or the other, and both with `ALL_CASES`.
    let isFirst = enumeration.utf8.count % 2 == 0
    for place in checksAllCases ? places : [isFirst ? places[0] : places[1]] {
      let members = members(of: source, at: place)
      let written = try #require(members.source, "\(members.diagnostics)")
      let plain = enumeration.replacing(#/@Variant\([^)]*\)|@Unknown|@Buildable struct Inner/#) {
        $0.output.hasPrefix("@Buildable") ? "struct Inner" : ""
      }
      let builders = ["A", "B"].map { name in
        let field = name == "A" ? "public let a: Int" : "public let b: String"
        let model = "public struct \(name) { \(field) }"
        return "extension \(name) {\n"
          + (BuildableExpansion.members(
            attribute: "@Buildable", declaration: model, lexicalContext: []
          ).source ?? "") + "}\n"
          + "extension \(name): Buildable {}\n"
      }
      let inner = """
        extension E.Inner: Buildable {
        struct Builder: ConstructionBuilder {
        @Field var a: Int?
        init(fields: JSONFields) { _a = fields["a"] }
        func build() -> Result<E.Inner, BuildFailure> { construct({ .init(a: $0) }, $a) }
        } }
        """
      let all = [
        "import ConstructionBuilders\nimport ConstructionBuildersMacros", models, plain,
        "extension E {\n\(written)}", "extension E: Buildable {}", builders.joined(),
        enumeration.contains("Inner") ? inner : "",
      ]
      let errors = try Typechecker.errors(
        about: [all.joined(separator: "\n")], options: ["-warnings-as-errors"])
      expect(errors, equals: [], "\(written)")
    }
  }

  @Test func enumerationInAGenericType_hasNoStoredVariants() throws {
    let expansion = members(
      of: "@Buildable(discriminator: \"t\") enum E { case a(A), b }", in: ["struct S<T> {}"])
    let source = try #require(expansion.source)
    #expect(
      source.contains(
        """
          static var variants: ConstructionBuilders.BuilderVariants<Self> {
            ConstructionBuilders.BuilderVariants<Self>(
              \\._type, discriminator: "t",
              ._variant(
                "a", of: A.Builder.self, get: { $0._a },
                set: { $0._a = $1 }, { E.a($0) }),
              .variant("b", is: E.b))
          }

        """))
  }

  @Test func fileOfEnumerations_hasTheirBuilders() throws {
    let expansion = BuildableExpansion.file(
      source: """
        enum Shop {
          @Buildable(discriminator: "type") enum Event { case ping }
        }
        """)
    let source = try #require(expansion.source)
    expect(source, contains: "extension Shop.Event {\n  /// The builder of `Shop.Event`.")
    expect(source, contains: "    static let variants = ")
    expect(source, endsWith: "extension Shop.Event: ConstructionBuilders.Buildable {}\n")
  }

  @Test func commentedAttributes_ofCases_areRevealed() {
    let source = "// @Variant(\"a\")\ncase a\n/* @Unknown */ case b"
    expect(
      CommentedAttributes.revealed(in: source),
      equals: "   @Variant(\"a\")\ncase a\n   @Unknown    case b")
  }
}
