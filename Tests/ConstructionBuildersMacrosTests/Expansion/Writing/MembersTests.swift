import TestSupport
import Testing

@testable import BuilderExpansion

/// The whole builder of a model.
struct MembersTests {
  @Test func model_becomesBuilder() {
    let expansion = members(
      of: """
        @Buildable struct Comic: Equatable, Sendable {
          let id: Int
          let title: String
          @Key("description") let summary: String?
          @Key(anyOf: "prices", "price") @Default([]) let prices: [Price]
          @Format(.iso8601) let modified: Date?
        }
        """)

    #expect(expansion.diagnostics.isEmpty)
    expect(
      expansion.source,
      equals: """
        /// The builder of `Comic`.
        struct Builder: ConstructionBuilders._DirectBuilder, ConstructionBuilders.FillableBuilder {
          @ConstructionBuilders.Field var id: Int.Builder?
          @ConstructionBuilders.Field var title: String.Builder?
          @ConstructionBuilders.Field var summary: String.Builder?
          @ConstructionBuilders.Field var prices: [Price].Builder?
          @ConstructionBuilders.Field var modified: Date.Builder?

          init(fields: ConstructionBuilders.JSONFields) {
            _id = fields["id"]
            _title = fields["title"]
            _summary = fields["description"]
            _prices = fields[anyOf: "prices", "price"]
            _modified = fields["modified", as: .iso8601]
          }

          init(_ model: Comic) {
            self = ._empty
            _id._fill(model.id)
            _title._fill(model.title)
            _summary._fill(model.summary)
            _prices._fill(model.prices)
            _modified._fill(model.modified)
          }

          func build() -> Swift.Result<Comic, ConstructionBuilders.BuildFailure> {
            construct(
              { Comic(id: $0, title: $1, summary: $2, prices: $3, modified: $4) },
              $id, $title, $summary.optional, $prices.or([]), $modified.optional)
          }

          var declaredFields: [ConstructionBuilders.DeclaredField] {
            [
              ConstructionBuilders.DeclaredField(name: "id", field: $id),
              ConstructionBuilders.DeclaredField(name: "title", field: $title),
              ConstructionBuilders.DeclaredField(name: "summary", field: $summary),
              ConstructionBuilders.DeclaredField(name: "prices", field: $prices),
              ConstructionBuilders.DeclaredField(name: "modified", field: $modified),
            ]
          }

          static let keys: ConstructionBuilders._JSONKeys = ["id", "title", "description"]

          static func model(from members: ConstructionBuilders._JSONMembers) -> Comic? {
            guard let id = members.value(0, Int.Builder.self) else { return nil }
            guard let title = members.value(1, String.Builder.self) else { return nil }
            let summary = members.value(2, String.Builder.self)
            let prices =
              members.withFields { fields -> [Price]? in
                let field: ConstructionBuilders.Field<[Price].Builder> = fields[anyOf: "prices", "price"]
                return field._usable
              } ?? []
            let modified = members.withFields { fields -> Date? in
              let field: ConstructionBuilders.Field<Date.Builder> = fields["modified", as: .iso8601]
              return field._usable
            }
            return Comic(id: id, title: title, summary: summary, prices: prices, modified: modified)
          }
        }

        """)
  }

  @Test func publicModel_withCheck_becomesPublicBuilder() {
    let expansion = members(
      of: """
        @Buildable(keys: .snakeCase)
        public struct Slice: Sendable {
          public let totalCount: Int
          @RequiringAll public let results: [Comic]
          let etag: String?
          private var pageSize: Int = Self.defaultPageSize

          static func check(_ slice: Self) throws {}
        }
        """)

    #expect(expansion.diagnostics.isEmpty)
    #expect(
      expansion.source == """
        /// The builder of `Slice`.
        public struct Builder: ConstructionBuilders._DirectBuilder, ConstructionBuilders.FillableBuilder {
          @ConstructionBuilders.Field public var totalCount: Int.Builder?
          @ConstructionBuilders.Field public var results: [Comic].Builder?
          @ConstructionBuilders.Field var etag: String.Builder?
          @ConstructionBuilders.Field private var pageSize: Int.Builder?

          public init(fields: ConstructionBuilders.JSONFields) {
            _totalCount = fields["total_count"]
            _results = fields["results"]
            _etag = fields["etag"]
            _pageSize = fields["page_size"]
          }

          public init(_ model: Slice) {
            self = ._empty
            _totalCount._fill(model.totalCount)
            _results._fill(model.results)
            _etag._fill(model.etag)
            _pageSize._fill(model.pageSize)
          }

          public func build() -> Swift.Result<Slice, ConstructionBuilders.BuildFailure> {
            construct(
              {
                let model = Slice(totalCount: $0, results: $1, etag: $2, pageSize: $3)
                try Slice.check(model)
                return model
              },
              $totalCount, $results.requiringAll, $etag.optional, $pageSize.or(Slice.defaultPageSize))
          }

          public var declaredFields: [ConstructionBuilders.DeclaredField] {
            [
              ConstructionBuilders.DeclaredField(name: "totalCount", field: $totalCount),
              ConstructionBuilders.DeclaredField(name: "results", field: $results),
              ConstructionBuilders.DeclaredField(name: "etag", field: $etag),
              ConstructionBuilders.DeclaredField(name: "pageSize", field: $pageSize),
            ]
          }

          public static let keys: ConstructionBuilders._JSONKeys = ["total_count", "etag", "page_size"]

          public static func model(from members: ConstructionBuilders._JSONMembers) -> Slice? {
            guard let totalCount = members.value(0, Int.Builder.self) else { return nil }
            guard
              let results = members.withFields({ fields -> [Comic]? in
                let field: ConstructionBuilders.Field<[Comic].Builder> = fields["results"]
                return field.requiringAll._usable
              })
            else { return nil }
            let etag = members.value(1, String.Builder.self)
            let pageSize = members.value(2, Int.Builder.self) ?? Slice.defaultPageSize
            do {
              let model = Slice(totalCount: totalCount, results: results, etag: etag, pageSize: pageSize)
              try Slice.check(model)
              return model
            } catch {
              return nil
            }
          }
        }

        """)
  }

  @Test func genericModel_becomesBuilderWithConstraints() {
    let expansion = members(
      of: """
        @Buildable package struct Page<Item, Cursor> {
          package let items: [Item]
        }
        """)

    #expect(expansion.diagnostics.isEmpty)
    expect(
      expansion.source,
      equals: """
        /// The builder of `Page`.
        package struct Builder: ConstructionBuilders.FillableBuilder
        where Item: ConstructionBuilders.Buildable, Item.Builder.Built == Item {
          @ConstructionBuilders.Field package var items: [Item].Builder?

          package init(fields: ConstructionBuilders.JSONFields) {
            _items = fields["items"]
          }

          package init(_ model: Page) {
            self = ._empty
            _items._fill(model.items)
          }

          package func build() -> Swift.Result<Page, ConstructionBuilders.BuildFailure> {
            construct({ Page(items: $0) }, $items)
          }

          package var declaredFields: [ConstructionBuilders.DeclaredField] {
            [ConstructionBuilders.DeclaredField(name: "items", field: $items)]
          }
        }

        """)
  }

  @Test func modelWithThrowingInitialiser_callsIt() {
    let expansion = members(
      of: """
        @Buildable(builder: "PercentageBuilder") nonisolated struct Percentage {
          @Coerced(.strict) let value: Int
          @Key("meta", "unit") let unit: String
          let isWhole: Bool

          init(_ value: Int, unit: String) throws {}
        }
        """)

    #expect(expansion.diagnostics.isEmpty)
    #expect(
      expansion.source == """
        typealias Builder = PercentageBuilder

        /// The builder of `Percentage`.
        struct PercentageBuilder:
          ConstructionBuilders._DirectBuilder, ConstructionBuilders.FillableBuilder
        {
          @ConstructionBuilders.Field var value: Int.Builder?
          @ConstructionBuilders.Field var unit: String.Builder?

          init(fields: ConstructionBuilders.JSONFields) {
            _value = fields["value", .strict]
            _unit = fields["meta", "unit"]
          }

          init(_ model: Percentage) {
            self = ._empty
            _value._fill(model.value)
            _unit._fill(model.unit)
          }

          func build() -> Swift.Result<Percentage, ConstructionBuilders.BuildFailure> {
            construct({ try Percentage($0, unit: $1) }, $value, $unit)
          }

          var declaredFields: [ConstructionBuilders.DeclaredField] {
            [
              ConstructionBuilders.DeclaredField(name: "value", field: $value),
              ConstructionBuilders.DeclaredField(name: "unit", field: $unit),
            ]
          }

          static let keys: ConstructionBuilders._JSONKeys = ["value"]

          static func model(from members: ConstructionBuilders._JSONMembers) -> Percentage? {
            guard
              let value = members.withFields({ fields -> Int? in
                let field: ConstructionBuilders.Field<Int.Builder> = fields["value", .strict]
                return field._usable
              })
            else { return nil }
            guard
              let unit = members.withFields({ fields -> String? in
                let field: ConstructionBuilders.Field<String.Builder> = fields["meta", "unit"]
                return field._usable
              })
            else { return nil }
            do {
              return try Percentage(value, unit: unit)
            } catch {
              return nil
            }
          }
        }

        """)
  }

  @Test func keywordsAsLabels_haveBackticksOnlyWhereTheyNeedThem() {
    let source = members(of: "struct A { let `let`, `var`, `inout`, `_`: Int }").source

    expect(source, contains: "A(let: $0, var: $1, `inout`: $2, `_`: $3)")
  }

  @Test func modelWithoutProperties_isAlwaysBuilt() {
    let expansion = members(
      of: """
        @Buildable struct Nothing {}
        """)

    #expect(expansion.diagnostics.isEmpty)
    expect(
      expansion.source,
      equals: """
        /// The builder of `Nothing`.
        struct Builder: ConstructionBuilders.FillableBuilder {
          init(fields: ConstructionBuilders.JSONFields) {}

          init(_ model: Nothing) {
            self = ._empty
          }

          func build() -> Swift.Result<Nothing, ConstructionBuilders.BuildFailure> {
            .success(Nothing())
          }

          var declaredFields: [ConstructionBuilders.DeclaredField] {
            []
          }
        }

        """)
  }

  @Test func modelWithAwkwardNames_renamesFieldsThatCollide() {
    let expansion = members(
      of: """
        @Buildable struct Release {
          let build: Int
          let name, _name: String
          let `class`, `a name`, members: Int
        }
        """)

    #expect(expansion.diagnostics.isEmpty)
    expect(
      expansion.source,
      equals: """
        /// The builder of `Release`.
        struct Builder: ConstructionBuilders._DirectBuilder, ConstructionBuilders.FillableBuilder {
          @ConstructionBuilders.Field var buildField: Int.Builder?
          @ConstructionBuilders.Field var name: String.Builder?
          @ConstructionBuilders.Field var nameField: String.Builder?
          @ConstructionBuilders.Field var `class`: Int.Builder?
          @ConstructionBuilders.Field var `a name`: Int.Builder?
          @ConstructionBuilders.Field var members: Int.Builder?

          init(fields: ConstructionBuilders.JSONFields) {
            _buildField = fields["build"]
            _name = fields["name"]
            _nameField = fields["_name"]
            _class = fields["class"]
            `_a name` = fields["a name"]
            _members = fields["members"]
          }

          init(_ model: Release) {
            self = ._empty
            _buildField._fill(model.build)
            _name._fill(model.name)
            _nameField._fill(model._name)
            _class._fill(model.`class`)
            `_a name`._fill(model.`a name`)
            _members._fill(model.members)
          }

          func build() -> Swift.Result<Release, ConstructionBuilders.BuildFailure> {
            construct(
              { Release(build: $0, name: $1, _name: $2, class: $3, `a name`: $4, members: $5) },
              $buildField, $name, $nameField, $class, `$a name`, $members)
          }

          var declaredFields: [ConstructionBuilders.DeclaredField] {
            [
              ConstructionBuilders.DeclaredField(name: "build", field: $buildField),
              ConstructionBuilders.DeclaredField(name: "name", field: $name),
              ConstructionBuilders.DeclaredField(name: "_name", field: $nameField),
              ConstructionBuilders.DeclaredField(name: "class", field: $class),
              ConstructionBuilders.DeclaredField(name: "a name", field: `$a name`),
              ConstructionBuilders.DeclaredField(name: "members", field: $members),
            ]
          }

          static let keys: ConstructionBuilders._JSONKeys = [
            "build", "name", "_name", "class", "a name", "members",
          ]

          static func model(from theMembers: ConstructionBuilders._JSONMembers) -> Release? {
            guard let buildField = theMembers.value(0, Int.Builder.self) else { return nil }
            guard let name = theMembers.value(1, String.Builder.self) else { return nil }
            guard let nameField = theMembers.value(2, String.Builder.self) else { return nil }
            guard let `class` = theMembers.value(3, Int.Builder.self) else { return nil }
            guard let `a name` = theMembers.value(4, Int.Builder.self) else { return nil }
            guard let members = theMembers.value(5, Int.Builder.self) else { return nil }
            return Release(
              build: buildField, name: name, _name: nameField, class: `class`, `a name`: `a name`,
              members: members)
          }
        }

        """)
  }
}
