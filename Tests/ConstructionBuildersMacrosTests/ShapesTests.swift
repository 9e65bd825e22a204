import ConstructionBuildersMacros
import Foundation
import TestSupport
import Testing

/// The declarations in `Models/Shapes.swift`.
struct ShapesTests {
  /// The mode of Swift 6 is that in which these tests are compiled.
  @Test(arguments: checksAllCases ? ["5", "6"] : ["5"])
  func models_haveNoWarningInAnyLanguageMode(version: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Models")
    let files = try Compiler.sources(in: folder)
    let options = ["-swift-version", version, "-warnings-as-errors", "-package-name", "models"]

    let (messages, status) = try Compiler.check(files, in: folder, options: options)

    #expect(files.count > 3)
    expect(messages, equals: [])
    expect(status, equals: 0)
  }

  @Test func aliasesThatArePaths_areReadInOrder() throws {
    let json = #"{"Login": {"Uri": "a"}, "b": {"c": 60}, "ONLY": {"Name": "n"}, "D": 1}"#
    let model = Shapes.Moved(
      uri: "a", date: Date(timeIntervalSince1970: 60), name: "n", count: nil)
    let report = Shapes.Moved.Builder.report(json: json)
    try expect(report.result.get(), equals: model)
    expect(
      report.findings.map(\.description),
      equals: [
        "Login.Uri: read from Login.Uri instead of login.uri", "b.c: read from b.c instead of a",
        "ONLY: read from ONLY instead of only", "ONLY.Name: read from Name instead of name",
      ])
    try expect(Shapes.Moved.Builder.build(json: json).get(), equals: model)
    let all = Shapes.Moved.Builder.report(json: json, coercion: [.lenient, .keysInAnyCase])
    expect(try all.result.get().count, equals: 1)
    let built = Shapes.Moved.Builder.build(json: json, coercion: [.lenient, .keysInAnyCase])
    expect(try built.get(), equals: try all.result.get())
  }

  /// With that feature, an import without a level of access is internal.
  @Test(arguments: [
    "public import ConstructionBuildersMacros",
    "public import ConstructionBuilders\nimport ConstructionBuildersMacros",
  ])
  func publicModels_needOnePublicImport(imports: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let models = """
      @Buildable public struct Push { public let id: Int; @RequiringAll public let tags: [String] }
      @Buildable(discriminator: "type") public enum Event { case push(Push) }
      """
    try Data("\(imports)\n\(models)\n".utf8).write(to: folder.appendingPathComponent("A.swift"))

    let (messages, status) = try Compiler.check(
      ["A.swift"], in: folder, options: ["-enable-upcoming-feature", "InternalImportsByDefault"])

    expect(messages.filter { $0.severity == "error" || $0.column == nil }, equals: [])
    expect(status, equals: 0)
  }

  @Test func accessLevels() throws {
    try expect(
      Shapes.Access.Builder.build(json: #"{"shown": 1, "hidden": 2, "counted": 3}"#).get(),
      equals: Shapes.Access(shown: 1, hidden: 2, counted: 3))
    try expect(Shapes.InPackage.Builder.build(json: #"{"id": 1}"#).get().id, equals: 1)
    try expect(Shapes.readInFile(#"{"id": 7}"#), equals: 7)
  }

  @Test func genericModel() throws {
    try expect(
      Shapes.Page<Price>.Builder.build(json: #"{"items": [{"amount": 1}, {}]}"#).get(),
      equals: Shapes.Page(items: [Price(amount: 1)], next: nil))
    try expect(
      Shapes.Page<String>.Builder.build(json: #"{"items": ["a"], "next": 2}"#).get(),
      equals: Shapes.Page(items: ["a"], next: 2))
  }

  @Test func modelsInGenericTypes() throws {
    try expect(
      Shapes.Generic<Int>.Inner.Builder.build(json: #"{"id": 1}"#).get(),
      equals: Shapes.Generic<Int>.Inner(id: 1))
    try expect(
      Shapes.Generic<Int>.InExtension.Builder.build(json: #"{"id": 1}"#).get(),
      equals: Shapes.Generic<Int>.InExtension(id: 1))
  }

  @Test func arraysInThirtyArrays() throws {
    let brackets = String(repeating: "[", count: 30) + String(repeating: "]", count: 30)

    let nested = try Shapes.Nested.Builder.build(json: #"{"inner": \#(brackets)}"#).get()

    expect("\(nested.inner)", equals: brackets)
    #expect(try Shapes.Nested.Builder.build(json: "{}").get().inner.isEmpty)
  }

  @Test func coercions_areAdded() throws {
    let json = """
      {"tags": "new", "edited": false, "meta": {"seen": "60"}, "replies": "", "score": ""}
      """
    let sut = try Shapes.Added.Builder(json: json)
    expect(
      sut.findings.map(\.description),
      equals: [
        #"tags: read string "new" as array"#, "edited: read boolean false as null",
        #"meta.seen: expected Date in seconds since 1970, found string "60""#,
        #"replies: read string "" as null"#, #"score: read string "" as null"#,
      ])
    let model = Shapes.Added(tags: ["new"], edited: nil, seen: nil, replies: [], score: nil)
    try expect(sut.build().get(), equals: model)
    try expect(Shapes.Added.Builder.build(json: json).get(), equals: model)
    expect(Shapes.Added.Builder.report(json: json).findings, equals: sut.findings)
  }

  @Test func formatsOfFormats_areThoseOfTheProperty() throws {
    let json = #"""
      {
        "times": [60], "days": ["1970-01-01", "-"], "byDay": {"19700102": 1}, "rating": -1.0,
        "price": "12.50", "tags": "a", "points": [[1, 2], [3, "x"]],
        "meta": [{"key": "a", "value": "b"}], "length": "PT4M13S", "run": "4:13", "hash": "ff",
        "load": "Infinity", "cost": "1.234,50", "sent": "Thu, 01 Jan 1970 00:00:07 GMT",
        "made": "0", "born": 7
      }
      """#
    let sut = try Shapes.Composed.Builder(json: json)
    let model = try sut.build().get()

    expect(
      sut.findings.map(\.description),
      equals: [
        #"points[1][1]: expected Double, found string "x""#, "born: read from born instead of made",
      ])
    expect(model.times, equals: [Date(timeIntervalSince1970: 60)])
    expect(model.days, equals: [Date(timeIntervalSince1970: 0), nil])
    expect(model.byDay, equals: [Date(timeIntervalSince1970: 86_400): 1])
    expect(model.rating, equals: nil)
    expect(model.price, equals: Decimal(string: "12.5"))
    expect(model.tags, equals: ["a"])
    expect(model.points, equals: [[1, 2]])
    expect(model.meta, equals: ["a": "b"])
    expect(model.length, equals: .seconds(253))
    expect(model.run, equals: .seconds(253))
    expect(model.hash, equals: Data([255]))
    expect(model.load, equals: .infinity)
    expect(model.cost, equals: Decimal(string: "1234.5"))
    expect(model.sent, equals: Date(timeIntervalSince1970: 7))
    expect(model.second, equals: nil)
    expect(model.made, equals: "7")
    try expect(Shapes.Composed.Builder.build(json: json).get(), equals: model)
    expect(Shapes.Composed.Builder.report(json: json).findings, equals: sut.findings)
  }

  @Test func membersNamedLikeWhatBuildersDeclare() throws {
    let model = try Shapes.NamedLikeDeclared.Builder.build(json: #"{"date": 1}"#).get()

    expect(model.count, equals: 3)
    expect(model.date, equals: Date(timeIntervalSince1970: 1))
    expect(model.kind, equals: "day")
  }

  @Test func keysAndIndicesOfOnePath() throws {
    let json = """
      {
        "pull_requests": [{"number": 7}], "sizes": [1, 2],
        "dates": [0, {"at": "1970-01-01T00:00:01Z"}]
      }
      """

    let indexed = try Shapes.Indexed.Builder.build(json: json).get()
    let missing = Shapes.Indexed.Builder.build(json: #"{"pull_requests": []}"#)

    expect(indexed.number, equals: 7)
    expect(indexed.height, equals: 2)
    expect(indexed.date?.timeIntervalSince1970, equals: 1)
    #expect(throws: BuildFailure.self) { try missing.get() }
    expect("\(missing)", contains: "pull_requests[0]")
  }

  @Test func namesOfEveryKind() throws {
    let json = #"{"default": "x", "two words": 1, "a": 2, "b": 3, "é": true, "await": 4}"#

    let words = try Shapes.Words.Builder.build(json: json).get()

    expect(words, equals: Shapes.Words(default: "x", `two words`: 1, a: 2, b: 3, é: true, await: 4))
    expect(words.counted, equals: 3)
  }

  @Test func namesLikeThoseInDefaults() throws {
    let keywords = try Shapes.Keywords.Builder.build(json: #"{"Protocol": 1, "a": 4}"#).get()

    expect(
      keywords, equals: Shapes.Keywords(Protocol: 1, nil: nil, absent: nil, increased: 3, a: 4))
  }

  @Test func modelInItself() throws {
    let json = #"{"name": "a", "children": [{"name": "b", "children": []}], "named": {"c": []}}"#

    try expect(
      Shapes.Tree.Builder.build(json: json).get(),
      equals: Shapes.Tree(
        name: "a", children: [Shapes.Tree(name: "b", children: [], named: [:])], named: ["c": []]))
  }

  @Test func modelWithoutProperties() throws {
    try expect(Shapes.Nothing.Builder.build(json: "{}").get(), equals: Shapes.Nothing())
  }

  @Test func optionalsOfEveryKind() throws {
    let json = #"{"positions": [1, null], "anything": {"a": 1}}"#

    try expect(
      Shapes.Sparse.Builder.build(json: json).get(),
      equals: Shapes.Sparse(positions: [1, nil], maybe: nil, forced: nil, anything: ["a": 1]))
  }
}
