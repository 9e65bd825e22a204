import BuilderExpansion
import ConstructionBuilders

/// The source of a first test: of the fixture, of a fragment, and of mutations.
struct TestSource {
  let plan: ModelPlan
  let style: BuilderStyle
  /// The module with the models.
  let module: String
  let fixture: JSONValue
  /// The name of its file, without `.json`.
  let fixtureName: String

  private var spelling: TypeSpelling { TypeSpelling(plan: plan, style: style) }

  var text: String {
    var lines = SourceLines()
    for line in [
      "import ConstructionBuilders", "import ConstructionBuildersTesting", "import Testing", "",
      "@testable import \(module)", "",
    ] { lines.add(line) }
    lines.block("struct \(plan.types[0].name)Tests {") { lines in
      writeAliases(to: &lines)
      writeFixtureTest(to: &lines)
      if let example = example {
        lines.add()
        writeFragment(example, to: &lines)
      }
      lines.add()
      writeMutations(to: &lines)
    }
    return lines.text
  }

  private func writeFixtureTest(to lines: inout SourceLines) {
    let builder = document { self.builder($0) }
    let call = "try Fixture.build(\(builder).self, from: \(SwiftLiteral.string(fixtureName)))"
    lines.block("@Test func fixture_isBuilt() throws {") { lines in
      guard case .model = plan.root else {
        // Arrays and dictionaries have a count, and none of their elements is dropped.
        lines.add(
          "let root = try Fixture.root(\(builder).self, from: \(SwiftLiteral.string(fixtureName)))")
        lines.add("#expect(try root.build { $0.complete }.get().count == \(fixture.count))")
        return
      }
      let expectations = plan.types[0].properties.compactMap { property -> String? in
        guard let value = fixture[property.key] else { return nil }
        return expectation(of: property, value)
      }
      guard !expectations.isEmpty else { return lines.add("_ = \(call)") }
      lines.add("let model = \(call)")
      for expectation in expectations.prefix(12) { lines.add(expectation) }
    }
  }

  private func expectation(of property: ModelProperty, _ value: JSONValue) -> String? {
    if let literal = property.literal(of: value) {
      return "#expect(model.\(property.declaredName) == \(literal))"
    }
    guard case .list(let element) = property.reading.type, element.isPlain,
      case .array(let elements) = value
    else { return nil }
    let mark = property.presence == .optional ? "?" : ""
    return "#expect(model.\(property.declaredName)\(mark).count == \(elements.count))"
  }

  private func writeFragment(_ example: Example, to lines: inout SourceLines) {
    let model = example.type.name
    let function = SwiftName.declared(SwiftName.property(example.type.name))
    lines.block("private func \(function)() -> JSONFragment<\(model)> {") { lines in
      lines.block("JSONFragment {") { lines in
        for member in example.members {
          let key = SwiftLiteral.string(member.property.key)
          lines.add("Member(\(key), \(member.literal), \\.\(member.property.declaredName))")
        }
      }
    }
    lines.add()
    lines.block("@Test func \(function.filter { $0 != "`" })_isAsSent() {") { lines in
      lines.block("\(function)().verify {") { lines in
        lines.add("try \(builder(example.type.name)).build(json: $0).get()")
      }
    }
    guard let required = example.members.first(where: { $0.property.presence == .required }) else {
      return
    }
    let key = SwiftLiteral.string(required.property.key)
    let title =
      SwiftName.property(example.type.name) + "_without"
      + SwiftName.type(required.property.key) + "_isNotBuilt"
    lines.add()
    lines.block("@Test func \(title)() throws {") { lines in
      lines.add("let json = try \(function)().dropping(\(key)).data")
      lines.add("#expect(throws: BuildFailure.self) {")
      lines.add("  try \(builder(example.type.name)).build(json: json).get()")
      lines.add("}")
    }
  }

  private func writeMutations(to lines: inout SourceLines) {
    let builder = document { self.builder($0) }
    let size = fixture.description.utf8.count
    let name = SwiftLiteral.string(fixtureName)
    let sampling = size > Self.largeFixture ? ", sampling: 200" : ""
    lines.block("@Test func fixture_survivesMutations() throws {") { lines in
      lines.add("try Fixture.mutations(\(name)\(sampling)).check(\(builder).self)")
    }
  }

  /// A fixture with more bytes has so many mutations that a few of them suffice for each run.
  private static let largeFixture = 2_000
}

/// The type whose fragment the test has.
extension TestSource {
  private struct Example {
    let type: ModelType
    let members: [(property: ModelProperty, literal: String)]
  }

  /// The first type that can be built of texts, numbers and booleans that the fixture has.
  private var example: Example? {
    for type in plan.types {
      for value in type.paths.lazy.compactMap({ fixture.first(at: $0[...]) }) {
        let members = type.properties.compactMap { property in
          value[property.key].flatMap(property.literal).map { (property: property, literal: $0) }
        }
        let required = type.properties.filter { $0.presence == .required }
        let names = Set(members.map(\.property.name))
        guard !members.isEmpty, required.allSatisfy({ names.contains($0.name) }) else { continue }
        return Example(type: type, members: members)
      }
    }
    return nil
  }
}

/// Names in the test.
extension TestSource {
  /// Names of one word can be those of other modules, too: `Thread`, `Comment`, `Category`. An
  /// alias decides.
  private func writeAliases(to lines: inout SourceLines) {
    let names = [plan.types[0].name, example?.type.name].compactMap(\.self)
    let aliases = Set(names).sorted().filter { Words($0).words.count == 1 && $0 != module }
    for name in aliases { lines.add("private typealias \(name) = \(module).\(name)") }
    if !aliases.isEmpty { lines.add() }
  }

  private func builder(_ type: String) -> String {
    spelling.builder(type)
  }

  /// The type of a whole document.
  private func document(_ name: (String) -> String) -> String {
    func spelled(_ type: ValueType) -> String {
      switch type {
      case .list(let inner): "[\(spelled(inner))]"
      case .map(let inner): "[String: \(spelled(inner))]"
      case .optional(let inner): spelled(inner) + "?"
      default: name(plan.types[0].name)
      }
    }
    return spelled(plan.root)
  }
}

extension ModelProperty {
  /// The value as a literal of Swift; nil if it is not sent as its type is written.
  fileprivate func literal(of value: JSONValue) -> String? {
    switch (reading.type, value) {
    case (.boolean, .boolean(let value)): return "\(value)"
    case (.string, .string(let text)) where text.utf8.count <= 60:
      return SwiftLiteral.string(text)
    case (.integer, .number(let number)):
      return Int(number.digits).map { "\($0)" }
    case (.double, .number(let number)):
      guard let double = Double(number.digits), abs(double) < 1e15 else { return nil }
      return "\(double)"
    default: return nil
    }
  }
}

extension ValueType {
  /// Whether no element can be dropped.
  fileprivate var isPlain: Bool {
    switch self {
    case .boolean, .integer, .string, .json, .double: true
    default: false
    }
  }
}

extension JSONValue {
  fileprivate var count: Int {
    switch self {
    case .array(let elements): elements.count
    case .object(let members): members.count
    default: 0
    }
  }

  /// The first object at a path.
  fileprivate func first(at path: ArraySlice<Step>) -> JSONValue? {
    guard let step = path.first else { return kind == .object ? self : nil }
    switch (step, self) {
    case (.key(let key), .object(let members)):
      return members[key]?.first(at: path.dropFirst())
    case (.members, .object(let members)):
      return members.lazy.compactMap { $0.value.first(at: path.dropFirst()) }.first
    case (.kind(let kind), .object(let members)):
      return members.contains { $0.value == .string(kind) } ? first(at: path.dropFirst()) : nil
    case (.elements, .array(let elements)):
      return elements.lazy.compactMap { $0.first(at: path.dropFirst()) }.first
    default: return nil
    }
  }
}
