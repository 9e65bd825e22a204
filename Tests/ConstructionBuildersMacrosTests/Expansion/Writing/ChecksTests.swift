import TestSupport
import Testing

@testable import BuilderExpansion

/// Builders of models whose place is known.
struct ChecksTests {
  @Test func everythingThatDependsOnTypes_isAtTheModelsLines() {
    let expansion = members(
      of: """

        @Buildable
        struct Page {
          @Default(0) let number: Int
          @Format(.iso8601) let modified: Date?
          @RequiringAll let comics: [Comic]

          static func check(_ page: Page) throws {}
        }
        """, at: SourcePlace(fileName: "/shop/Page.swift", line: 10, column: 1))

    #expect(expansion.diagnostics.isEmpty)
    #expect(
      expansion.source == """
        /// The builder of `Page`.
        struct Builder: ConstructionBuilders._DirectBuilder, ConstructionBuilders.FillableBuilder {
        #sourceLocation(file: "/shop/Page.swift", line: 12)
          typealias numberType = ConstructionBuilders
                                 ._BuilderOf<Int>
        #sourceLocation()
        #sourceLocation(file: "/shop/Page.swift", line: 13)
          typealias modifiedType = ConstructionBuilders
                                         ._BuilderOf<Date>
        #sourceLocation()
        #sourceLocation(file: "/shop/Page.swift", line: 14)
          typealias comicsType = ConstructionBuilders
                                   ._CompleteBuilderOf<[Comic]>
        #sourceLocation()
          private static func numberDefault() -> numberType.Built {
        #sourceLocation(file: "/shop/Page.swift", line: 12)
            let _value: Int =
                   0
        #sourceLocation()
            return _value
          }
          private static func modifiedFormat() -> ConstructionBuilders.FieldFormat<modifiedType> {
        #sourceLocation(file: "/shop/Page.swift", line: 13)
            let _value: ConstructionBuilders.FieldFormat<modifiedType> =
                  .iso8601
        #sourceLocation()
            return _value
          }
          @inline(__always)
          private static func made(
            _ number: numberType.Built, _ modified: modifiedType.Built?, _ comics: comicsType.Built
          ) throws -> Page {
        #sourceLocation(file: "/shop/Page.swift", line: 11)
            let model =
               Page(number: number, modified: modified, comics: comics)
        #sourceLocation()
        #sourceLocation(file: "/shop/Page.swift", line: 16)
            try Page
                     .check(model)
        #sourceLocation()
            return model
          }

          @ConstructionBuilders.Field var number: numberType?
          @ConstructionBuilders.Field var modified: modifiedType?
          @ConstructionBuilders.Field var comics: comicsType?

          init(fields: ConstructionBuilders.JSONFields) {
            _number = fields["number"] as ConstructionBuilders.Field<numberType>
            _modified = fields["modified", as: Self.modifiedFormat()] as ConstructionBuilders.Field<modifiedType>
            _comics = fields["comics"] as ConstructionBuilders.Field<comicsType>
          }

          init(_ model: Page) {
            self = ._empty
        #sourceLocation(file: "/shop/Page.swift", line: 12)
            _number._fill(model
                                 .number)
        #sourceLocation()
        #sourceLocation(file: "/shop/Page.swift", line: 13)
            _modified._fill(model
                                         .modified)
        #sourceLocation()
        #sourceLocation(file: "/shop/Page.swift", line: 14)
            _comics._fill(model
                                   .comics)
        #sourceLocation()
          }
        """ + "\n" + rest)
  }

  private var rest: String {
    """

      func build() -> Swift.Result<Page, ConstructionBuilders.BuildFailure> {
        construct(
          { try Self.made($0, $1, $2) },
          $number.or(Self.numberDefault()), $modified.optional, $comics.requiringAll)
      }

      var declaredFields: [ConstructionBuilders.DeclaredField] {
        [
          ConstructionBuilders.DeclaredField(name: "number", field: $number),
          ConstructionBuilders.DeclaredField(name: "modified", field: $modified),
          ConstructionBuilders.DeclaredField(name: "comics", field: $comics),
        ]
      }

      static let keys: ConstructionBuilders._JSONKeys = ["number"]

      static func model(from members: ConstructionBuilders._JSONMembers) -> Page? {
        let number = members.value(0, numberType.self) ?? Self.numberDefault()
        let modified = members.withFields { fields -> modifiedType.Built? in
          let field: ConstructionBuilders.Field<modifiedType> =
            fields["modified", as: Self.modifiedFormat()]
          return field._usable
        }
        guard
          let comics = members.withFields({ fields -> comicsType.Built? in
            let field: ConstructionBuilders.Field<comicsType> = fields["comics"]
            return field.requiringAll._usable
          })
        else { return nil }
        do {
          return try Self.made(number, modified, comics)
        } catch {
          return nil
        }
      }
    }

    """
  }

  @Test func modelOnTheFirstLine_hasNoLineBefore() {
    let expansion = members(
      of: "@Buildable struct A { let a: Int }",
      at: SourcePlace(fileName: "A.swift", line: 1, column: 1))

    #expect(
      expansion.source?.hasPrefix(
        """
        /// The builder of `A`.
        struct Builder: ConstructionBuilders._DirectBuilder, ConstructionBuilders.FillableBuilder {
        #sourceLocation(file: "A.swift", line: 1)
          typealias aType = ConstructionBuilders._BuilderOf<Int>
        #sourceLocation()

        """) == true)
  }

  @Test func names_areFree() {
    let source = members(
      of: "struct A { let link, linkType: String; let `Type`: Int; private let a: Int }",
      at: SourcePlace(fileName: "A.swift", line: 1, column: 1)
    ).source

    for line in [
      "  typealias linkType_ = ConstructionBuilders._BuilderOf<String>",
      "  typealias linkTypeType = ConstructionBuilders._BuilderOf<String>",
      "  typealias TypeType = ConstructionBuilders._BuilderOf<Int>",
      "  private typealias aType = ConstructionBuilders._BuilderOf<Int>",
      "  @ConstructionBuilders.Field var link: linkType_?",
    ] {
      expect(source?.contains("\n\(line)\n"), equals: true, "\(line)")
    }
  }

  @Test(arguments: [
    SourcePlace(fileName: "", line: 1, column: 1),
    SourcePlace(fileName: "a\"b.swift", line: 1, column: 1),
    SourcePlace(fileName: #"C:\a.swift"#, line: 1, column: 1),
    SourcePlace(fileName: "a\n.swift", line: 1, column: 1),
    SourcePlace(fileName: "a.swift", line: 0, column: 1),
    SourcePlace(fileName: "a.swift", line: 1, column: 0),
  ])
  func placeThatCannotBeNamed_isLeftOut(place: SourcePlace) {
    let declaration = "struct A { let a: Int }"

    expect(members(of: declaration, at: place), equals: members(of: declaration))
  }

  @Test(arguments: [
    ("ab", 1, 4, 8), ("ab\ncd", 4, 5, 2), ("ab\r\ncd", 5, 5, 2), ("ab\rcd", 4, 5, 2),
    ("é", 2, 4, 9),
    ("\n\n\n", 3, 7, 1), ("", 5, 4, 7),
  ])
  func offset_hasItsLineAndColumn(text: String, offset: Int, line: Int, column: Int) {
    let start = SourcePlace(fileName: "A.swift", line: 4, column: 7)

    expect(
      start.moved(by: offset, in: Array(text.utf8)),
      equals: SourcePlace(fileName: "A.swift", line: line, column: column))
  }
}
