import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

@testable import builders

/// A contract can come from a file that somebody has edited.
struct StrangeContractsTests {
  @Test func fieldWithoutAPath_isRefused() throws {
    let text = CheckCommandTests.contract(UserBuilder.contract())
      .replacing(#""paths":[["id"]]"#, with: #""paths":[]"#)
    expect(text, contains: #""paths":[]"#)
    for arguments in [["check", "x.json", "--contract", "c.json"], ["diff", "c.json", "c.json"]] {
      let run = try CommandRun(arguments, files: ["c.json": text, "x.json": "{}"])
      expect(run.status, equals: .unreadableInput)
      expect(
        run.notes,
        equals:
          "Error: c.json: not a contract: the field \"id\" has no path that begins with a key\n")
    }
  }

  /// Else a check would say of values in it that nothing is wrong.
  @Test func objectThatIsNotThere_isRefused() throws {
    let text = CheckCommandTests.contract(UserBuilder.contract())
    let (root, tag) = (#"{"object":{"_0":"User"}}"#, #"{"object":{"_0":"Tag"}}"#)
    for known in [root, tag] {
      expect(text, contains: known)
      let other = text.replacing(known, with: #"{"object":{"_0":"Other"}}"#)
      let run = try CommandRun(
        "check", "x.json", "--contract", "c.json", files: ["c.json": other, "x.json": "{}"])
      expect(run.status, equals: .unreadableInput)
      expect(
        run.notes,
        equals: "Error: c.json: not a contract: there is no object \"Other\", which is read\n")
    }
  }

  @Test(arguments: ["1.5", "9223372036854775808", "1e400"])
  func numberThatNoIntHolds_isNotSaidToBeNoJSON(version: String) throws {
    let text = CheckCommandTests.contract(UserBuilder.contract())
      .replacing(#""version":1"#, with: #""version":\#(version)"#)
    let run = try CommandRun("diff", "c.json", "c.json", files: ["c.json": text])
    expect(
      run.notes,
      equals: "Error: c.json: not a contract: a number in it is not what a contract has there\n")
  }

  @Test(arguments: 0..<8)
  func changedContract_isReadOrRefused(seed: Int) throws {
    var dice = Dice(seed)
    let whole = dice.one(of: [
      UserBuilder.contract(), StricterUserBuilder.contract(), DrawingBuilder.contract(),
    ])
    let line = CheckCommandTests.contract(whole)
    for _ in 0..<30 {
      var json = try JSONValue(json: line)
      for _ in 0...dice.below(3) { json = StrangeSurveysTests.changed(json, &dice) }
      let text = "\(json)"
      #expect(throws: Never.self, "\(text)") { try StoredInvariant.check(Array(text.utf8)) }
      guard let contract = try? Contract(stored: Array(text.utf8), named: "c") else { continue }
      _ = contract.differences(from: whole)
      _ = whole.differences(from: contract)
    }
  }

  /// `Utilities/Fuzzing/Corpus/stored`: what the fuzzer begins with, and what it has found.
  @Test func corpus_isReadOrRefused() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Utilities/Fuzzing/Corpus/stored").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count > 5)
    for name in names {
      let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
      #expect(throws: Never.self, "\(name)") { try StoredInvariant.check(Array(bytes)) }
    }
  }
}
