import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation
import TestSupport
import Testing

/// Builders that are filled from models.
struct FillingTests {
  @Test func everyAttribute_isFilled() throws {
    expectRoundTrip(
      Comic(
        id: 7, summary: nil, pageCount: 36, prices: [Price(amount: 3.5), Price(amount: 0)],
        tags: ["new"], modifiedAt: Date(timeIntervalSince1970: 1), isbn: "978", kind: .magazine,
        links: ["web": try #require(URL(string: "http://example.com"))]))
    expectRoundTrip(try Booklet(number: 3))
  }

  @Test func decodedTypes_areFilled() {
    let home = Address(street: "Broadway")
    expectRoundTrip(
      Delivery(
        address: home, billingAddress: nil, stops: [home, home], rooms: ["1": home], depot: home,
        codes: [1, 2]))
  }

  @Test func shapes_areFilled() {
    expectRoundTrip(Shapes.Access(shown: 1, hidden: 2, counted: 3))
    expectRoundTrip(Shapes.Page<Price>(items: [Price(amount: 1)], next: nil))
    expectRoundTrip(
      Shapes.Words(default: "a", `two words`: 1, a: 2, b: 3, é: true, await: nil, counted: 4))
    let leaf = Shapes.Tree(name: "leaf", children: [], named: [:])
    expectRoundTrip(Shapes.Tree(name: "root", children: [leaf], named: ["a": [leaf, leaf]]))
    expectRoundTrip(Shapes.Nothing())
    expectRoundTrip(Shapes.Isolated(id: 1))
    expectRoundTrip(Shapes.Generic<Int>.Inner(id: 1))
    expectRoundTrip(Shapes.Generic<Int>.InExtension(id: 1))
    expectRoundTrip(
      Shapes.Sparse(positions: [1, nil], maybe: "a", forced: 2, anything: .array([.null])))
  }

  @Test(arguments: [
    StreamEvent.messageStart(MessageStart(id: "1")),
    .contentBlockDelta(BlockDelta(index: 1, delta: .text(TextDelta(text: "Hi")))),
    .contentBlockDelta(BlockDelta(index: 2, delta: .json(JSONDelta(partialJson: "{")))),
    .contentBlock(BlockPlace(index: 3)), .ping, .messageStop, .other("new"),
  ])
  func kinds_areFilled(event: StreamEvent) {
    expectRoundTrip(event)
  }

  @Test func otherKinds_areFilled() {
    let page = Page(pageName: "a", action: "b")
    for webhook in [Webhook.fork(Fork(name: "a")), .gollum(Gollum(pages: [page])), .teamAdd] {
      expectRoundTrip(webhook)
    }
    for apart in [Apart.default(page), .type(page), .variants, .self, .escaped(page)] {
      expectRoundTrip(apart)
    }
    let one = Expression.number(Literal(value: 1))
    expectRoundTrip(Expression.same(.add(Sum(left: one, right: one, more: [one]))))
  }

  /// No document has such a model.
  @Test func unknownKinds_withoutTheirValue_areMissing() {
    expect(ItemEvent.Builder(.other).type, equals: nil)
    expect(StreamEvent.Builder(.other("ping")).type, equals: nil)
  }

  @Test func filledBuilders_nameTheirPaths() {
    var sut = Comic.Builder(
      Comic(
        id: 7, summary: "a", pageCount: 36, prices: [Price(amount: 1)], tags: [], modifiedAt: nil,
        isbn: nil, kind: .comic, links: [:]))
    sut.id = nil
    sut.tags = nil

    expect(sut.summary, equals: "a")
    expect(sut.prices?.first?.amount, equals: 1)
    expect(sut.$modifiedAt.path, equals: "modified_at")
    expect(
      sut.findingsOfBuild,
      equals: ["id: required Int is missing", "tags: required array is missing"])
  }

  @Test func contents_nameTheirPaths() {
    var sut = Apart.Builder(.default(Page(pageName: "a", action: "b")))
    sut.default?.action = nil

    expect(sut.findingsOfBuild, equals: [#"["with content"].action: required String is missing"#])
  }

  /// A part of the elements is never taken for all of them.
  @Test func buildersByHand_areFilledOnlyIfTheyDeclareIt() {
    let sut = Shelf.Builder(
      Shelf(
        plain: [Plain(id: 1)], sparse: [nil, Plain(id: 2)], named: ["a": Plain(id: 3)],
        fillable: [Fillable(id: 4)]))

    expect(sut.$plain.outcome, equals: .missing)
    expect(sut.$sparse.outcome, equals: .missing)
    expect(sut.$named.outcome, equals: .missing)
    expect(sut.fillable?.map(\.id), equals: [4])
  }

  /// Models are as deep as their documents, and tests have small stacks.
  @Test func deepModels_areFilled() async throws {
    var tree = Shapes.Tree(name: "leaf", children: [], named: [:])
    for _ in 0..<250 { tree = Shapes.Tree(name: "", children: [tree], named: [:]) }
    let model = tree

    let built = await Task.detached { try? Shapes.Tree.Builder(model).build().get() }.value
    expect(built, equals: model)
  }

  private func expectRoundTrip<Model: Buildable & Equatable>(
    _ model: Model, sourceLocation: SourceLocation = #_sourceLocation
  ) where Model.Builder: FillableBuilder, Model.Builder.Model == Model {
    let built = try? Model.Builder(model).build().get()
    #expect(built == model, sourceLocation: sourceLocation)
  }
}

extension ConstructionBuilder where Failure == BuildFailure {
  fileprivate var findingsOfBuild: [String] {
    guard case .failure(let failure) = build() else { return [] }
    return failure.findings.map(\.description)
  }
}

/// Models of builders that are written by hand.
@Buildable
struct Shelf {
  let plain: [Plain]
  let sparse: [Plain?]
  let named: [String: Plain]
  let fillable: [Fillable]
}

struct Plain: Buildable {
  let id: Int

  struct Builder: ConstructionBuilder {
    @Field var id: Int?

    init(fields: JSONFields) { _id = fields["id"] }

    func build() -> Result<Plain, BuildFailure> { construct(Plain.init, $id) }
  }
}

struct Fillable: Buildable {
  let id: Int

  struct Builder: FillableBuilder {
    @Field var id: Int?

    init(fields: JSONFields) { _id = fields["id"] }

    init(_ model: Fillable) {
      self.init(dictionary: [:])
      id = model.id
    }

    func build() -> Result<Fillable, BuildFailure> { construct(Fillable.init, $id) }
  }
}
