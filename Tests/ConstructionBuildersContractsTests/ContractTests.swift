import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

/// What a contract says about a builder, as its outline.
struct ContractTests {
  @Test func fields_areNamedWithTypeAndNeed() {
    expect(
      "\(PersonBuilder.contract())",
      equals: """
        Person, lenient
          id: Int, required (unconfirmed by a sample), strict
          title or name: String, required (unconfirmed by a sample)
          age: UInt8, optional (unconfirmed by a sample), checked: 0 to 150
          tags: array of String, required (unconfirmed by a sample), complete
          meta.seen: Date in milliseconds since 1970, optional (unconfirmed by a sample)
          code: Double, required (unconfirmed by a sample), transformed
          links: array of Link, optional (unconfirmed by a sample)
            kind: LinkKind (detail, wiki), required (unconfirmed by a sample)
            url: URL or null, optional (unconfirmed by a sample)
          friends: dictionary of Person, optional (unconfirmed by a sample)
            see above
        """)
  }

  /// An empty object has nothing in the elements before one that has to be there.
  @Test func elements_ofOneArray_areEmptyByThemselves() {
    let sample = #"{"list": [[1], {"name": "Ann"}, ["a"]]}"#
    expect(
      "\(ElementsBuilder.contract(sample: sample))",
      equals: """
        Array<Int>, lenient
          list[2][0] (inner): String, optional
          list[0] (numbers): array of Int, required, losing at most 1
          list[1].name: String, required
        """)
  }

  /// An object in a text is one of the sample.
  @Test func sampleInAText_settlesNeeds() {
    let sample = #"{"value": "{\"value\": 1}"}"#
    expect(
      "\(One<One<Int>>.contract(coercion: .embeddedJSON, sample: sample))",
      equals: """
        Int, embeddedJSON
          value: One<Int>, required
            value: Int, required
        """)
  }

  /// What is an object for one path cannot be an array for another.
  @Test func pathsThroughThingsOfTwoKinds_areBothRead() {
    struct Builder: ConstructionBuilder {
      @Field var member: Int?
      @Field var element: String?
      init(fields: JSONFields) {
        _member = fields["a", "b", "c"]
        _element = fields["a", 0, "c"]
      }
      func build() -> Result<Int?, BuildFailure> {
        construct({ a, _ in a }, $member.optional, $element.optional)
      }
    }
    expect(
      "\(Builder.contract())",
      equals: """
        Optional<Int>, lenient
          a.b.c (member): Int, optional (unconfirmed by a sample)
          a[0].c (element): String, optional (unconfirmed by a sample)
        """)
  }

  @Test func builderThatIsReadInManyWays_isNamedByTheCoercion() {
    struct Builder: ConstructionBuilder {
      @Field var a: One<Int>?
      @Field var b: One<Int>?
      @Field var c: One<Int>?
      @Field var d: One<Int>?
      init(fields: JSONFields) {
        _a = fields["a"]
        _b = fields["b", adding: .emptyStringAsNull]
        _c = fields["c", adding: .falseAsNull]
        _d = fields["d", adding: [.emptyStringAsNull, .falseAsNull]]
      }
      func build() -> Result<Bool, BuildFailure> {
        construct({ _, _, _, _ in true }, $a, $b, $c, $d)
      }
    }
    expect(
      Builder.contract(coercion: .strict).objects.map(\.name),
      equals: [
        "Bool", "Int", "Int (emptyStringAsNull)", "Int (falseAsNull)",
        "Int (emptyStringAsNull, falseAsNull)",
      ])
  }

  @Test func sample_settlesNeeds() {
    let sample = """
      {"id": 1, "name": "Ann", "age": "7", "tags": [], "code": 1.5, "meta": {"seen": 0},
       "links": [{"kind": "wiki"}, {"kind": "detail", "url": null}],
       "friends": {"bob": {"id": 2, "title": "Bob", "tags": ["a"], "code": 2}}}
      """
    expect(
      "\(PersonBuilder.contract(sample: sample))",
      equals: """
        Person, lenient
          id: Int, required, strict
          title or name: String, required
          age: UInt8, optional, checked: 0 to 150
          tags: array of String, required, complete
          meta.seen: Date in milliseconds since 1970, optional
          code: Double, required, transformed
          links: array of Link, optional
            kind: LinkKind (detail, wiki), required
            url: URL or null, optional
          friends: dictionary of Person, optional
            see above
        """)
  }

  @Test func sample_givesNoDemandOfTheBuildersInIt() {
    let sample = """
      {"name": "a", "tags": [], "parts": [{"name": "b", "tags": [], "parts": []}],
       "part": {"name": "c", "tags": []}}
      """
    expect(
      "\(ListBuilder.contract(sample: sample))",
      equals: """
        String, lenient
          name: String, required
          tags: array of String, required
          parts: array of Int, required
            name: String, required, checked: short
            tags: array of String, required, complete
          part: Int, required
            see above
        """)
  }
}

private struct ListBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var tags: [String]?
  @Field var parts: [PartBuilder]?
  @Field var part: PartBuilder?

  init(fields: JSONFields) {
    (_name, _tags) = (fields["name"], fields["tags"])
    (_parts, _part) = (fields["parts"], fields["part"])
  }

  func build() -> Result<String, BuildFailure> {
    construct({ name, _, _, _ in name }, $name, $tags, $parts, $part)
  }
}

private struct PartBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var tags: [String]?

  init(fields: JSONFields) { (_name, _tags) = (fields["name"], fields["tags"]) }

  func build() -> Result<Int, BuildFailure> {
    construct(
      { name, tags in tags.count }, $name.checked("short") { $0.count < 9 }, $tags.requiringAll)
  }
}

private enum LinkKind: String, Capturable, CaseIterable { case detail, wiki }

private struct Link {
  let kind: LinkKind
  let url: URL??
}

private struct LinkBuilder: ConstructionBuilder {
  @Field var kind: LinkKind?
  @Field var url: URL??

  init(fields: JSONFields) {
    _kind = fields["kind"]
    _url = fields["url"]
  }

  func build() -> Result<Link, BuildFailure> { construct(Link.init, $kind, $url.optional) }
}

/// Reads elements of one array in different ways, the later one first.
private struct ElementsBuilder: ConstructionBuilder {
  @Field var inner: String?
  @Field var numbers: [Int]?
  @Field var name: String?

  init(fields: JSONFields) {
    _inner = fields["list", 2, 0]
    _numbers = fields["list", 0]
    _name = fields["list", 1, "name"]
  }

  func build() -> Result<[Int], BuildFailure> {
    construct(
      { numbers, _, _ in numbers }, $numbers.allowingLosses(atMost: 1), $inner.optional, $name)
  }
}

private struct Person {
  let id: Int
  let name: String
  let age: UInt8?
  let tags: [String]
  let seen: Date?
  let code: String
  let links: [Link]
  let friends: [String: Person]
}

private struct PersonBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var name: String?
  @Field var age: UInt8?
  @Field var tags: [String]?
  @Field var seen: Date?
  @Field var code: Double?
  @Field var links: [LinkBuilder]?
  @Field var friends: [String: PersonBuilder]?

  init(fields: JSONFields) {
    _id = fields["id", .strict]
    _name = fields[anyOf: "title", "name"]
    _age = fields["age"]
    _tags = fields["tags"]
    _seen = fields["meta", "seen", as: .millisecondsSince1970]
    _code = fields["code"]
    _links = fields["links"]
    _friends = fields["friends"]
  }

  func build() -> Result<Person, BuildFailure> {
    construct(
      Person.init, $id, $name, $age.checked("0 to 150") { $0 <= 150 }.optional, $tags.requiringAll,
      $seen.optional, $code.map { "\($0)" }, $links.or([]), $friends.or([:]))
  }
}
