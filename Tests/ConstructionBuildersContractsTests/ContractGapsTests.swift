import ConstructionBuilders
import ConstructionBuildersContracts
import TestSupport
import Testing

/// Where a contract says that it does not know everything, and what it sees nevertheless.
struct ContractGapsTests {
  @Test func builderThatLooksAtKeys_isPartial_andASampleShowsTheBranch() {
    expect(
      "\(ShapeBuilder.contract())",
      equals: """
        Double, lenient
          side (size): Double, required (unconfirmed by a sample)
          may read more, because it inspects the keys of the object
        """)
    expect(
      "\(ShapeBuilder.contract(sample: #"{"radius": 2}"#))",
      equals: """
        Double, lenient
          side (size): Double, required unless other fields are present
          radius (size): Double, required in 1 of 1 object
          may read more, because it inspects the keys of the object
          may read more, because it reads size only from some objects, or in different ways
        """)
  }

  @Test func branchOnAValue_isSeenInASampleThatTakesIt() {
    let sample = #"[{"type": "circle", "radius": 2}, {"type": "square", "side": 3}]"#
    expect(
      "\([FigureBuilder].contract(sample: sample))",
      equals: """
        array of Double, lenient
          type: String, required
          radius: Double, required in 1 of 2 objects
          side: Double, required in 1 of 2 objects
          may read more, because it reads radius only from some objects, or in different ways
          may read more, because it reads side only from some objects, or in different ways
        """)
  }

  @Test func valueWithoutField_andFieldWithoutKey_areNamed() {
    expect(
      "\(SecretiveBuilder.contract())",
      equals: """
        String, lenient
          name: String, required (unconfirmed by a sample)
          may read more, because it reads kind without keeping it in a field
          may read more, because no key is known for note
        """)
  }

  @Test func failureWithoutPath_isQuotedAsARule() {
    expect(
      "\(StayBuilder.contract())",
      equals: """
        Int, lenient
          from: Int, optional (unconfirmed by a sample)
          to: Int, optional (unconfirmed by a sample)
          can fail with: rejected: a stay needs a day
        """)
  }

  @Test func needs_sayInHowManyObjects() {
    let sample = #"[{"from": 1}, {"to": 2}, {"from": 1, "to": 2}, {}]"#
    expect(
      "\([StayBuilder].contract(sample: sample))",
      equals: """
        array of Int, lenient
          from: Int, required in 1 of 3 objects
          to: Int, required in 1 of 3 objects
          can fail with: rejected: a stay needs a day
        """)
  }

  /// The sample has only one of two values, and an empty object asks for that one.
  @Test func valueThatReplacesTheOther_isTriedEvenIfNoSampleHasIt() {
    expect(
      "\(EitherBuilder.contract(sample: #"{"first": "Ann"}"#))",
      equals: """
        String, lenient
          first: String, required unless other fields are present
          second: String, optional
        """)
  }

  @Test func typeThatTakesMoreThanItsCases_isOpen() {
    expect(
      "\(ColourBuilder.contract())",
      equals: """
        Int, lenient
          colour: Colour (known values: red, green), optional (unconfirmed by a sample)
        """)
  }

  @Test func checksBehindOptionals_areSeen() {
    expect(
      "\(CheckedBuilder.contract())",
      equals: """
        Int, lenient
          a: Int, optional (unconfirmed by a sample), checked: even
          b: Int, optional (unconfirmed by a sample), transformed
        """)
    let odd = CheckedBuilder(dictionary: ["a": 3])
    expect(odd.findings.map(\.description), equals: ["a: expected even, found number 3"])
  }

  @Test func fieldThatAnotherReplaces_isRequiredUnlessItIsThere() {
    let sample = #"{"first": "Ann", "second": "Bob"}"#
    expect(
      "\(EitherBuilder.contract(sample: sample))",
      equals: """
        String, lenient
          first: String, required unless other fields are present
          second: String, optional
        """)
  }

  @Test(arguments: [
    (
      "{",
      """
      the sample cannot be read: line 1, column 2: the body is cut off, expected a key in \
      quotation marks or '}'
      """
    ),
    ("[]", "the sample cannot be built as a whole: expected object, found array []"),
    (#"{"second": 1}"#, ""),
  ])
  func sampleThatIsNoHelp_isNamed(sample: String, problem: String) {
    let lines = "\(EitherBuilder.contract(sample: sample))".split(separator: "\n")
    expect(lines[0], equals: "String, lenient")
    #expect(problem.isEmpty ? lines.count == 3 : lines[1] == "  \(problem)")
  }

  @Test func buildersInOneAnother_endAtALimit() {
    let lines = "\(ManyBoxes<ManyBoxes<ManyBoxes<ManyBoxes<Int>>>>.contract())".split(
      separator: "\n")
    expect(lines.count, equals: 66)
    expect(lines.last.map(String.init), endsWith: "is nested deeper than a contract describes")
  }

  @Test func superclass_isReadAsWell() {
    expect(
      "\(ChildBuilder.contract())",
      equals: """
        Int, lenient
          base: Int, required (unconfirmed by a sample)
          own: Int, optional (unconfirmed by a sample)
        """)
    let sut = ChildBuilder(dictionary: ["base": "1", "own": "2"])
    expect(
      sut.findings.map(\.description),
      equals: [#"base: read string "1" as Int"#, #"own: read string "2" as Int"#])
  }
}

private struct ShapeBuilder: ConstructionBuilder {
  @Field var size: Double?

  init(fields: JSONFields) {
    _size = fields.keys.contains("radius") ? fields["radius"] : fields["side"]
  }

  func build() -> Result<Double, BuildFailure> { construct({ $0 }, $size) }
}

/// Decides by a value that it has read.
private struct FigureBuilder: ConstructionBuilder {
  @Field var type: String?
  @Field var radius: Double?
  @Field var side: Double?

  init(fields: JSONFields) {
    _type = fields["type"]
    (_radius, _side) = (.missing, .missing)
    if type == "circle" { _radius = fields["radius"] }
    if type == "square" { _side = fields["side"] }
  }

  func build() -> Result<Double, BuildFailure> {
    switch type {
    case "circle": construct({ $1 }, $type, $radius)
    case "square": construct({ $1 }, $type, $side)
    default: rejected("of a type that is not known", at: $type)
    }
  }
}

private struct SecretiveBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var note: String?

  init(fields: JSONFields) {
    let kind: Field<String> = fields["kind"]
    _name = fields["name"]
    _note = .missing
    if kind.wrappedValue == "quiet" { note = "shh" }
  }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}

/// Needs one of two days, which no single argument says.
private struct StayBuilder: ConstructionBuilder {
  @Field var from: Int?
  @Field var to: Int?

  init(fields: JSONFields) {
    _from = fields["from"]
    _to = fields["to"]
  }

  func build() -> Result<Int, BuildFailure> {
    guard let day = from ?? to else { return rejected("a stay needs a day") }
    return .success(day)
  }
}

private enum Colour: String, CaseIterable, Capturable {
  case red, green

  /// Takes capitals, too.
  init?(rawValue: String) {
    guard let colour = Self.allCases.first(where: { "\($0)" == rawValue.lowercased() }) else {
      return nil
    }
    self = colour
  }
}

private struct ColourBuilder: ConstructionBuilder {
  @Field var colour: Colour?

  init(fields: JSONFields) { _colour = fields["colour"] }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct CheckedBuilder: ConstructionBuilder {
  @Field var a: Int?
  @Field var b: Int?

  init(fields: JSONFields) {
    _a = fields["a"]
    _b = fields["b"]
  }

  func build() -> Result<Int, BuildFailure> {
    construct(
      { ($0 ?? 0) + $1 }, $a.optional.checked("even") { ($0 ?? 0).isMultiple(of: 2) },
      $b.or(1).map { $0 + 1 })
  }
}

/// Needs one of two names, and asks for the first.
private struct EitherBuilder: ConstructionBuilder {
  @Field var first: String?
  @Field var second: String?

  init(fields: JSONFields) {
    _first = fields["first"]
    _second = fields["second"]
  }

  func build() -> Result<String, BuildFailure> {
    second.map { .success($0) } ?? construct({ $0 }, $first)
  }
}

private struct Box<Value: Capturable>: ConstructionBuilder {
  @Field var inner: [Value]?

  init(fields: JSONFields) { _inner = fields["inner"] }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private typealias FourBoxes<Value: Capturable> = Box<Box<Box<Box<Value>>>>
private typealias ManyBoxes<Value: Capturable> = FourBoxes<
  FourBoxes<FourBoxes<FourBoxes<Box<Value>>>>
>

private class ParentBuilder {
  @Field var base: Int?

  init(_ fields: JSONFields) { _base = fields["base"] }
}

private final class ChildBuilder: ParentBuilder, ConstructionBuilder {
  @Field var own: Int?

  init(fields: JSONFields) {
    _own = fields["own"]
    super.init(fields)
  }

  func build() -> Result<Int, BuildFailure> { construct({ a, _ in a }, $base, $own.optional) }
}
