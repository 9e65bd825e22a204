import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

@testable import TestSupport

/// What a builder writes, the same builder reads back.
struct ReadAgainTests {
  @Test(arguments: [
    #"{"seconds":1402441886.5}"#, #"{"milliseconds":1402441886123}"#, #"{"seconds":-1}"#,
    #"{"windowed":1402441886}"#, #"{"day":"10/06/2014"}"#, #"{"iso":"2014-06-10T23:11:26Z"}"#,
    #"{"full":"Tue, 10 Jun 2014 23:11:26 GMT"}"#, #"{"short":"161 2014 11.11.26,125 PM +0000"}"#,
    #"{"mixed":1402441886}"#, #"{"mixed":1402358400}"#, #"{"aliased":12}"#, #"{"label":12}"#,
    #"{"meta":{"seen":1402441886123,"day":"2014-06-10"}}"#, #"{"length":0.1}"#,
    #"{"length":-9223372036854775807.000000000000000001}"#, #"{"pause":0.000000000000001}"#,
    #"{"pause":-1500}"#, #"{"own":"Jean"}"#, #"{"coords":[1.5,null,"x"]}"#,
  ])
  func json_ofAFormat_isThatFormat(_ json: String) throws {
    let sut = try FormatsBuilder(json: json)
    #expect(sut.declaredFields.contains { $0.field.anyValue != nil })
    try expect(sut.json.description, equals: json)
    #expect(try WrittenInvariant.isWritten(sut))
  }

  /// A date that was set is written in the format as well.
  @Test func json_ofADateThatWasSet_isTheFormat() throws {
    var sut = FormatsBuilder(dictionary: [:])
    sut.day = Date(timeIntervalSince1970: 1_402_358_400)
    sut.seen = Date(timeIntervalSince1970: 0.25)
    sut.third = "x"
    try expect(
      sut.json.description,
      equals: #"{"day":"10/06/2014","meta":{"seen":250},"coords":[null,null,"x"]}"#)
    #expect(try WrittenInvariant.isWritten(sut))
  }

  /// Each pattern has the second, in other words.
  @Test(arguments: PatternsBuilder.patterns.indices)
  func json_ofAnyDate_isThePattern(_ index: Int) throws {
    var random = SplitMix64(seed: 1)
    let seconds: [Double] = [-62_135_596_800, 253_402_300_799, 0, -1, 86_399, 951_782_400]
    for _ in 0..<volume(debug: 2, release: 40, all: 2_000) {
      let date = Int64.random(in: -62_135_596_800..<253_402_300_800, using: &random)
      for second in seconds + [Double(date)] {
        var sut = PatternsBuilder(dictionary: [:])
        sut.dates[index].wrappedValue = Date(timeIntervalSince1970: second)
        let again = try PatternsBuilder(json: sut.json.description)
        expect(again.dates[index].wrappedValue, equals: sut.dates[index].wrappedValue)
        expect(again.findings, equals: [])
      }
    }
  }

  @Test func valueThatItsFormatCannotSpell_isNamed() throws {
    var sut = FormatsBuilder(dictionary: [:])
    sut.day = Date(timeIntervalSince1970: 1)
    sut.windowed = Date(timeIntervalSince1970: -1)
    sut.hex = 255
    let error = #expect(throws: BuildFailure.self) { try sut.json }
    let reason = "rejected: the format of the field cannot write this value"
    expect(error?.findings, say: "windowed: \(reason)", "day: \(reason)", "hex: \(reason)")
  }

  @Test func valueThatIsReadAsAnother_isNamed() throws {
    var sut = AmbiguousBuilder(dictionary: ["label": "a"])
    sut.title = "b"
    sut.celsius = Fahrenheit(degrees: 1)
    let error = #expect(throws: BuildFailure.self) { try sut.json }
    expect(
      error?.findings, say: "label: rejected: what would be written is read as another value",
      "celsius: rejected: what would be written is not read: "
        + #"expected Fahrenheit, found object {"degrees": 1.0}"#)
  }

  /// Every builder of the tests, with documents for all of them.
  @Test func json_ofEveryBuilder_isReadAgain() throws {
    let documents = try ["bytes", "inputs", "shapes"].flatMap(Corpus.inputs).map(\.bytes)
    // A debug build tries each document of the corpus with few of the builders.
    let step = stepWidth(debug: 70, release: 1)
    for (number, builder) in Self.builders.enumerated() {
      var written = 0
      let some = documents.enumerated().filter { ($0.offset + number) % step == 0 }
      let all = some.map(\.element) + Self.documents.map { Array($0.utf8) }
      for (index, document) in all.enumerated() {
        if try builder.check(document, Checked.coercions(number + index)) { written += 1 }
      }
      #expect(written > 2, "\(builder.name)")
    }
  }

  @Test func kindFromOutside_staysOutside() throws {
    let sut = try WebhookBuilder(json: #"{"ref":"main"}"#, variant: "push")
    try expect(sut.json.description, equals: #"{"ref":"main"}"#)
    let beside = try EnvelopeBuilder(json: #"{"payload":{"ref":"main"},"type":"push"}"#)
    try expect(beside.json.description, equals: #"{"payload":{"ref":"main"},"type":"push"}"#)
    let away = try MetaBuilder(
      json: #"{"payload":{"text":"a","index":1},"meta":{"type":"delta"}}"#)
    try expect(
      away.json.description, equals: #"{"payload":{"text":"a","index":1},"meta":{"type":"delta"}}"#)
  }

  @Test func kindThatWasSet_isWritten() throws {
    var sut = EventBuilder()
    sut.type = "message"
    sut.message = MessageBuilder(dictionary: ["id": 7])
    try expect(sut.json.description, equals: #"{"type":"message","id":7}"#)
    var apart = WrappedBuilder()
    apart.type = "delta"
    apart.delta = DeltaBuilder(dictionary: ["text": "a", "index": 1])
    try expect(
      apart.json.description, equals: #"{"type":"delta","payload":{"text":"a","index":1}}"#)
    #expect(try WrittenInvariant.isWritten(apart))
  }

  /// A builder that is set, and never read, is written under the keys that it would read.
  @Test func json_ofABuilderThatNeverRead_hasItsKeys() throws {
    let sut = SetBuilder(day: Date(timeIntervalSince1970: 1_402_358_400))
    try expect(sut.json.description, equals: #"{"meta":{"day":"10/06/2014"}}"#)
  }

  private static let builders = [
    Checked(PartyBuilder.self), Checked(ScalarsBuilder.self), Checked(AnythingBuilder.self),
    Checked(DictionariesBuilder.self), Checked(GuestBuilder.self), Checked(FormatsBuilder.self),
    Checked(OptionalFieldBuilder.self), Checked(ChoiceBuilder.self), Checked(KindBuilder.self),
    Checked(InheritingBuilder.self), Checked(MixedBuilder<Int, [Int]>.self),
    Checked(MixedBuilder<Int?, Set<String>>.self),
    Checked(MixedBuilder<[KindBuilder], [Int: ChoiceBuilder]>.self),
    Checked(MixedBuilder<EventBuilder, [WrappedBuilder?]>.self), Checked(TreeBuilder.self),
    Checked(LinkedBuilder.self), Checked(EventBuilder.self), Checked(WrappedBuilder.self),
    Checked(ClosedBuilder.self), Checked(NumberedBuilder.self), Checked(EnvelopeBuilder.self),
    Checked(StrictEnvelopeBuilder.self), Checked(MetaBuilder.self), Checked(OuterBuilder.self),
    Checked(ContentBuilder.self), Checked(One<[FormatsBuilder]>.self),
    Checked(One<[String: FormatsBuilder?]>.self), Checked(One<DatedEventBuilder>.self),
    Checked(One<[Color: [Level?]]>.self), Checked(One<Set<UUID>>.self), Checked(One<Data>.self),
    Checked(One<Decoded<Thumbnail>>.self), Checked(One<[Float]>.self), Checked(One<Decimal>.self),
    Checked(One<URL>.self), Checked(Nest.self),
  ]

  private static let documents = [
    #"{"value":{"a":{"day":"10/06/2014"},"b":null}}"#, #"{"value":[{"length":"1.5"},{"own":1}]}"#,
    #"{"value":{"type":"dated","at":1402441886,"inner":{"day":"10/06/2014"}}}"#,
    #"{"value":{"type":"other","at":"x"}}"#, #"{"value":{"red":[1,null,"2"],"green":[]}}"#,
    #"{"value":["E621E1F8-C36C-495A-93FC-0C247A3E6E5F"]}"#, #"{"value":"AAECAw=="}"#,
    #"{"value":{"path":"a","extension":"b"}}"#, #"{"value":[0.1,1e-40,3.4e38,-0.0]}"#,
    #"{"value":12345678901234567890.123456789}"#, #"{"value":"https://example.com/a%20b?c#d"}"#,
    #"{"type":"ping"}"#, #"{"type":1}"#, #"{"type":"1","payload":null}"#,
    #"{"type":"push","payload":{"ref":"x"}}"#, #"{"type":"delta","text":"a","index":"1"}"#,
    #"{"type":"delta","payload":{"text":"a"}}"#, #"{"meta":{"type":"delta"},"payload":{}}"#,
    #"{"type":"outer","item":{"type":"inner","delta":{"type":"note","id":7}}}"#,
    #"{"type":"again","content":{"type":"again","content":{"type":"end"}}}"#,
    #"{"meta":{"seen":0},"coords":["1",2,3],"mixed":"2014-06-10","day":null,"seconds":1e3}"#,
    #"{"meta":"{\"seen\":1}","coords":null}"#, "{}",
  ]
}

/// A type of builder, to be read from documents.
private struct Checked: Sendable {
  let name: String
  let check: @Sendable (_ document: [UInt8], [Coercion]) throws -> Bool

  /// One of the coercions in turn, and all with `ALL_CASES`.
  static func coercions(_ index: Int) -> [Coercion] {
    let all: [Coercion] = [.strict, .lenient, .forgiving]
    return checksAllCases ? all : [all[index % 3]]
  }

  init<Builder: ConstructionBuilder>(_ type: Builder.Type) {
    name = "\(type)"
    check = { document, coercions in
      var isWritten = false
      for coercion in coercions {
        guard let sut = try? Builder(json: document, coercion: coercion) else { continue }
        if try WrittenInvariant.isWritten(sut) { isWritten = true }
      }
      return isWritten
    }
  }
}

/// A field in each format, at each kind of place.
struct FormatsBuilder: ConstructionBuilder {
  @Field var seconds: Date?
  @Field var milliseconds: Date?
  @Field var windowed: Date?
  @Field var day: Date?
  @Field var iso: Date?
  @Field var full: Date?
  @Field var short: Date?
  @Field var mixed: Date?
  @Field var aliased: Date?
  @Field var seen: Date?
  @Field var metaDay: Date?
  @Field var length: Duration?
  @Field var pause: Duration?
  @Field var own: String?
  @Field var hex: Int?
  @Field var first: Double?
  @Field var third: String?

  init(fields: JSONFields) {
    _seconds = fields["seconds", as: .secondsSince1970]
    _milliseconds = fields["milliseconds", as: .millisecondsSince1970]
    let epoch = Date(timeIntervalSince1970: 0)
    _windowed = fields["windowed", as: .secondsSince1970(within: epoch...Date.distantFuture)]
    _day = fields["day", as: .pattern("dd/MM/yyyy")]
    _iso = fields["iso", as: .iso8601]
    _full = fields["full", as: .pattern("EEE, dd MMM yyyy HH:mm:ss zzz")]
    _short = fields["short", as: .pattern("D yyyy h.mm.ss,SSS a Z")]
    _mixed = fields["mixed", as: .oneOf(.secondsSince1970, .pattern("yyyy-MM-dd"))]
    _aliased = fields[anyOf: "aliased", "label", as: .millisecondsSince1970]
    _seen = fields["meta", "seen", as: .millisecondsSince1970]
    _metaDay = fields["meta", "day", as: .pattern("yyyy-MM-dd")]
    _length = fields["length", as: .seconds]
    _pause = fields["pause", as: .milliseconds]
    _own = fields["own", as: FieldFormat { String.capture($0) }]
    _hex =
      fields[
        "hex", as: FieldFormat { node in String.capture(node).flatMap(node) { Int($0, radix: 16) } }
      ]
    _first = fields["coords", 0]
    _third = fields["coords", 2]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

/// A field in each pattern that tells a second.
private struct PatternsBuilder: ConstructionBuilder {
  static let patterns = [
    "yyyy-MM-dd HH:mm:ss", "EEEE, d MMMM y h:mm:ss a", "EEE dd MMM yyyy kk:mm:ss Z",
    "D y K.m.s a", "DDD uuuu H-m-s ZZZZ", "G yyyyMMddHHmmssSSS", "GGGG y-M-d H:m:s O",
    "yyyy-MM-dd'T'HH:mm:ssZZZZZ", "yyyy-MM-dd HH:mm:ss X", "yyyy-MM-dd HH:mm:ss XX",
    "yyyy-MM-dd HH:mm:ss XXX", "yyyy-MM-dd HH:mm:ss x", "yyyy-MM-dd HH:mm:ss xxx",
    "yyyy-MM-dd HH:mm:ss z", "'day' L.d.yyyy 'o''clock' HH:mm:ss.SSSSSSSSSSSSSSSSSSSS",
  ]

  var dates: [Field<Date>]

  init(fields: JSONFields) {
    dates = []
    for (index, pattern) in Self.patterns.enumerated() {
      dates.append(fields[JSONKey("\(index)"), as: .pattern(pattern)])
    }
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

/// A kind that reads a format in the object of the discriminator.
private struct DatedEventBuilder: VariantBuilder {
  typealias Model = Int

  @Field var type: String?
  @Field var dated: Dated?

  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type", .variant("dated", as: \._dated) { $0 }, .variant("other", is: 1)
  )

  init() { (_type, _dated) = (.missing, .missing) }

  struct Dated: ConstructionBuilder {
    @Field var at: Date?
    @Field var inner: FormatsBuilder?

    init(fields: JSONFields) {
      _at = fields["at", as: .secondsSince1970]
      _inner = fields["inner"]
    }

    func build() -> Result<Int, BuildFailure> { .success(0) }
  }
}

/// Filled from a value, as for a preview.
private struct SetBuilder: ConstructionBuilder {
  @Field var day: Date?

  init(fields: JSONFields) { _day = fields["meta", "day", as: .pattern("dd/MM/yyyy")] }

  init(day: Date) {
    _day = .missing
    self.day = day
  }

  func build() -> Result<Date, BuildFailure> { construct({ $0 }, $day) }
}

/// Fields that cannot all be written.
private struct AmbiguousBuilder: ConstructionBuilder {
  @Field var text: String?
  @Field var title: String?
  @Field var celsius: Fahrenheit?

  init(fields: JSONFields) {
    _text = fields[anyOf: "title", "label"]
    _title = fields["title"]
    _celsius = fields["celsius"]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

/// Encodes as an object, and is read from a number.
private struct Fahrenheit: Capturable, Encodable {
  let degrees: Double
  static func capture(_ node: JSONNode) -> Captured<Fahrenheit> {
    Double.capture(node).flatMap(node) { Fahrenheit(degrees: $0) }
  }
}
