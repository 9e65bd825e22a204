import BuilderExpansion
import ConstructionBuilders

/// The source of a first test: of the fixture, of a fragment, and of mutations.
struct TestSource {
  let plan: ModelPlan
  let root: ModelRoot
  let style: BuilderStyle
  /// The module with the models.
  let module: String
  let fixture: JSONValue
  /// The name of its file, without `.json`.
  let fixtureName: String

  private var spelling: TypeSpelling { TypeSpelling(plan: plan, style: style) }

  /// The types of the endpoint, the outermost one first.
  private var types: [ModelType] { indices.map { plan.types[$0] } }

  private var indices: [Int] {
    var indices = [root.type.model].compactMap(\.self)
    var next = 0
    while next < indices.count {
      for index in plan.types[indices[next]].inner where !indices.contains(index) {
        indices.append(index)
      }
      next += 1
    }
    return indices
  }

  var text: String {
    var lines = Lines()
    for line in [
      "import ConstructionBuilders", "import ConstructionBuildersTesting", "import Testing", "",
      "@testable import \(module)", "",
    ] { lines.line(line) }
    lines.block("struct \(root.name)Tests {") { lines in
      writeAliases(to: &lines)
      writeFixtureTest(to: &lines)
      if let example = example {
        lines.line()
        writeFragment(example, to: &lines)
      }
      // In a box, a finding has `[0]` in its path, and the check expects that of the JSON.
      let isBoxed = types.contains { $0.properties.contains { $0.box != nil } }
      if !isBoxed {
        lines.line()
        writeMutations(to: &lines)
      }
    }
    return lines.text
  }

  private func writeFixtureTest(to lines: inout Lines) {
    let builder = spelling.field(root.type)
    let name = SwiftLiteral.string(fixtureName)
    var expectations = FixtureExpectations(plan: plan)
    expectations.add(fixture, root.type, "model", most: 12)
    let parts = expectations.parts(of: mostExpectations)
    lines.block("@Test func fixture_isBuilt() throws {") { lines in
      lines.line("let root = try Fixture.root(\(builder).self, from: \(name))")
      // Of more than a hundred findings, the rest has a count, and can be repairs.
      lines.line("#expect(root.findings.filter { !$0.isRepair && $0.kind.count == nil } == [])")
      let model = "try root.build().get()"
      lines.line((expectations.lines.isEmpty ? "_ = " : "let model = ") + model)
      if parts.count > 1 {
        for part in 1...parts.count { lines.line("try expectPart\(part)(of: model)") }
      } else {
        write(parts[0], to: &lines)
      }
    }
    guard parts.count > 1 else { return }
    lines.line()
    lines.line("private struct AnotherVariant: Error {}")
    for (part, index) in zip(parts, 1...) {
      lines.line()
      if index == 1 { lines.comment("One function would take more stack than a thread has.") }
      let type = spelling.model(root.type)
      lines.block("private func expectPart\(index)(of model: \(type)) throws {") { lines in
        // Then no other part is tried: indices in it may be too large.
        let ending = FixtureExpectations.ending
        write(part.map { $0 == ending ? "  throw AnotherVariant()" : $0 }, to: &lines)
      }
    }
  }

  private func write(_ expectations: some Sequence<String>, to lines: inout Lines) {
    for line in expectations {
      lines.line(line, brokenBehind: line.hasPrefix("guard") ? " =" : "(")
    }
  }

  /// How many lines of expectations fit in a function.
  ///
  /// Without optimisation, each copies parts of the model onto the stack, all of them to other
  /// places. A thread has 512 kB of stack on Apple platforms.
  private var mostExpectations: Int {
    var sizes = StoredSizes(plan)
    // A list has its elements elsewhere, and what is expected of one is copied as well.
    let largest = indices.map { sizes.bytes(of: .model($0)) }.max() ?? 0
    return max(4, 256_000 / max(1, largest))
  }

  private func writeFragment(_ example: Example, to lines: inout Lines) {
    let model = example.type.name
    let function = SwiftName.declared(SwiftName.property(example.type.name))
    lines.block("private func \(function)() -> JSONFragment<\(model)> {") { lines in
      lines.block("JSONFragment {") { lines in
        for member in example.members {
          let key = SwiftLiteral.string(member.property.key)
          lines.line(
            "Member(\(key), \(member.literal), \\.\(member.property.declaredName))",
            brokenBehind: "(")
        }
      }
    }
    lines.line()
    lines.block("@Test func \(function.filter { $0 != "`" })_isAsSent() {") { lines in
      lines.block("\(function)().verify {") { lines in
        lines.line("try \(spelling.builder(example.type.name)).build(json: $0).get()")
      }
    }
    guard let required = example.members.first(where: { $0.property.presence == .required }) else {
      return
    }
    let key = SwiftLiteral.string(required.property.key)
    let title =
      SwiftName.property(example.type.name) + "_without"
      + SwiftName.type(required.property.key) + "_isNotBuilt"
    lines.line()
    lines.block("@Test func \(title)() throws {") { lines in
      lines.line("let json = try \(function)().dropping(\(key)).data")
      lines.line("#expect(throws: BuildFailure.self) {")
      lines.line("  try \(spelling.builder(example.type.name)).build(json: json).get()")
      lines.line("}")
    }
  }

  private func writeMutations(to lines: inout Lines) {
    let builder = spelling.field(root.type)
    let isLarge = fixture.description.utf8.count > Self.largeFixture
    let name = SwiftLiteral.string(fixtureName)
    let sampling = isLarge ? ", sampling: \(max(200, 3 * fixture.fields.count))" : ""
    lines.block("@Test func fixture_survivesMutations() throws {") { lines in
      lines.line("try Fixture.mutations(\(name)\(sampling)).check(\(builder).self)")
    }
  }

  /// All mutations of a fixture with more bytes take seconds. Three for each field, of which one
  /// drops it, found what all 4,288 of an object with 146 fields found.
  private static let largeFixture = 2_000
}

extension JSONValue {
  /// The paths of what mutations are spread over: the elements of an array are one.
  fileprivate var fields: Set<[Step]> {
    switch self {
    case .object(let members):
      members.reduce(into: [[]]) { fields, member in
        fields.formUnion(member.value.fields.map { [.key(member.key)] + $0 })
      }
    case .array(let elements):
      elements.reduce(into: [[]]) { fields, element in
        fields.formUnion(element.fields.map { [.elements] + $0 })
      }
    default: [[]]
    }
  }
}

/// The type whose fragment the test has.
extension TestSource {
  private struct Example {
    let type: ModelType
    let members: [(property: ModelProperty, literal: String)]
  }

  /// The first type that can be built of texts, numbers and booleans that the fixture has.
  private var example: Example? {
    for type in types where !type.isRow {
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
  /// Names can be those of other modules, too: `Thread`, `Comment`, `BuildReport`. An alias
  /// decides.
  private func writeAliases(to lines: inout Lines) {
    let names = [types[0].name, example?.type.name].compactMap(\.self)
    for name in Set(names).sorted() {
      lines.line("private typealias \(name) = \(module).\(name)")
    }
    lines.line()
  }
}

extension JSONValue {
  /// The first object at a path.
  fileprivate func first(at path: ArraySlice<Step>) -> JSONValue? {
    guard let step = path.first else { return kind == .object ? self : nil }
    switch (step, self) {
    case (.key(let key), .object(let members)):
      return members[key]?.first(at: path.dropFirst())
    case (.members, .object(let members)):
      return members.lazy.compactMap { $0.value.first(at: path.dropFirst()) }.first
    case (.variant(let kind), .object(let members)):
      return members.contains { $0.value.textOfVariant == kind } ? first(at: path.dropFirst()) : nil
    case (.position(let index), .array(let elements)):
      return index < elements.count ? elements[index].first(at: path.dropFirst()) : nil
    case (.content, .string): return content?.first(at: path.dropFirst())
    // The object alone does not say that it is such a one.
    case (.untold, _): return nil
    case (.elements, .array(let elements)):
      return elements.lazy.compactMap { $0.first(at: path.dropFirst()) }.first
    default: return nil
    }
  }
}
