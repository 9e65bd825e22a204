import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation
import Testing

/// The index of the article *Failures and findings*.
@Suite struct IndexOfFindings {
  /// Every kind that the source declares, so a new one without an entry fails here.
  @Test func kinds_areIndexed() throws {
    let declared = try Self.declaredKinds()
    let indexed = try Self.entries().map(\.kind)

    #expect(declared.count > 17)
    #expect(indexed.sorted() == declared.sorted())
  }

  @Test func sentences_areThoseThatTheLibraryPrints() throws {
    let printed = try Self.findings().map { "\($0.kind.name): \($0)" }

    for entry in try Self.entries() {
      #expect(!entry.sentences.isEmpty, "\(entry.kind)")
      for sentence in entry.sentences {
        let isPrinted = printed.contains("\(entry.kind): \(sentence)")
        #expect(isPrinted, "\(entry.kind): \(sentence)")
      }
    }
  }

  private struct Entry {
    let kind: String
    let sentences: [String]
  }

  /// The rows of the tables whose first cell is a kind: when, the sentences, what to do.
  private static func entries() throws -> [Entry] {
    let text = try Document(
      path: "Sources/ConstructionBuilders/ConstructionBuilders.docc/FailuresAndFindings.md"
    ).text()
    return text.split(separator: "\n").compactMap { line in
      guard let kind = line.prefixMatch(of: /\| ``Finding\/Kind\/(\w+)(?:\(_:\))?`` \|/) else {
        return nil
      }
      let cells = line.split(separator: "|")
      let sentences = cells.count > 1 ? cells[1].matches(of: /`([^`]+)`/).map { "\($0.1)" } : []
      return Entry(kind: String(kind.1), sentences: sentences)
    }
  }

  private static func declaredKinds() throws -> [String] {
    try Document(path: "Sources/ConstructionBuilders/Findings/FindingKind.swift").text()
      .matches(of: /public static (?:let|func) (\w+)/).map { String($0.1) }
  }

  /// Findings of each kind, as builders and readers report them.
  static func findings() throws -> [Finding] {
    let inputs = [
      #"{}"#, #"{"id": null, "title": "Visor"}"#, #"{"id": "many"}"#,
      #"{"id": "7", "size": 300, "stock": "someday", "weight": 9007199254740993}"#,
      #"{"sent": "2026-11-24T17:00:00", "codes": ["a", "a"], "rating": 11}"#,
      #"{"people": [{"name": "Ann"}, {}, {}]}"#, #"{"id": 1, "id": 2}"#,
    ]
    var findings = try inputs.flatMap { try ParcelBuilder(json: $0).findings }
    let page = "<!DOCTYPE html><title>Bad gateway</title>"
    if case .failure(let failure) = ParcelBuilder.build(json: page) { findings += failure.findings }

    let loose: Coercion = [.lenient, .looseSyntax]
    findings += ParcelBuilder.report(json: #"{"id": 1,}"#, coercion: loose).findings

    let deep: [String: Any] = ["note": ["a": ["b": ["c": 1]]]]
    findings += ParcelBuilder(dictionary: deep, maximumDepth: 2).findings
    let names = Array(repeating: "{}", count: 300).joined(separator: ", ")
    findings += try ParcelBuilder(json: #"{"people": [\#(names)]}"#).findings

    let codes = (0..<256).map { "\"\($0)\"" } + [#""AAAA""#]
    let clashing = #"{"codes": [\#(codes.joined(separator: ", "))]}"#
    findings += try ClashingCodesBuilder(json: clashing).findings

    var reader = PartialReader<ParcelBuilder>()
    reader.append(#"{"id": 1, "name": "Vis"#)
    if case .failure(let failure) = reader.snapshot().build() { findings += failure.findings }
    let cut = #"{"people": [{"name": "Ann"}, {"name": "Bo"#
    return findings + (try JSONRoot<ParcelBuilder>(cutOff: cut).findings)
  }
}

private struct ParcelBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var name: String?
  @Field var size: UInt8?
  @Field var stock: Stock?
  @Field var weight: Double?
  @Field var sent: Date?
  @Field var codes: Set<String>?
  @Field var rating: Int?
  @Field var people: [DefensiveDecoding.PersonBuilder]?
  @Field var note: JSONValue?

  init(fields: JSONFields) {
    _id = fields["id"]
    _name = fields[anyOf: "name", "title"]
    _size = fields["size"]
    _stock = fields["stock"]
    _weight = fields["weight"]
    _sent = fields["sent", as: .iso8601WithZone]
    _codes = fields["codes"]
    _rating = fields["rating"]
    _people = fields["people"]
    _note = fields["note"]
  }

  func build() -> Result<[String], BuildFailure> {
    construct(
      { _, name, _, _, _, _, _, _, _, _ in [name] },
      $id, $name, $size.optional, $stock.optional, $weight.optional, $sent.optional,
      $codes.or([]), $rating.or(1).checked("1 to 5") { (1...5).contains($0) },
      $people.allowingLosses(atMost: 1), $note.optional)
  }
}

/// Codes that all have one hash.
private struct ClashingCodesBuilder: ConstructionBuilder {
  struct Code: RawRepresentable, Hashable, Capturable {
    let rawValue: String

    func hash(into hasher: inout Hasher) {}
  }

  @Field var codes: Set<Code>?

  init(fields: JSONFields) { _codes = fields["codes"] }

  func build() -> Result<Int, BuildFailure> { construct({ $0.count }, $codes) }
}
