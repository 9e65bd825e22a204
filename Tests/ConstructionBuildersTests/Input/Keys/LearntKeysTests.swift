import ConstructionBuilders
import Testing

@testable import TestSupport

/// What builders have read of other objects changes nothing in what they read of the next.
struct LearntKeysTests {
  /// Objects that are alike, with everything that can be different in one of them.
  static let rows: [(json: String, values: [Int?])] = [
    (#"{"a": 1, "name": 2, "é": 3}"#, [1, 2, nil, nil, 3]),
    (#"{"é": 3, "name": 2, "a": 1}"#, [1, 2, nil, nil, 3]),
    (#"{"a": 1}"#, [1, nil, nil, nil, nil]),
    ("{}", [nil, nil, nil, nil, nil]),
    (
      #"{"x": 7, "a": 1, "y": {"a": 8, "name": 8}, "name": 2, "z": [{"a": 9}]}"#,
      [1, 2, nil, nil, nil]
    ),
    // The last one counts, however it is written.
    (#"{"a": 7, "a": 1}"#, [1, nil, nil, nil, nil]),
    (#"{"a": 7, "\u0061": 1}"#, [1, nil, nil, nil, nil]),
    (#"{"\u0061": 7, "name": 2, "a": 1, "x": 3}"#, [1, 2, nil, nil, nil]),
    (#"{"a": 1, "a": null}"#, [nil, nil, nil, nil, nil]),
    (#"{"K": 7, "\u212a": 4}"#, [nil, nil, nil, 4, nil]),
    (#"{"\u212a": 7, "K": 4}"#, [nil, nil, nil, 4, nil]),
    (#"{"e\u0301": 7, "\u00e9": 3, "nama": 7}"#, [nil, nil, nil, nil, 3]),
    // Only read where there is an `a` of 5.
    (#"{"rare": 6, "a": 5}"#, [5, nil, 6, nil, nil]),
    (#"{"rare": 6, "a": 1}"#, [1, nil, nil, nil, nil]),
  ]

  @Test(arguments: 1...8)
  func objects_areReadAsIfAlone(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<volume(debug: 20, release: 200) {
      let rows = (0..<40).map { _ in Self.rows.randomElement(using: &random)! }
      let json = "[\(rows.map(\.json).joined(separator: ","))]"
      let read = try JSONRoot<[Row]>(json: json).value
      expect(read?.map(\.values), equals: rows.map(\.values), "\(json)")
    }
  }

  @Test func objectsOfManyMembers_areReadAsIfAlone() throws {
    let others = (0..<100).map { #""other\#($0)": 8"# }.joined(separator: ",")
    let rows = Self.rows.filter { $0.json != "{}" } + Self.rows.filter { $0.json != "{}" }
    let json = rows.map { "{\(others), \($0.json.dropFirst())" }.joined(separator: ",")
    try expect(JSONRoot<[Row]>(json: "[\(json)]").value?.map(\.values), equals: rows.map(\.values))
  }

  /// A builder that reads more keys than there are bits to tell them apart.
  @Test func manyKeys_areAllRead() throws {
    let object = (0..<70).map { #""k\#($0)": \#($0)"# }.joined(separator: ",")
    let json = Array(repeating: "{\(object)}", count: 20).joined(separator: ",")
    let expected = Array(repeating: Array(0..<70), count: 20)
    try expect(JSONRoot<[Wide]>(json: "[\(json)]").value?.map(\.values), equals: expected)
  }

  /// More types than those whose keys are learnt.
  @Test func manyTypes_areAllRead() throws {
    let members = (0..<20).map { #""m\#($0)": [{"b": 2, "a": \#($0)}, {"a": 1}]"# }
    let object = "{\(members.joined(separator: ","))}"
    let json = Array(repeating: object, count: 4).joined(separator: ",")
    let expected = (0..<20).map { [[$0, 2], [1, nil]] }
    let read = try JSONRoot<[Many]>(json: "[\(json)]").value
    expect(read?.map(\.values), equals: Array(repeating: expected, count: 4))
  }

  /// Objects of one type in each other, more than there is room for at once.
  @Test func deepObjects_areAllRead() throws {
    let depth = 200
    let chain = (0..<depth).map { #"{"a": \#($0), "next": "# }.joined() + "null"
    let json = chain + String(repeating: #", "b": 5}"#, count: depth)
    for root in try JSONRoot<[Chain]>(json: "[\(json), \(json), \(json)]").value ?? [] {
      var current: Chain? = root
      for level in 0..<depth {
        expect(current?.a, equals: level)
        expect(current?.b, equals: 5)
        current = current?.next.wrappedValue?.first
      }
      #expect(current == nil)
    }
  }

  /// The same bytes in literals of two files, and read twice.
  @Test func literalsWithTheSameBytes_areBothRead() throws {
    let json = Array(repeating: #"{"a": 1, "b": 2}"#, count: 20).joined(separator: ",")
    let read = try JSONRoot<[Twice]>(json: "[\(json)]").value
    expect(read?.map(\.values), equals: Array(repeating: [1, 1, 2, 1], count: 20))
  }

  /// A client can read an object while one in it is read. What it opens there it goes on to use.
  @Test func objectThatIsReadWithinAnother_isReadAsIfAlone() throws {
    let object = """
      {"path": {"a": 1, "b": 2, "c": 3}, "inner": {"d": 4, "e": 5}, "next": {"d": 6, "e": 7}}
      """
    let json = Array(repeating: object, count: 20).joined(separator: ",")
    let read = try JSONRoot<[Around]>(json: "[\(json)]").value
    expect(read?.map(\.values), equals: Array(repeating: [1, 2, 3, 4, 5, 6, 7], count: 20))
  }
}

private struct Row: ConstructionBuilder {
  let values: [Int?]

  init(fields: JSONFields) {
    let a: Field<Int> = fields["a"]
    let name: Field<Int> = fields["name"]
    var rare = Field<Int>.missing
    if a.wrappedValue == 5 { rare = fields["rare"] }
    let kelvin: Field<Int> = fields["K"]
    let accented: Field<Int> = fields["é"]
    values = [a, name, rare, kelvin, accented].map(\.wrappedValue)
  }

  func build() -> Result<[Int?], BuildFailure> { .success(values) }
}

private struct Wide: ConstructionBuilder {
  let values: [Int?]

  init(fields: JSONFields) {
    let all: [Field<Int>] = [
      fields["k0"], fields["k1"], fields["k2"], fields["k3"], fields["k4"], fields["k5"],
      fields["k6"], fields["k7"], fields["k8"], fields["k9"], fields["k10"],
      fields["k11"], fields["k12"], fields["k13"], fields["k14"], fields["k15"],
      fields["k16"], fields["k17"], fields["k18"], fields["k19"], fields["k20"],
      fields["k21"], fields["k22"], fields["k23"], fields["k24"], fields["k25"],
      fields["k26"], fields["k27"], fields["k28"], fields["k29"], fields["k30"],
      fields["k31"], fields["k32"], fields["k33"], fields["k34"], fields["k35"],
      fields["k36"], fields["k37"], fields["k38"], fields["k39"], fields["k40"],
      fields["k41"], fields["k42"], fields["k43"], fields["k44"], fields["k45"],
      fields["k46"], fields["k47"], fields["k48"], fields["k49"], fields["k50"],
      fields["k51"], fields["k52"], fields["k53"], fields["k54"], fields["k55"],
      fields["k56"], fields["k57"], fields["k58"], fields["k59"], fields["k60"],
      fields["k61"], fields["k62"], fields["k63"], fields["k64"], fields["k65"],
      fields["k66"], fields["k67"], fields["k68"], fields["k69"],
    ]
    values = all.map(\.wrappedValue)
  }

  func build() -> Result<[Int?], BuildFailure> { .success(values) }
}

/// A type for each tag.
private struct Tagged<Tag>: ConstructionBuilder {
  let values: [Int?]

  init(fields: JSONFields) {
    let all: [Field<Int>] = [fields["a"], fields["b"]]
    values = all.map(\.wrappedValue)
  }

  func build() -> Result<[Int?], BuildFailure> { .success(values) }
}

private struct Many: ConstructionBuilder {
  let m0: Field<[Tagged<Int>]>
  let m1: Field<[Tagged<Int8>]>
  let m2: Field<[Tagged<Int16>]>
  let m3: Field<[Tagged<Int32>]>
  let m4: Field<[Tagged<Int64>]>
  let m5: Field<[Tagged<UInt>]>
  let m6: Field<[Tagged<UInt8>]>
  let m7: Field<[Tagged<UInt16>]>
  let m8: Field<[Tagged<UInt32>]>
  let m9: Field<[Tagged<UInt64>]>
  let m10: Field<[Tagged<String>]>
  let m11: Field<[Tagged<Bool>]>
  let m12: Field<[Tagged<Double>]>
  let m13: Field<[Tagged<Float>]>
  let m14: Field<[Tagged<[Int]>]>
  let m15: Field<[Tagged<[String]>]>
  let m16: Field<[Tagged<[Bool]>]>
  let m17: Field<[Tagged<[Double]>]>
  let m18: Field<[Tagged<[UInt8]>]>
  let m19: Field<[Tagged<[Int8]>]>

  init(fields: JSONFields) {
    m0 = fields["m0"]
    m1 = fields["m1"]
    m2 = fields["m2"]
    m3 = fields["m3"]
    m4 = fields["m4"]
    m5 = fields["m5"]
    m6 = fields["m6"]
    m7 = fields["m7"]
    m8 = fields["m8"]
    m9 = fields["m9"]
    m10 = fields["m10"]
    m11 = fields["m11"]
    m12 = fields["m12"]
    m13 = fields["m13"]
    m14 = fields["m14"]
    m15 = fields["m15"]
    m16 = fields["m16"]
    m17 = fields["m17"]
    m18 = fields["m18"]
    m19 = fields["m19"]
  }

  var values: [[[Int?]]?] {
    [
      m0.wrappedValue?.map(\.values), m1.wrappedValue?.map(\.values),
      m2.wrappedValue?.map(\.values),
      m3.wrappedValue?.map(\.values), m4.wrappedValue?.map(\.values),
      m5.wrappedValue?.map(\.values),
      m6.wrappedValue?.map(\.values), m7.wrappedValue?.map(\.values),
      m8.wrappedValue?.map(\.values),
      m9.wrappedValue?.map(\.values), m10.wrappedValue?.map(\.values),
      m11.wrappedValue?.map(\.values),
      m12.wrappedValue?.map(\.values), m13.wrappedValue?.map(\.values),
      m14.wrappedValue?.map(\.values),
      m15.wrappedValue?.map(\.values), m16.wrappedValue?.map(\.values),
      m17.wrappedValue?.map(\.values),
      m18.wrappedValue?.map(\.values), m19.wrappedValue?.map(\.values),
    ]
  }

  func build() -> Result<Bool, BuildFailure> { .success(true) }
}

private struct Chain: ConstructionBuilder {
  @Field var a: Int?
  @Field var b: Int?
  let next: Field<[Chain]>

  init(fields: JSONFields) {
    _a = fields["a"]
    next = fields["next", .forgiving]
    _b = fields["b"]
  }

  func build() -> Result<Bool, BuildFailure> { .success(true) }
}

private struct Twice: ConstructionBuilder {
  let values: [Int?]

  init(fields: JSONFields) {
    let all: [Field<Int>] = [fields["a"], fields[Self.other], fields["b"], fields["a"]]
    values = all.map(\.wrappedValue)
  }

  /// Its bytes are those in the middle of another literal.
  private static let other: JSONKey = "a"

  func build() -> Result<[Int?], BuildFailure> { .success(values) }
}

private struct Around: ConstructionBuilder {
  let values: [Int?]

  init(fields: JSONFields) {
    var path: [Field<Int>] = []
    var (inner, next) = (Field<Within>.missing, Field<Within>.missing)
    Self.read({ inner = fields["inner"] }, after: { path.append(fields["path", "a"]) })
    Self.read({ next = fields["next"] }, after: { path.append(fields["path", "b"]) })
    path.append(fields["path", "c"])
    let others = [inner, next].flatMap { $0.wrappedValue?.values ?? [] }
    values = path.map(\.wrappedValue) + others
  }

  func build() -> Result<[Int?], BuildFailure> { .success(values) }

  private static func read(_ read: () -> Void, after look: () -> Void) {
    withoutActuallyEscaping(look) { look in
      Within.$first.withValue(UncheckedAction(run: look)) { read() }
    }
  }
}

private struct Within: ConstructionBuilder {
  @TaskLocal static var first: UncheckedAction?

  let values: [Int?]

  init(fields: JSONFields) {
    let d: Field<Int> = fields["d"]
    Self.first?.run()
    let e: Field<Int> = fields["e"]
    values = [d, e].map(\.wrappedValue)
  }

  func build() -> Result<[Int?], BuildFailure> { .success(values) }
}

/// Runs on the thread that made it alone.
private struct UncheckedAction: @unchecked Sendable {
  let run: () -> Void
}
