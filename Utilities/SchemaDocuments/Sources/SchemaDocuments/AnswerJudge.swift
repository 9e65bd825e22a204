import ConstructionBuilders
import Foundation

@testable import ConstructionBuildersContracts

/// Writes the schemas of answers, and judges documents that another program made from them.
struct AnswerJudge {
  /// What becomes of a document, for each builder, by its name.
  private var builders: [(name: String, schema: JSONValue, judged: (JSONValue) -> JSONValue)] = []

  init() throws {
    try add("plain", PlainAnswerBuilder.self)
    try add("times", TimesAnswerBuilder.self)
    try add("sent", SentAnswerBuilder.self)
    try add("lists", ListsAnswerBuilder.self)
    try add("variants", VariantsAnswerBuilder.self)
  }

  private mutating func add<Builder: ConstructionBuilder>(
    _ name: String, _ type: Builder.Type
  ) throws where Builder.Failure == BuildFailure {
    let schema = try Builder.contract().jsonSchema(.answer)
    builders.append(
      (name, .line(for: schema, named: "\(name) answer"), { Self.judged($0, by: type) }))
  }

  /// Writes the schemas, an empty line, and what becomes of each document on a line of standard
  /// input. The line has the name of its schema, too.
  func judgeInput() throws {
    for builder in builders {
      FileHandle.standardOutput.write(Data("\(builder.schema)\n".utf8))
    }
    FileHandle.standardOutput.write(Data("\n".utf8))
    while let line = readLine() {
      let line = try JSONValue(json: line)
      guard let builder = builders.first(where: { $0.schema["name"] == line["name"] }),
        let document = line["document"]
      else { continue }
      // The other program waits for it.
      FileHandle.standardOutput.write(Data("\(builder.judged(document))\n".utf8))
    }
  }

  private static func judged<Builder: ConstructionBuilder>(
    _ document: JSONValue, by type: Builder.Type
  ) -> JSONValue where Builder.Failure == BuildFailure {
    let report = Builder.report(json: document.description, coercion: .strict)
    let findings = report.findings.map { finding -> JSONValue in
      [
        "keys": .array(finding.path.names), "kind": .string("\(finding.kind)"),
        "found": finding.found.map { .string("\($0.kind)") } ?? .null,
        "text": .string("\(finding)"),
      ]
    }
    var isBuilt = false
    if case .success = report.result { isBuilt = true }
    return [
      "document": document, "builds": .boolean(isBuilt && findings.isEmpty), "culprits": [],
      "findings": .array(findings),
    ]
  }
}

extension FieldPath {
  /// The keys of the path, without places in arrays.
  fileprivate var names: [JSONValue] {
    components.compactMap { if case .key(let key) = $0 { .string(key) } else { nil } }
  }
}
