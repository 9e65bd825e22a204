import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

@testable import TestSupport

/// Random edits of made-up documents.
///
/// With `EDITS_OUT`, each is written to a file for `Utilities/scripts/judge-edits`, which checks
/// the patches with other implementations. `EDITS` is how many there are, `SEED` the first one.
struct RandomEditTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["EDITS"].flatMap(Int.init) ?? volume(35, all: 250)
  private static let first = environment["SEED"].flatMap(Int.init) ?? 0

  @Test func edits_areReadBackAndPatchesGiveTheSameDocument() throws {
    let output = try Self.environment["EDITS_OUT"].map { path in
      _ = FileManager.default.createFile(atPath: path, contents: nil)
      return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }
    var refused = 0
    for seed in Self.first..<Self.first + Self.count {
      var random = RandomEdits(seed: UInt64(seed))
      let json = random.document()
      let sent = try SentDocument<UserBuilder>(json: json)
      expect(Data(json.utf8), equals: (try sent.edited(sent.value).data), "seed \(seed)")
      var user = sent.value
      random.change(&user)
      let clearing = random.pick(Clearing.removal, .removal, .null)
      do {
        let edit = try sent.edited(user, clearing: clearing)
        let problems =
          try EditJudge.problems(of: edit, sent: json, as: user)
          + random.places.problems(in: JSONValue(json: edit.data), sent: JSONValue(json: json))
        expect(
          problems, equals: [],
          "seed \(seed): \(json) → \(String(decoding: edit.data, as: UTF8.self))")
        try output?.write(contentsOf: Data(EditJudge.line(edit, sent: json, random.places).utf8))
      } catch {
        refused += 1
      }
    }
    #expect(refused < Self.count / 5)
  }

  /// Values in arrays of their own, which stay there.
  @Test func valuesInArrays_areReadBackAndStayThere() throws {
    let coercion: Coercion = [.lenient, .singleValuesFromArrays]
    var refused = 0
    for seed in Self.first..<Self.first + Self.count {
      var random = RandomEdits(seed: UInt64(seed))
      let json = try "\(random.inArrays(JSONValue(json: random.document())))"
      let sent = try SentDocument<UserBuilder>(json: json, coercion: coercion)
      var user = sent.value
      random.change(&user)
      do {
        let edit = try sent.edited(user)
        let new = try JSONValue(json: edit.data)
        var problems = try EditJudge.problems(of: edit, sent: json, as: user, coercion)
        let old = try JSONValue(json: json)
        for (key, isRead) in [
          ("id", sent.value.id != nil), ("nick", sent.value.nick != nil),
          ("active", sent.value.isActive != nil), ("balance", sent.value.balance != nil),
          ("since", sent.value.since != nil),
        ] where isRead && old[key]?.kind == .array && new[key].map({ $0.kind != .array }) == true {
          problems.append("the array of \(key)")
        }
        expect(problems, equals: [], "seed \(seed): \(json) → \(new)")
      } catch {
        refused += 1
      }
    }
    #expect(refused < Self.count / 4)
  }

  /// `Utilities/Fuzzing/Corpus`: the documents with which the fuzzer begins.
  @Test func corpus_satisfiesInvariant() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Utilities/Fuzzing/Corpus/edits").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!names.isEmpty)
    for name in names {
      try EditsInvariant.check(Array(Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  /// Documents with bytes that were changed, most of which are still JSON.
  @Test func mutatedDocuments_satisfyInvariant() throws {
    for seed in 0..<UInt64(volume(30, all: 150)) {
      var random = RandomEdits(seed: seed)
      var bytes = Array(random.document().utf8)
      for _ in 0..<2 where !bytes.isEmpty {
        bytes[random.below(bytes.count)] = random.pick(0x22, 0x30, 0x31, 0x20, 0x5B, 0x6E)
      }
      do { try EditsInvariant.check(bytes) } catch {
        Issue.record("seed \(seed), \(String(decoding: bytes, as: UTF8.self)): \(error)")
      }
    }
  }
}

extension RandomEdits {
  /// The same document with some values as the only elements of arrays.
  fileprivate mutating func inArrays(_ value: JSONValue, isRoot: Bool = true) -> JSONValue {
    switch value {
    case .object(let members):
      var wrapped = JSONValue.Members()
      for (key, member) in members { wrapped[key] = inArrays(member, isRoot: false) }
      return !isRoot && below(2) == 0 ? [.object(wrapped)] : .object(wrapped)
    case .array(let elements): return .array(elements.map { inArrays($0, isRoot: false) })
    default: return below(2) == 0 ? [value] : value
    }
  }
}
