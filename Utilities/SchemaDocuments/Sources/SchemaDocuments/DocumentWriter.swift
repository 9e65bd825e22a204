import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation

@testable import ConstructionBuildersContracts

/// Writes schemas, and documents with what becomes of them, as JSON on lines of standard output.
///
/// A line with `schema` begins a group. The lines with `document` after it are all mutations of a
/// sample. `builds` says for each whether it builds in the sense of the view. If it does not,
/// `culprits` are the paths of the findings.
struct DocumentWriter {
  /// Writes the schemas of a builder, the mutations of a sample, and other documents.
  func write<Builder: ConstructionBuilder>(
    _ name: String, _ type: Builder.Type, _ sample: Data, _ others: [Data] = []
  ) throws {
    let sample = try JSONValue(json: sample)
    let objects = Builder.contract().objects
    let paths =
      objects.flatMap(\.fields).flatMap { $0.paths + [$0.variant].compactMap(\.self) }
      + objects.compactMap(\.variants).flatMap {
        [$0.discriminator, $0.content].compactMap(\.self)
      }
    // Pairs have keys that no path names.
    let keys = Set(paths.flatMap(\.components) + [.key("key"), .key("value")])
    let pruned = Data(sample.pruned(to: keys).description.utf8)
    let variants = try JSONValue(json: pruned).variants().map { Data($0.description.utf8) }
    let aliases = objects.flatMap(\.fields).flatMap { field in
      field.paths.flatMap { first in field.paths.map { (first.description, $0.description) } }
    }
    let renamed = try JSONValue(json: pruned).renamed(aliases).map { Data($0.description.utf8) }
    let spellings = keys.compactMap { key -> (String, String)? in
      guard case .key(let key) = key, key.uppercased() != key else { return nil }
      return (key, key.uppercased())
    }
    let spelled = try JSONValue(json: pruned).renamed(spellings).map { Data($0.description.utf8) }
    let mutated = try [pruned] + JSONMutation.all(of: pruned).map(\.json)
    let documents = mutated + variants + renamed + others
    let coercions: [(name: String, coercion: Coercion)] = [
      ("lenient", .lenient), ("forgiving", .forgiving),
      ("falseAsNull", [.lenient, .falseAsNull, .numbersFromBooleans]),
    ]
    for (coercionName, coercion) in coercions {
      let contract = Builder.contract(coercion: coercion, sample: pruned)
      // `AnswerJudge` has answers.
      for view in Contract.SchemaView.allCases where view != .answer {
        if view == .declared, coercion != .lenient { continue }
        let schema = try contract.jsonSchema(view)
        print(JSONValue.line(for: schema, named: "\(name) \(view) \(coercionName)"))
        for document in documents {
          write(document, type, view, view == .declared ? .strict : coercion)
        }
      }
    }
    // What a schema leaves open of keys in any case is not checked, only what it refuses.
    let inAnyCase: Coercion = [.lenient, .keysInAnyCase]
    for view in [Contract.SchemaView.tolerated, .needed] {
      let schema = try Builder.contract(coercion: inAnyCase, sample: pruned).jsonSchema(view)
      print(JSONValue.line(for: schema, named: "\(name) \(view) inAnyCase"))
      for document in spelled { write(document, type, view, inAnyCase, ifBuilt: true) }
    }
  }

  private func write<Builder: ConstructionBuilder>(
    _ document: Data, _ type: Builder.Type, _ view: Contract.SchemaView, _ coercion: Coercion,
    ifBuilt: Bool = false
  ) {
    var isBuilt = false
    var findings: [Finding]
    do throws(BuildFailure) {
      let sut = try Builder(json: document, coercion: coercion)
      findings = sut.findings
      if case .success = sut.build() { isBuilt = true }
    } catch {
      findings = error.findings
    }
    // A text that is not JSON is outside of schemas, and so is a repeated key.
    let isOutside = findings.contains { finding in
      finding.kind == .malformed || finding.kind == .duplicate && finding.expected.hasSuffix("key")
    }
    guard !isOutside else { return }
    let problems = view == .declared ? findings : findings.filter { !$0.isRepair }
    let builds = isBuilt && (view == .needed || problems.isEmpty)
    guard builds || !ifBuilt else { return }
    let culprits = JSONValue.array(problems.map { $0.path.keys })
    // The text itself, in which a key that is not read may occur twice.
    let text = String(decoding: document, as: UTF8.self).drop { $0 == "\u{FEFF}" }
    print(#"{"document": \#(text), "builds": \#(builds), "culprits": \#(culprits)}"#)
  }
}

extension Contract.Excess {
  fileprivate var json: JSONValue {
    [
      "object": object.map(JSONValue.string) ?? .null, "path": path.keys, "words": .string(words),
      "text": .string(description),
    ]
  }
}

extension FieldPath {
  /// The keys of the path, without indices, except that at its end, which may be of a row.
  var keys: JSONValue {
    let keys = components.compactMap { component -> JSONValue? in
      if case .key(let key) = component { .string(key) } else { nil }
    }
    guard case .index(let index)? = components.last else { return .array(keys) }
    return .array(keys + [.string("[\(index)]")])
  }
}

extension JSONValue {
  /// The line that begins the documents of a schema.
  static func line(for schema: Contract.Schema, named name: String) -> JSONValue {
    [
      "name": .string(name), "schema": schema.json,
      "excesses": .array(schema.excesses.map(\.json)),
    ]
  }

  /// The value without most of what is not read: each object keeps one such member.
  fileprivate func pruned(to keys: Set<FieldPath.Component>) -> JSONValue {
    switch self {
    case .array(let elements): return .array(elements.prefix(3).map { $0.pruned(to: keys) })
    case .object(let members):
      var rest = Members()
      let unread = members.first { !keys.contains(.key($0.key)) && $0.value.isScalar }
      for (key, value) in members where keys.contains(.key(key)) || key == unread?.key {
        rest[key] = value.pruned(to: keys)
      }
      return .object(rest)
    default: return self
    }
  }

  private var isScalar: Bool { kind != .array && kind != .object }
}
