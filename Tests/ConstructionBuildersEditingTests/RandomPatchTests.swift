import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

@testable import TestSupport

/// Random patches of made-up documents.
///
/// With `PATCHES_OUT`, each is written to a file for `Utilities/scripts/judge-patches`, which
/// applies them with another implementation, and compares what did not change byte for byte.
/// `PATCHES` is how many there are.
struct RandomPatchTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["PATCHES"].flatMap(Int.init) ?? volume(80, all: 250)

  @Test func patches_areAppliedAsOneAfterTheOther() throws {
    let output = try Self.environment["PATCHES_OUT"].map { path in
      _ = FileManager.default.createFile(atPath: path, contents: nil)
      return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }
    for seed in 0..<Self.count {
      var edits = RandomEdits(seed: UInt64(seed))
      let json = edits.document()
      var random = RandomPatches(edits)
      let sent = try SentDocument<JSONValue>(json: json)
      let isMerge = seed % 3 == 0
      let patch = isMerge ? random.mergePatch(of: sent.value) : random.jsonPatch(of: sent)
      var line: JSONValue = [
        "sent": .string(json), "kind": isMerge ? "merge" : "json", "patch": patch, "new": .null,
      ]
      do throws(BuildFailure) {
        let new =
          isMerge ? try sent.applying(mergePatch: patch) : try sent.applying(jsonPatch: patch)
        line["new"] = .string(String(decoding: new.data, as: UTF8.self))
        expectSame(new.data, ofUser: json, patch, isMerge, "seed \(seed)")
        if !isMerge { expect(new.value, equals: random.last?.value ?? sent.value, "seed \(seed)") }
      } catch {
        line["refusal"] = .string("\(error.findings[0])")
      }
      try output?.write(contentsOf: Data("\(line)\n".utf8))
    }
  }

  /// Whatever is read of a document, a patch makes the same of it, and it is read as a new one:
  /// also unions, rows, pairs and declared forms.
  private func expectSame(
    _ data: Data, ofUser json: String, _ patch: JSONValue, _ isMerge: Bool, _ name: Comment
  ) {
    let fresh = try? UserBuilder(json: data)
    do throws(BuildFailure) {
      let sent = try SentDocument<UserBuilder>(json: json)
      let new = isMerge ? try sent.applying(mergePatch: patch) : try sent.applying(jsonPatch: patch)
      expect(new.data, equals: data, name)
      expect(
        EditJudge.values(of: new.value), equals: fresh.map { EditJudge.values(of: $0) } ?? "",
        name)
    } catch {
      if fresh != nil { Issue.record("\(name): \(error)") }
    }
  }
}

/// Makes patches of a document.
private struct RandomPatches {
  private var random: RandomEdits

  /// The document after the last operation that could be applied.
  private(set) var last: SentDocument<JSONValue>?

  init(_ random: RandomEdits) { self.random = random }

  mutating func jsonPatch(of sent: SentDocument<JSONValue>) -> JSONValue {
    var operations: [JSONValue] = []
    var document = sent
    last = sent
    for _ in 0...random.below(6) {
      let operation = operation(on: document.value)
      let next = try? document.applying(jsonPatch: [operation])
      // One that fails ends the patch, and seldom belongs to it.
      if next != nil || random.below(8) == 0 { operations.append(operation) }
      guard let next else { continue }
      document = next
      last = next
    }
    return .array(operations)
  }

  private mutating func operation(on value: JSONValue) -> JSONValue {
    let (path, found) = pointer(in: value)
    let name = random.pick("add", "add", "remove", "replace", "move", "copy", "test")
    var operation: JSONValue = ["op": .string(name), "path": .string(path)]
    switch name {
    case "add", "replace": operation["value"] = newValue(like: found)
    case "test": operation["value"] = random.below(4) == 0 ? "zzz" : respelled(found ?? .null)
    case "move", "copy": operation["from"] = .string(pointer(in: value).0)
    default: break
    }
    return operation
  }

  /// A path, and the value that is there.
  private mutating func pointer(in value: JSONValue) -> (String, JSONValue?) {
    switch value {
    case _ where random.below(5) == 0: return ("", value)
    case .object(let members):
      let keys = members.keys + ["new"]
      let key = keys[random.below(keys.count)]
      let step = key.replacing("~", with: "~0").replacing("/", with: "~1")
      let (rest, found) = members[key].map { pointer(in: $0) } ?? ("", nil)
      return ("/\(step)\(rest)", found)
    case .array(let elements):
      if random.below(6) == 0 {
        return (random.pick("/-", "/01", "/99", "/x", "/\(elements.count)"), nil)
      }
      guard !elements.isEmpty else { return ("/0", nil) }
      let index = random.below(elements.count)
      let (rest, found) = pointer(in: elements[index])
      return ("/\(index)\(rest)", found)
    default: return random.below(12) == 0 ? ("/none", nil) : ("", value)
    }
  }

  private mutating func newValue(like found: JSONValue?) -> JSONValue {
    let others: [JSONValue] = [
      "s", .null, 7, ["n": ["m": .null, "k": [1, [:]]]], [[1.5], "é"], [], [:], false,
    ]
    return random.below(5) == 0 ? found ?? .null : others[random.below(others.count)]
  }

  /// The same value with other digits.
  private func respelled(_ value: JSONValue) -> JSONValue {
    switch value {
    case .number(let number):
      JSONValue.Number(digits: number.digits + "e0").map(JSONValue.number) ?? value
    case .array(let elements): .array(elements.map(respelled))
    default: value
    }
  }

  mutating func mergePatch(of value: JSONValue) -> JSONValue {
    guard case .object(let members) = value, random.below(8) > 0 else {
      return newValue(like: value)
    }
    var patch = JSONValue.Members()
    for (key, member) in members where random.below(4) == 0 {
      patch[key] = random.below(4) == 0 ? .null : mergePatch(of: member)
    }
    if random.below(4) == 0 { patch["new"] = newValue(like: nil) }
    return .object(patch)
  }
}
